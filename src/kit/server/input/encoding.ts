export type Encoding = 'br' | 'gzip'

/** As small as each makes it. */
const ours: readonly Encoding[] = ['br', 'gzip']

/**
 * How an answer is sent to who says this in `Accept-Encoding`: the one they like best of those there are, of equals the
 * smallest; undefined is as it is. RFC 9110, section 12.5.3.
 */
export function encodingFor(header: string | undefined, there: readonly Encoding[] = ours): Encoding | undefined {
  if (!header) return undefined
  const wishes = new Map(header.toLowerCase().split(',').map(wishOf))
  const rest = wishes.get('*') ?? 0
  let best: Encoding | undefined
  // Whoever does not name it takes it only where there is nothing else.
  let most = wishes.get('identity') ?? 0
  for (const encoding of ours) {
    const wish = wishes.get(encoding) ?? rest
    if (!there.includes(encoding) || wish === 0 || wish < most || (wish === most && best)) continue
    best = encoding
    most = wish
  }
  return best
}

/** `br;q=0.5`; what is no weight counts as a refusal, what has none as the full wish. */
function wishOf(text: string): [name: string, weight: number] {
  const [name = '', ...parameters] = text.split(';').map((part) => part.trim())
  const weight = parameters.find((one) => /^q\s*=/.test(one))
  if (weight === undefined) return [name, 1]
  const value = Number(weight.slice(weight.indexOf('=') + 1))
  return [name, value > 0 ? Math.min(value, 1) : 0]
}
