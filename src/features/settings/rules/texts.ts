/**
 * The versions of the texts that are agreed to with an order, kept with it: the day of each, and the beginning of the
 * SHA-256 of its Markdown, by which the wording is found again; of the first ones, of the page that then held it. A test
 * fails where a page says something else.
 */
export const texts = {
  terms: { day: '2026-11-23', hash: 'c3e33d74e560' },
  privacy: { day: '2026-11-22', hash: '7c9a44c30f3c' },
} as const

/** `terms 2026-11-22 1a2b3c4d5e6f, privacy 2026-11-22 5e6f7a8b9c0d`: what an order keeps of what was agreed to with it. */
export const agreedTo = (...names: readonly (keyof typeof texts)[]): string =>
  names.map((name) => `${name} ${texts[name].day} ${texts[name].hash}`).join(', ')
