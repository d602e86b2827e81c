/** Signs that a text of one's own may have. */
export const barcodeMax = 32

/** EAN-8, UPC-A and EAN-13 by their length: the last digit follows from the others. */
const lengths = [8, 12, 13]

/** Whether a number that is as long as an EAN or UPC ends in the digit that makes it one; any other text is right. */
export function hasRightDigit(code: string): boolean {
  if (!/^\d+$/.test(code) || !lengths.includes(code.length)) return true
  const sum = [...code].reverse().reduce((all, digit, i) => all + Number(digit) * (i % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

/** A code as it is kept. A UPC-A is the EAN-13 with a zero before it: some scanners say the one, some the other. */
export const barcodeOf = (scanned: string): string => scanned.trim().replace(/^\d{12}$/, '0$&')
