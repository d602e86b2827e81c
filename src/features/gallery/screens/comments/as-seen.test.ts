import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { GalleryComment } from '../../contract.ts'
import { countOf, type Thread } from '../../rules/threads.ts'
import {
  countOfOwn,
  newVisitor,
  type OwnComment,
  type Visitor,
  voted,
  withHidden,
  withOwn,
  withoutOwn,
  withSeen,
  withShown,
} from '../hand/visitor.ts'
import { asSeenBy } from './as-seen.ts'

const at = (second: number) => new Date(Date.UTC(2026, 5, 1, 5, 0, second)).toISOString()
const theirs = (id: number, likecount: number, replies: GalleryComment[] = [], parent: number | null = null) => ({
  id,
  gallery_item: 1,
  author: 'Lina Falke',
  body: `number ${id}`,
  likecount,
  dateTime: at(id),
  parent,
  replies,
})
const own = (id: number, parent: number | null = null): OwnComment => ({
  id,
  gallery_item: 1,
  parent,
  body: `mine ${id}`,
  dateTime: at(-id),
})
const comments = [theirs(1, 2, [theirs(3, 0, [], 1)]), theirs(2, 1)]
const outline = (threads: readonly Thread<GalleryComment>[]): unknown[] =>
  threads.map(({ id, likecount, replies }) => [id, likecount, ...outline(replies)])
const seenBy = (visitor: Visitor, atFirst = newVisitor) => outline(asSeenBy(visitor, atFirst, 1, comments))

test('what a visitor does is seen at once, and keeps its place until the visitor comes again', () => {
  expect(seenBy(newVisitor)).toEqual([
    [1, 2, [3, 0]],
    [2, 1],
  ])
  const visitor = withOwn({ ...newVisitor, comments: voted(voted({}, 1, 'dislike'), 2, 'like') }, own(-50), own(-51, 3))
  expect(seenBy(visitor)).toEqual([
    [-50, 0],
    [1, 1, [3, 0, [-51, 0]]],
    [2, 2],
  ])
  expect(seenBy(visitor, visitor)).toEqual([
    [2, 2],
    [1, 1, [3, 0, [-51, 0]]],
    [-50, 0],
  ])
  expect(asSeenBy(visitor, visitor, 9, [])).toEqual([])
  expect(asSeenBy(visitor, visitor, 1, comments).at(-1)).toMatchObject({ author: 'Alley', body: 'mine -50' })
})

test('a comment goes with its replies, and all of it comes back', () => {
  const visitor = withOwn(newVisitor, own(-5), own(-6, -5), own(-7, -6), own(-8))
  const { visitor: after, gone } = withoutOwn(visitor, -5)
  expect(gone.map(({ id }) => id)).toEqual([-5, -6, -7])
  expect(seenBy(after)).toEqual([
    [-8, 0],
    [1, 2, [3, 0]],
    [2, 1],
  ])
  expect(seenBy(withOwn(after, ...gone), visitor)).toEqual(seenBy(visitor, visitor))
  expect(seenBy(withHidden(visitor, { id: 1, gallery_item: 1, count: 2 }), visitor)).toEqual([
    [2, 1],
    [-8, 0],
    [-5, 0, [-6, 0, [-7, 0]]],
  ])
})

test('every press of a button moves the count by -2 to 2, and it is never more than one away from what the server says', () => {
  const presses = fc.array(fc.constantFrom('like' as const, 'dislike' as const), { maxLength: 12 })
  fc.assert(
    fc.property(presses, (pressed) => {
      const votes = pressed.reduce((all, one) => voted(all, 2, one), newVisitor.comments)
      const threads = asSeenBy({ ...newVisitor, comments: votes }, newVisitor, 1, comments)
      const count = threads.find(({ id }) => id === 2)?.likecount ?? Number.NaN
      expect(count).toBe(1 + (votes[2] ?? 0))
      expect(countOf(threads)).toBe(3)
    }),
    { numRuns: 50 },
  )
})

test('the count is that of the server with what was written and without what is hidden, and all can be shown again', () => {
  const visitor = withHidden(withOwn(newVisitor, own(-5)), { id: 1, gallery_item: 1, count: 2 })
  expect([countOfOwn(visitor, 1), countOfOwn(visitor, 2)]).toEqual([-1, 0])
  expect(countOf(asSeenBy(visitor, visitor, 1, comments))).toBe(3 - 1)
  expect(withShown(visitor, 1).hidden).toEqual([])
})

test('a work is seen once', () => {
  expect(withSeen(withSeen(newVisitor, 4), 4).seen).toEqual([4])
})
