export const attached = (what: string, file: string) => `(${what}: siehe Anhang ${file})`
