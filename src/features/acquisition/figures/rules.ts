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

/** Of so many that got a subject, who answered. */
type Answered = { contacted: number; answered: number }

/** The normal distribution's value for 95 %. */
const z = 1.959964

/** Between which shares the true one lies with 95 % (Wilson). */
export function intervalOf({ contacted: sent, answered }: Answered): [low: number, high: number] {
  if (sent === 0) return [0, 1]
  const [rate, over] = [answered / sent, (z * z) / sent]
  const half = z * Math.sqrt((rate * (1 - rate)) / sent + over / (4 * sent))
  const at = (sign: number) => Math.min(1, Math.max(0, (rate + over / 2 + sign * half) / (1 + over)))
  return [at(-1), at(1)]
}

/** By how much more often the first is answered than the second, and between what that lies with 95 % (Newcombe). */
export function differenceOf(a: Answered, b: Answered): { by: number; low: number; high: number } {
  const rate = ({ contacted: sent, answered }: Answered) => (sent === 0 ? 0 : answered / sent)
  const [p, q, [pLow, pHigh], [qLow, qHigh]] = [rate(a), rate(b), intervalOf(a), intervalOf(b)]
  const by = p - q
  return { by, low: by - Math.hypot(p - pLow, qHigh - q), high: by + Math.hypot(pHigh - p, q - qLow) }
}

/** Fewer say nothing, whatever the interval. */
const fewest = 20

const inPercent = (part: number) => String(Math.round(part * 100)).replace('-', '−')

/** Which of the first two subjects is answered more often, as far as that can be told. */
export function verdictOf([first, second]: readonly (Answered & { subject: string })[]): string {
  if (!first || !second) return 'Two subjects are compared once both were sent.'
  const { low, high } = differenceOf(first, second)
  const said = (one: Answered & { subject: string }) =>
    `“${one.subject}” ${one.answered} of ${one.contacted} (${intervalOf(one).map(inPercent).join('–')} %)`
  const isEarly = Math.min(first.contacted, second.contacted) < fewest || (low <= 0 && high >= 0)
  const verdict = isEarly
    ? 'Too early to tell which is better'
    : `The ${low > 0 ? 'first' : 'second'} is answered more often`
  return `${verdict}: ${said(first)}, ${said(second)}; the first lies ${inPercent(low)} to ${inPercent(high)} points above the second. Intervals of 95 %.`
}
