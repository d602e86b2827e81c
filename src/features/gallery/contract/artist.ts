import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { line, maybe, paragraph } from '#kit/shared/fields.ts'
import { largestPicture } from '#kit/shared/picture.ts'
import { aNumber, comment, galleryItem } from '../contract.ts'
import { longestAlt, longestComment, longestTitle } from '../rules.ts'
import { words } from '../words.ts'

/** What the artist does: everything here is refused to everybody else. */

const success = z.object({ status: z.literal('success') })
const oneOf = z.object({ id: aNumber })
const ids = z.array(z.int())

const listOf = (path: `/api/${string}`, summary: string) =>
  endpoint({ summary, method: 'GET', path, access: 'artist', changesWith: ['gallery'], answers: { 200: ids } })

export const getLikedImages = listOf('/api/aral_get_liked_images/', 'Ids of the works that the caller likes')
export const getDislikedImages = listOf('/api/aral_get_disliked_images/', 'Ids of the works that the caller dislikes')
export const getLikedComments = listOf('/api/aral_get_liked_comments/', 'Ids of the comments that the caller likes')
export const getDislikedComments = listOf(
  '/api/aral_get_disliked_comments/',
  'Ids of the comments that the caller dislikes',
)

/* @__NO_SIDE_EFFECTS__ */
const doing = (path: `/api/${string}`, summary: string) =>
  endpoint({ summary, method: 'POST', path, access: 'artist', params: oneOf, answers: { 200: success } })

export const getSeenItems = endpoint({
  summary: 'Ids of the works that the caller has opened',
  method: 'GET',
  path: '/api/aral_get_seen_gallery_items/',
  access: 'artist',
  changesWith: ['gallery'],
  answers: { 200: z.object({ seen_items: ids }) },
})

export const seeItem = doing('/api/aral_see_gallery_item/:id/', 'Remembers that the caller has opened a work')

/** `vote`: 1 liked, -1 disliked, 0 neither, of the caller now. `likecount`: of everybody now. */
const voted = z.object({ status: z.literal('success'), likecount: z.int(), vote: z.literal([1, 0, -1]) })
export type Voted = z.output<typeof voted>

const voting = (path: `/api/${string}`, summary: string) =>
  endpoint({
    summary,
    method: 'POST',
    path,
    access: 'artist',
    repeatable: true,
    params: oneOf,
    answers: { 200: voted },
  })

export const likeImage = voting('/api/aral_like_image/:id/', 'Likes a work, or no longer likes it where the caller did')
export const dislikeImage = voting(
  '/api/aral_dislike_image/:id/',
  'Dislikes a work, or no longer dislikes it where the caller did',
)
export const likeComment = voting(
  '/api/aral_like_comment/:id/',
  'Likes a comment, or no longer likes it where the caller did',
)
export const dislikeComment = voting(
  '/api/aral_dislike_comment/:id/',
  'Dislikes a comment, or no longer dislikes it where the caller did',
)

export const newComment = z.object({
  gallery_item: aNumber,
  /** The comment that is replied to. */
  parent: maybe(aNumber),
  body: paragraph({
    min: 1,
    max: longestComment,
    message: () => words.writeSomething,
    tooLong: () => words.commentTooLong,
  }),
})

export const postComment = endpoint({
  summary: 'Comments on a work or replies to a comment, in the name of the caller',
  method: 'POST',
  path: '/api/aral_post_comment/',
  access: 'artist',
  repeatable: true,
  body: newComment,
  answers: { 201: comment },
})

/** `commentcount`: of the work now. */
const counted = z.object({ status: z.literal('success'), commentcount: z.int() })

export const deleteComment = endpoint({
  summary: 'Takes a comment away, and with it the replies to it. It can be put back for a month',
  method: 'POST',
  path: '/api/aral_delete_comment/:id/',
  access: 'artist',
  params: oneOf,
  answers: { 200: counted },
})

export const restoreComment = endpoint({
  summary: 'Puts a comment back that was taken away, with its replies',
  method: 'POST',
  path: '/api/aral_restore_comment/:id/',
  access: 'artist',
  params: oneOf,
  answers: { 200: counted },
})

export const deleteImage = doing('/api/aral_delete_image/:id/', 'Takes a work down. It can be hung again for a month')
export const restoreImage = doing('/api/aral_restore_image/:id/', 'Hangs a work again that was taken down')

export const uploadForm = z.object({
  /** A file as the browser has it, or its bytes as they arrive. */
  image: z.custom<Blob | Uint8Array>((value) => value instanceof Uint8Array || value instanceof Blob, {
    error: () => words.noImage,
  }),
  title: z._default(line({ max: longestTitle, message: () => words.titleTooLong(longestTitle) }), ''),
  /** Made from the title where it is empty. */
  alt: z._default(line({ max: longestAlt, message: () => words.altTooLong(longestAlt) }), ''),
  series: z._default(line({ max: longestTitle, message: () => words.seriesTooLong(longestTitle) }), ''),
})

export const uploadImage = endpoint({
  summary:
    'Hangs a work: the picture is made anew in AVIF at several widths, without metadata. A refusal has an error flag too; 409 when it hangs already',
  method: 'POST',
  path: '/api/aral_upload_image/',
  access: 'artist',
  body: uploadForm,
  bodyLimit: largestPicture + 1024 * 1024,
  answers: { 201: z.object({ error: z.literal(false), file_url: z.string(), item: galleryItem }) },
})

export const contactRequest = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  body: z.string(),
  /** An instant. */
  dateTime: z.string(),
  seen: z.boolean(),
})
export type ContactRequest = z.output<typeof contactRequest>

export const getContactRequests = endpoint({
  summary: 'The inbox of the artist, newest first',
  method: 'GET',
  path: '/api/aral_get_contact_requests/',
  access: 'artist',
  changesWith: ['art-inbox'],
  answers: { 200: z.object({ inbox_data: z.array(contactRequest) }) },
})

export const seeContactRequest = doing('/api/aral_see_contact_request/:id/', 'Marks a contact request as seen')
export const deleteContactRequest = doing(
  '/api/aral_delete_contact_request/:id/',
  'Deletes a contact request. It can be put back for a month',
)
export const restoreContactRequest = doing(
  '/api/aral_restore_contact_request/:id/',
  'Puts a contact request back into the inbox',
)
