import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  countOf,
  depthOf,
  findComment,
  sorted,
  type Thread,
  threadsOf,
  withComment,
  withLikes,
  withoutComment,
} from './threads.ts'

const at = (minute: number) => `2026-06-01T12:${String(minute).padStart(2, '0')}:00Z`
const one = (id: number, parent: number | null = null, likecount = 0) => ({
  id,
  parent,
  likecount,
  dateTime: at(id % 60),
})

const some = [one(1, null, 2), one(2, null, 5), one(3, 1), one(4, 1, 3), one(5, 3), one(6, null, 2)]
const shape = (threads: readonly Thread[]): unknown[] =>
  threads.map(({ id, replies }) => (replies.length > 0 ? [id, shape(replies)] : id))

test('Threads stand with the most liked first on every level, then the newest.', () => {
  expect(shape(threadsOf(some))).toEqual([2, 6, [1, [4, [3, [5]]]]])
})

test('What replies to something that is not there is left out.', () => {
  expect(shape(threadsOf(some.filter(({ id }) => id !== 1)))).toEqual([2, 6])
})

describe('a change', () => {
  const threads = threadsOf(some)

  test('puts a comment in front, and a reply first below its parent, wherever that is', () => {
    expect(shape(withComment(threads, { ...one(9), replies: [] }))).toEqual([9, 2, 6, [1, [4, [3, [5]]]]])
    expect(shape(withComment(threads, { ...one(9, 5), replies: [] }))).toEqual([2, 6, [1, [4, [3, [[5, [9]]]]]]])
    expect(shape(withComment(threads, { ...one(9, 77), replies: [] }))).toEqual(shape(threads))
  })

  test('takes a comment away with its replies', () => {
    expect(shape(withoutComment(threads, 3))).toEqual([2, 6, [1, [4]]])
    expect(shape(withoutComment(threads, 77))).toEqual(shape(threads))
  })

  test('of likes leaves the order until it is sorted again', () => {
    const voted = withLikes(threads, 3, 9)
    expect(shape(voted)).toEqual(shape(threads))
    expect(shape(sorted(voted))).toEqual([2, 6, [1, [[3, [5]], 4]]])
    expect(findComment(threads, 3)?.likecount).toBe(0)
  })

  test('knows how deep a comment is', () => {
    expect([1, 3, 5, 77].map((id) => depthOf(threads, id))).toEqual([1, 2, 3, undefined])
  })
})

test('Whatever the comments, none is lost, none stands twice, and each is below its parent.', () => {
  const comments = fc
    .array(fc.tuple(fc.nat(), fc.integer({ min: -5, max: 5 })), { maxLength: 40 })
    .map((drawn) => drawn.map(([pick, likes], i) => one(i + 1, pick % (i + 1) || null, likes)))
  fc.assert(
    fc.property(comments, fc.nat(), (given, pick) => {
      const threads = threadsOf(given.toReversed())
      expect(countOf(threads)).toBe(given.length)
      for (const { id, parent } of given)
        expect(depthOf(threads, id)).toBe(1 + (parent === null ? 0 : (depthOf(threads, parent) ?? Number.NaN)))
      const gone = (pick % given.length) + 1
      const found = findComment(threads, gone)
      const left = withoutComment(threads, gone)
      expect(countOf(left)).toBe(given.length - (found ? 1 + countOf(found.replies) : 0))
      expect(shape(left)).toEqual(shape(sorted(left)))
    }),
    { numRuns: 60 },
  )
})

test('Whether instants carry milliseconds or not, the order is that of their time.', () => {
  const instants = fc.tuple(fc.integer({ min: -3, max: 3 }), fc.constantFrom(0, 0, 1, 999), fc.boolean())
  const comments = fc.array(fc.tuple(instants, fc.nat(1)), { maxLength: 12 }).map((drawn) =>
    drawn.map(([[second, milliseconds, isShort], likecount], i) => {
      const time = Date.UTC(2026, 5, 1) + second * 1000 + (isShort ? 0 : milliseconds)
      const text = new Date(time).toISOString()
      return { id: i + 1, parent: null, likecount, dateTime: isShort ? text.replace('.000Z', 'Z') : text }
    }),
  )
  fc.assert(
    fc.property(comments, (given) => {
      const order = given.toSorted(
        (a, b) => b.likecount - a.likecount || Date.parse(b.dateTime) - Date.parse(a.dateTime) || b.id - a.id,
      )
      expect(shape(threadsOf(given))).toEqual(order.map(({ id }) => id))
    }),
    { numRuns: 300 },
  )
})
