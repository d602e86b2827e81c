/** In dollars. */
export const largestWorth = 99_999

/** The dollars that somebody typed as a voucher's worth: `50`, `50.50`, `1,000`, `$100`. Undefined where it is no amount. */
export function typedWorth(text: string): number | undefined {
  const plain = text
    .replace(/^[\s$]+|\s+$/g, '')
    .replace(/(?<=\d)[.,](?=\d{3}(?!\d))/g, '')
    .replace(',', '.')
  return /^-?\d{1,9}(\.\d{1,9})?$/.test(plain) ? Number(plain) : undefined
}
