/**
 * The versions of the texts that are agreed to with an order, kept with it: the day of each, and the beginning of the
 * SHA-256 of its page's module, by which the wording is found again. A test fails where a page says something else.
 */
export const texts = {
  terms: { day: '2026-11-22', hash: '' },
  privacy: { day: '2026-11-22', hash: '' },
} as const

/** `terms 2026-11-22 1a2b3c4d, privacy 2026-11-22 5e6f7a8b`. */
export const textsAgreedTo: string = Object.entries(texts)
  .map(([name, { day, hash }]) => `${name} ${day} ${hash}`)
  .join(', ')
