import { language } from '#kit/shared/language.ts'
import { words } from './words.ts'

/** Characters of a comment or a reply, of a title or the name of a series, and of the words for what a work shows. */
export const longestComment = 300
export const longestTitle = 80
export const longestAlt = 300

/** The depth at which there is no [Reply] any more: a comment has 1, a reply to it 2. */
export const deepest = 10

/** What to show under a text that is too long; undefined for one that may be sent or, being empty, is ignored. */
export function commentRefusal(text: string, kind: 'comment' | 'reply' = 'comment'): string | undefined {
  if (text.trim().length <= longestComment) return undefined
  return kind === 'reply' ? words.replyTooLong : words.commentTooLong
}

/** A parent's depth; at the deepest there is no reply. */
export const mayReply = (depth: number): boolean => depth < deepest

/** 1 liked, -1 disliked, 0 neither. */
export type Vote = 1 | 0 | -1
export type VoteButton = 'like' | 'dislike'

/** The vote after a button was pressed: pressed again it is taken back, and the other one flips it. */
export function voteAfter(before: Vote, pressed: VoteButton): Vote {
  const wanted = pressed === 'like' ? 1 : -1
  return before === wanted ? 0 : wanted
}

/** What is added to the like count, -2 to 2: every vote counts as what it is. */
export const voteChange = (before: Vote, pressed: VoteButton): number => voteAfter(before, pressed) - before

export const imageEndings = ['jpg', 'jpeg', 'png', 'bmp', 'gif', 'webp', 'avif'] as const

/** What a file input lets people choose: pictures, and AVIF where a browser does not know that it is one. */
export const imageAccept = 'image/*,.avif'

/** Whether a file may be a picture, by its name. What it really is, the server sees by its content. */
export function isImageName(name: string): boolean {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase()
  return imageEndings.some((one) => one === ending)
}

/** A title to begin with, from the name of a file: `my_red-boat.JPG` is `My red boat`. */
export function titleFrom(fileName: string): string {
  const name = fileName
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}_-]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return (name.charAt(0).toUpperCase() + name.slice(1)).slice(0, longestTitle).trim()
}

/** What stands in for a title. */
export const untitled = 'Untitled'

/** What a work shows, where nobody said. */
export const usualAlt = (title: string, uploader: string): string => `“${title}”, a work by ${uploader}`

/** `/files/x.avif` is `/files/thumbnail_x.avif` in small: the file name with `thumbnail_` in front. */
export const thumbnailOf = (path: string): string => path.replace(/[^/]*$/, (file) => `thumbnail_${file}`)

/** The file of the picture that messengers show: `x.avif` is `card_x.jpg`. */
export const cardFileOf = (file: string): string => `card_${file.replace(/\.avif$/, '.jpg')}`

const units = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

/**
 * `3 months ago`, in the largest unit of which one has passed: years have 365 days, months 30. `just now` within a second,
 * and for what a clock that is ahead calls the future. `dateTime` is an instant as text, `now` is in milliseconds.
 */
export function timeAgo(dateTime: string, now: number): string {
  const seconds = Math.floor((now - Date.parse(dateTime)) / 1000)
  for (const [unit, length] of units) {
    const count = Math.floor(seconds / length)
    if (count >= 1) return new Intl.RelativeTimeFormat(language()).format(-count, unit)
  }
  return words.justNow
}

/** Left open in the page of a work: the server puts in what messengers show of a link to it. */
export const openPlaces = { title: ':workTitle', alt: ':workAlt' } as const
export const cardPath = (itemId: string | number) => `/api/aral_get_gallery_card/${itemId}/`
