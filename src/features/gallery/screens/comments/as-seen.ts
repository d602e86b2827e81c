import type { GalleryComment } from '../../contract.ts'
import { type Thread, threadsOf, withComment, withLikes, withoutComment } from '../../rules/threads.ts'
import { type OwnComment, type Visitor, visitorName } from '../hand/visitor.ts'

type Comments = readonly Thread<GalleryComment>[]

/**
 * The comments on a work as this visitor sees them, own ones among them. They are in the order they had when the visitor
 * came: what is voted on stays where it is, what is written since stands in front.
 */
export function asSeenBy(
  visitor: Visitor,
  atFirst: Visitor,
  item: number,
  comments: Comments,
): Thread<GalleryComment>[] {
  const mine = visitor.own.filter((one) => one.gallery_item === item)
  const isOld = ({ id }: OwnComment) => atFirst.own.some((one) => one.id === id)
  const voteAt = (one: Visitor, id: number) => one.comments[id] ?? 0
  const old = [...flat(comments), ...mine.filter(isOld).map(asComment)]
  let threads = threadsOf(old.map((one) => ({ ...one, likecount: one.likecount + voteAt(atFirst, one.id) })))
  for (const one of mine) if (!isOld(one)) threads = withComment(threads, { ...asComment(one), replies: [] })
  for (const { id } of visitor.hidden) threads = withoutComment(threads, id)
  for (const id of Object.keys(visitor.comments).map(Number)) {
    const change = voteAt(visitor, id) - voteAt(atFirst, id)
    if (change !== 0) threads = withLikes(threads, id, change)
  }
  return threads
}

const flat = (comments: Comments): GalleryComment[] => comments.flatMap((one) => [one, ...flat(one.replies)])

const asComment = (one: OwnComment): GalleryComment => ({ ...one, author: visitorName, likecount: 0, replies: [] })
