/** Comments as trees, of the server and of a visitor's own browser alike. Nothing given is changed. */

/** `dateTime` is an instant in UTC, `2026-11-21T13:40:00Z`, with or without milliseconds. */
export type Threaded = { id: number; likecount: number; dateTime: string; parent: number | null }
/** A comment with the replies to it. */
export type Thread<C extends Threaded = Threaded> = C & { replies: Thread<C>[] }

/** Most liked first, then newest, then by id so that the order is always the same. */
const inOrder = (a: Threaded, b: Threaded) =>
  b.likecount - a.likecount || newestFirst(a.dateTime, b.dateTime) || b.id - a.id

/** Instants in UTC that are written alike are in the order of their text; a visitor's own have milliseconds. */
const newestFirst = (a: string, b: string) => {
  if (a.length !== b.length) return Date.parse(b) - Date.parse(a)
  return a === b ? 0 : a < b ? 1 : -1
}

/** Threads from comments in any order. What replies to a comment that is not there cannot be reached, and is left out. */
export function threadsOf<C extends Threaded>(comments: readonly C[]): Thread<C>[] {
  const byParent = new Map<number | null, C[]>()
  for (const one of comments) {
    const siblings = byParent.get(one.parent)
    if (siblings) siblings.push(one)
    else byParent.set(one.parent, [one])
  }
  const below = (parent: number | null): Thread<C>[] =>
    (byParent.get(parent) ?? []).toSorted(inOrder).map((one) => ({ ...one, replies: below(one.id) }))
  return below(null)
}

/** Every level by likes again, as after reading; while somebody votes, threads stay where they are. */
export const sorted = <C extends Threaded>(threads: readonly Thread<C>[]): Thread<C>[] =>
  threads.toSorted(inOrder).map((one) => ({ ...one, replies: sorted<C>(one.replies) }))

/** Comments and replies together. */
export const countOf = (threads: readonly Thread[]): number =>
  threads.reduce((sum, { replies }) => sum + 1 + countOf(replies), 0)

/** Its depth, 1 at the top level; undefined where there is no such comment. */
export function depthOf(threads: readonly Thread[], id: number, depth = 1): number | undefined {
  for (const one of threads) {
    const found = one.id === id ? depth : depthOf(one.replies, id, depth + 1)
    if (found !== undefined) return found
  }
  return undefined
}

export function findComment<C extends Threaded>(threads: readonly Thread<C>[], id: number): Thread<C> | undefined {
  for (const one of threads) {
    const found = one.id === id ? one : findComment<C>(one.replies, id)
    if (found) return found
  }
  return undefined
}

/** Changed in one comment; the others stay the same objects. */
function changed<C extends Threaded>(
  threads: readonly Thread<C>[],
  id: number,
  change: (one: Thread<C>) => Thread<C>,
): Thread<C>[] {
  return threads.map((one) => {
    if (one.id === id) return change(one)
    return findComment<C>(one.replies, id) ? { ...one, replies: changed(one.replies, id, change) } : one
  })
}

/** With a new comment: in front of all, or first among the replies to its parent. Without its parent nothing changes. */
export function withComment<C extends Threaded>(threads: readonly Thread<C>[], comment: Thread<C>): Thread<C>[] {
  if (comment.parent === null) return [comment, ...threads]
  return changed<C>(threads, comment.parent, (one) => ({ ...one, replies: [comment, ...one.replies] }))
}

/** Without a comment and the replies to it. */
export const withoutComment = <C extends Threaded>(threads: readonly Thread<C>[], id: number): Thread<C>[] =>
  threads
    .filter((one) => one.id !== id)
    .map((one) => (findComment<C>(one.replies, id) ? { ...one, replies: withoutComment<C>(one.replies, id) } : one))

/** With another like count of one comment. */
export const withLikes = <C extends Threaded>(threads: readonly Thread<C>[], id: number, change: number): Thread<C>[] =>
  changed<C>(threads, id, (one) => ({ ...one, likecount: one.likecount + change }))
