export const byHours = (what: string) => `${what}, by the hour`
export const overNights = (what: string) => `${what}, over nights`
export const cashOnSite = 'in cash on site'
