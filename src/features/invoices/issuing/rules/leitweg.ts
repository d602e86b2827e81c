/**
 * The Leitweg-ID under which a German public buyer takes invoices: coarse address (2 to 12 digits), a fine address of up
 * to 30 letters and digits where there is one, and two check digits (ISO 7064 Mod 97-10), with hyphens between.
 * https://leitweg-id.de, format specification 2.0.2
 */
const shape = /^(\d{2,12})(?:-([A-Z\d]{1,30}))?-(\d{2})$/

/** As it is written in the registers: capital letters and no spaces. */
export const plainLeitwegId = (text: string): string => text.toUpperCase().replace(/\s/g, '')

export function isLeitwegId(text: string): boolean {
  const [, coarse, fine = '', check] = shape.exec(plainLeitwegId(text)) ?? []
  return coarse !== undefined && remainder(`${coarse}${fine}${check}`) === 1
}

/** The check digits of an address, for which `04011000-12345` is written without them. */
export const leitwegCheckDigits = (address: string): string =>
  String(98 - remainder(`${plainLeitwegId(address).replaceAll('-', '')}00`)).padStart(2, '0')

/** What is left when letters are numbers from 10 on and the whole is divided by 97. */
function remainder(text: string): number {
  let left = 0
  for (const digit of text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55)))
    left = (left * 10 + Number(digit)) % 97
  return left
}
