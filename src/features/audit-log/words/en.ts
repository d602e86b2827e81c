/** `action`: as it is kept, `Changed`. */
export const label = (action: string, by: string, day: string) => `${action} by ${by} (${day})`
