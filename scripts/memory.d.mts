/** Settings of the C library, by name. Empty where it is not Linux. */
export const frugal: Readonly<Record<string, string>>
export function beginFrugally(): void
