/** What file systems do not take, what splits or turns a name around, and what nobody sees. */
const unfit = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\\/:*?"<>|]/gu

/** A text as (a part of) the name of a file: one line, never a path, without dots or spaces at its end. May be empty. */
export const inFileName = (text: string): string =>
  text
    .normalize('NFC')
    .replace(unfit, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[. ]+$/, '')
