import { language } from '#kit/shared/language.ts'

/** Hours to the tenth: `1,204.5`. */
export const hoursText = (hours: number): string =>
  new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(hours)
