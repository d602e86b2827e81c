/** `12,345`. */
export const count = (amount: number): string => amount.toLocaleString('en-US')

/** What part something is of a whole: `12 %`, below ten with a decimal, and never 0 % or 100 % of what is not. */
export function share(part: number, whole: number): string {
  if (whole <= 0 || part <= 0) return '0 %'
  if (part >= whole) return '100 %'
  const percent = (part / whole) * 100
  if (percent < 0.1) return 'under 0.1 %'
  if (percent > 99) return 'over 99 %'
  return `${percent < 9.95 ? percent.toFixed(1).replace(/\.0$/, '') : Math.round(percent)} %`
}
