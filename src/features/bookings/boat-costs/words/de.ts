export const byHours = (what: string) => `${what}, stundenweise`
export const overNights = (what: string) => `${what}, über Nacht`
export const cashOnSite = 'bar vor Ort'
