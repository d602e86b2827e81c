/** In place of a picture. */
export const attached = (what: string, file: string) => `(${what}: see the attached ${file})`
