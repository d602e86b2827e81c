import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { wholeNumber } from '#kit/shared/fields.ts'
import { words } from './words.ts'

/** What everybody may look at. What the artist does with it is in contract/artist.ts, which no visitor loads. */

export const aNumber = wholeNumber({ min: 1, max: 999_999_999, message: () => words.chooseOne })

export const galleryItem = z.object({
  id: z.int(),
  /** Who hung it. */
  uploader: z.string(),
  /** Of the largest picture; `thumbnail_` in front of the file name gives the small one. */
  path: z.string(),
  likecount: z.int(),
  /** Comments and replies that can be read. */
  commentcount: z.int(),
  /** When it was hung, an instant: `2026-11-21T13:40:00Z`. */
  dateTime: z.string(),
  title: z.string(),
  /** What it shows, for who does not see it. */
  alt: z.string(),
  /** Empty, and null, where the artist gave none. */
  series: z.string(),
  year: z.nullable(z.int()),
  /** Pixels of the largest picture. */
  width: z.int(),
  height: z.int(),
  /** The same picture in smaller sizes, narrowest first; `width` is in pixels. */
  narrower: z.array(z.object({ path: z.string(), width: z.int() })),
  /** A `data:` address of a few blurred pixels to show until it is there; may be empty. */
  placeholder: z.string(),
})
export type GalleryItem = z.output<typeof galleryItem>

export const getGalleryItems = endpoint({
  summary: 'Every work that hangs in the gallery, newest first',
  method: 'GET',
  path: '/api/aral_get_gallery_items/',
  access: 'anyone',
  changesWith: ['gallery'],
  answers: { 200: z.object({ gallery_data: z.array(galleryItem) }) },
})

export const comment = z.object({
  id: z.int(),
  gallery_item: z.int(),
  author: z.string(),
  body: z.string(),
  likecount: z.int(),
  /** An instant. */
  dateTime: z.string(),
  /** The comment it replies to; null at the top level. */
  parent: z.nullable(z.int()),
  /** Most liked first, as the comments themselves. */
  get replies() {
    return z.array(comment)
  },
})
export type GalleryComment = {
  id: number
  gallery_item: number
  author: string
  body: string
  likecount: number
  dateTime: string
  parent: number | null
  replies: GalleryComment[]
}

export const getComments = endpoint({
  summary:
    'The comments on a work with the replies to them, most liked first. 404 when the work does not hang any more',
  method: 'GET',
  path: '/api/aral_get_comments/:itemId/',
  access: 'anyone',
  changesWith: ['gallery'],
  params: z.object({ itemId: aNumber }),
  answers: { 200: z.object({ comments: z.array(comment) }) },
})

export const getCard = endpoint({
  summary: 'The picture that messengers show of a link to a work: JPEG, 1200 by 630',
  method: 'GET',
  path: '/api/aral_get_gallery_card/:itemId/',
  access: 'anyone',
  changesWith: ['gallery'],
  params: z.object({ itemId: aNumber }),
  answers: { 200: 'image/jpeg' },
})
