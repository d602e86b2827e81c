import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cardFileOf,
  commentRefusal,
  isImageName,
  mayReply,
  thumbnailOf,
  timeAgo,
  titleFrom,
  type Vote,
  type VoteButton,
  voteAfter,
  voteChange,
} from './rules.ts'
import { words } from './words.ts'

describe('a vote', () => {
  test.each([
    [0, 'like', 1, 1],
    [1, 'like', -1, 0],
    [-1, 'like', 2, 1],
    [0, 'dislike', -1, -1],
    [-1, 'dislike', 1, 0],
    [1, 'dislike', -2, -1],
  ] as const)('of %i, after %s, changes the count by %i', (before, button, change, after) => {
    expect([voteChange(before, button), voteAfter(before, button)]).toEqual([change, after])
  })

  test('counts as what it is in the end, however often somebody changes their mind', () => {
    const presses = fc.array(fc.constantFrom<VoteButton>('like', 'dislike'), { maxLength: 30 })
    fc.assert(
      fc.property(presses, (pressed) => {
        const end = pressed.reduce<{ count: number; vote: Vote }>(
          ({ count, vote }, button) => ({ count: count + voteChange(vote, button), vote: voteAfter(vote, button) }),
          { count: 0, vote: 0 },
        )
        expect(end.count).toBe(end.vote)
      }),
    )
  })
})

const now = Date.parse('2026-06-01T12:00:00Z')
const ago = (seconds: number) => timeAgo(new Date(now - seconds * 1000).toISOString(), now)

test.each([
  [-30, 'just now'],
  [0.9, 'just now'],
  [1, '1 second ago'],
  [59.9, '59 seconds ago'],
  [60, '1 minute ago'],
  [3599, '59 minutes ago'],
  [3600, '1 hour ago'],
  [86_399, '23 hours ago'],
  [86_400, '1 day ago'],
  [30 * 86_400 - 1, '29 days ago'],
  [30 * 86_400, '1 month ago'],
  [365 * 86_400 - 1, '12 months ago'],
  [365 * 86_400, '1 year ago'],
  [800 * 86_400, '2 years ago'],
])('%d seconds are %s', (seconds, text) => {
  expect(ago(seconds)).toBe(text)
})

test('Counts are words with their singular.', () => {
  expect([0, 1, 2].map(words.countOfComments)).toEqual(['0 Comments', '1 Comment', '2 Comments'])
  expect([-2, -1, 0, 1, 2].map(words.likes)).toEqual(['-2 likes', '-1 like', '0 likes', '1 like', '2 likes'])
})

test('A comment has 300 characters at most, a reply too, and replies end at the tenth level.', () => {
  expect([commentRefusal(''), commentRefusal(` ${'x'.repeat(300)} `)]).toEqual([undefined, undefined])
  expect(commentRefusal('x'.repeat(301))).toBe('Comment is too long')
  expect(commentRefusal('x'.repeat(301), 'reply')).toBe('Reply is too long')
  expect([1, 9, 10].map(mayReply)).toEqual([true, true, false])
})

test('A file may be a picture by its name, in any case.', () => {
  for (const name of ['a.jpg', 'a.JPEG', 'b.c.png', 'a.bmp', 'a.gif', 'a.webp', 'a.AVIF'])
    expect([name, isImageName(name)]).toEqual([name, true])
  for (const name of ['a.svg', 'jpg', 'a.jpg.exe', 'a.', '', 'a.tiff', 'a.heic'])
    expect([name, isImageName(name)]).toEqual([name, false])
})

test('A title begins as the name of the file, as one line of text.', () => {
  expect(titleFrom('my_red-boat.final.JPG')).toBe('My red boat.final')
  expect(titleFrom('<img src=x onerror=alert(1)>.png')).toBe('<img src=x onerror=alert(1)>')
  expect(titleFrom('a\u2028b\nc.png')).toBe('A b c')
  expect(titleFrom(`${'x'.repeat(200)}.png`)).toHaveLength(80)
})

test('Small ones and cards are called after the large one.', () => {
  expect(thumbnailOf('/files/0a.avif')).toBe('/files/thumbnail_0a.avif')
  expect(cardFileOf('0a.avif')).toBe('card_0a.jpg')
})
