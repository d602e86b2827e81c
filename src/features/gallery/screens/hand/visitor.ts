import { type Vote, type VoteButton, voteAfter } from '../../rules.ts'

/** A comment that stays in the browser it was written in. Its id is negative, so that it is nobody else's. */
export type OwnComment = {
  id: number
  gallery_item: number
  parent: number | null
  body: string
  /** An instant. */
  dateTime: string
}

/** A comment of others that was taken out of sight, and how many with all the replies to it. */
export type Hidden = { id: number; gallery_item: number; count: number }

type Votes = Readonly<Record<string, Vote>>

/** What a visitor did, of which the server knows nothing. */
export type Visitor = {
  images: Votes
  comments: Votes
  seen: readonly number[]
  own: readonly OwnComment[]
  hidden: readonly Hidden[]
}

export const newVisitor: Visitor = { images: {}, comments: {}, seen: [], own: [], hidden: [] }

/** Whom a visitor's comments are by. */
export const visitorName = 'Alley'

export const voted = (votes: Votes, id: number, pressed: VoteButton): Votes => ({
  ...votes,
  [id]: voteAfter(votes[id] ?? 0, pressed),
})

export const withSeen = (visitor: Visitor, id: number): Visitor =>
  visitor.seen.includes(id) ? visitor : { ...visitor, seen: [...visitor.seen, id] }

export const withOwn = (visitor: Visitor, ...comments: readonly OwnComment[]): Visitor => ({
  ...visitor,
  own: [...visitor.own, ...comments],
})

/** An own comment goes with the own replies below it. Gives what went, too. */
export function withoutOwn(visitor: Visitor, id: number): { visitor: Visitor; gone: readonly OwnComment[] } {
  const ids = new Set([id])
  // A reply is always written after what it replies to.
  for (const one of visitor.own) if (one.parent !== null && ids.has(one.parent)) ids.add(one.id)
  const gone = visitor.own.filter((one) => ids.has(one.id))
  return { visitor: { ...visitor, own: visitor.own.filter((one) => !ids.has(one.id)) }, gone }
}

export const withHidden = (visitor: Visitor, one: Hidden): Visitor => ({
  ...visitor,
  hidden: [...visitor.hidden, one],
})

export const withShown = (visitor: Visitor, ...ids: readonly number[]): Visitor => ({
  ...visitor,
  hidden: visitor.hidden.filter(({ id }) => !ids.includes(id)),
})

/** Comments more, or fewer, than the server counts on a work. */
export function countOfOwn({ own, hidden }: Visitor, item: number): number {
  const here = (one: { gallery_item: number }) => one.gallery_item === item
  return own.filter(here).length - hidden.filter(here).reduce((sum, { count }) => sum + count, 0)
}
