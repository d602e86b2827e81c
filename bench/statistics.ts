/** The value that half of them do not exceed; the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2
}

/** The smallest value that `percent` percent of them do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(Math.ceil((sorted.length * percent) / 100) - 1, 0)] ?? Number.NaN
}

/** How many times as much ones are as others, pair by pair: the median of their ratios. */
export const ratio = (ones: readonly number[], others: readonly number[]): number =>
  median(ones.map((one, i) => one / (others[i] ?? Number.NaN)).filter((value) => !Number.isNaN(value)))
