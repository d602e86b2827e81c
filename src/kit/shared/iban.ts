/** Account numbers as banks write and check them. */

/** Without spaces and in capitals. */
export const bare = (text: string): string => text.replace(/\s/g, '').toUpperCase()

/** In groups of four, as papers write it. */
export const groupsOf = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ')

/** ISO 13616: the country and check digits moved to the end leave 1 when divided by 97. */
export function isIban(text: string): boolean {
  const iban = bare(text)
  return /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban) && modulo97(iban.slice(4) + iban.slice(0, 4)) === 1
}

/** ISO 9362: 8 or 11 characters. */
export const isBic = (text: string): boolean => /^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/.test(bare(text))

/** Of a text whose letters count from 10 on, divided by 97. */
function modulo97(text: string): number {
  const digits = text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return Number(BigInt(digits) % 97n)
}
