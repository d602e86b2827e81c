import * as z from 'zod/mini'

/** When something was done that could not be sent at once; not said: now. */
export const happenedAt = z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)))

/** How long ago it can have been. */
const longestAgo = { hours: 7 * 24 }

/**
 * When something happened as it is believed: not in the future, not before what came before it, and not longer ago than a
 * device can have been without a network. Undefined where it is not said, or is no time.
 */
export function believedTime(
  said: string | undefined,
  now: Temporal.Instant,
  notBefore?: string | undefined,
): Temporal.Instant | undefined {
  if (said === undefined || said === '') return undefined
  const at = instantIn(said)
  if (at === undefined) return undefined
  const least = latest(now.subtract(longestAgo), notBefore === undefined ? undefined : instantIn(notBefore))
  return Temporal.Instant.compare(at, now) > 0 ? now : latest(least, at)
}

const latest = (one: Temporal.Instant, other: Temporal.Instant = one): Temporal.Instant =>
  Temporal.Instant.compare(one, other) < 0 ? other : one

function instantIn(text: string): Temporal.Instant | undefined {
  try {
    return Temporal.Instant.from(text)
  } catch {
    return undefined
  }
}
