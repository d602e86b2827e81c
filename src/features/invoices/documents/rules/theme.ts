import type { Language } from '#kit/shared/countries.ts'

/** What the agency says on its papers in each language, besides what has to stand there. */
export type ThemeTexts = {
  /** Below everything else, before the foot. */
  thanks: string
  /** How to pay, beside the account. */
  paymentNote: string
  /** In the foot of every page. */
  footer: string
}

/** How the agency's papers look and what they say. */
export type Theme = {
  /** `#rrggbb`: the star and the bar of the total. */
  accent: string
  texts: Record<Language, ThemeTexts>
}

/** The colours of a paper. */
export const ink = '#161512'
export const chalk = '#ffffff'

export const defaultLook: Theme = {
  accent: '#ffcf4a',
  texts: {
    en: { thanks: 'Thank you for letting us look after your website.', paymentNote: '', footer: '' },
    de: { thanks: 'Danke, dass wir uns um Ihre Website kümmern dürfen.', paymentNote: '', footer: '' },
  },
}

/** WCAG: text is read from this contrast on. */
const readable = 4.5
/** What stands out from white paper at all. */
const visible = 1.2

/** Relative luminance of `#rrggbb`, as WCAG 2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** From 1, the same, to 21, black on white. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** What text is set in on a colour: ink or chalk, whichever is read better. */
export const textOn = (colour: string): string => (contrast(colour, ink) >= contrast(colour, chalk) ? ink : chalk)

/** Why a colour cannot be the accent; undefined where it can. */
export function accentRefusal(accent: string): string | undefined {
  if (!/^#[\da-f]{6}$/i.test(accent)) return 'Please choose a colour'
  if (contrast(accent, chalk) < visible) return 'This colour cannot be seen on white paper: choose a darker one'
  if (contrast(accent, textOn(accent)) < readable)
    return 'Neither black nor white text can be read on this colour: choose a lighter or darker one'
  return undefined
}
