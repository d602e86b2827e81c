import { checkArtist } from '#features/sign-in/contract/art.ts'
import { ApiError, call } from '#kit/ui/api.ts'
import { repeatKeys } from '#kit/ui/repeat-keys.ts'
import { amend, refresh } from '#kit/ui/server-state.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { words as kitWords } from '#kit/ui/words.ts'
import {
  deleteComment,
  deleteImage,
  dislikeComment,
  dislikeImage,
  getDislikedComments,
  getDislikedImages,
  getLikedComments,
  getLikedImages,
  getSeenItems,
  likeComment,
  likeImage,
  postComment as post,
  restoreComment,
  restoreImage,
  seeItem,
} from '../../contract/artist.ts'
import { type GalleryComment, type GalleryItem, getComments, getGalleryItems } from '../../contract.ts'
import { findComment, withComment, withLikes, withoutComment } from '../../rules/threads.ts'
import type { VoteButton } from '../../rules.ts'
import { words } from '../../words.ts'
import { type Standing, voteQueue } from './vote-queue.ts'

const images = voteQueue({
  send: (id, pressed) => call(pressed === 'like' ? likeImage : dislikeImage, { params: { id } }),
  show: (id, { vote, likecount }) => {
    showVote(getLikedImages, getDislikedImages, id, vote)
    amendItem(id, { likecount })
  },
  onRefusal: refused,
})

/** Of which work a comment is that was voted on. */
const worksOf = new Map<number, number>()

const comments = voteQueue({
  send: (id, pressed) => call(pressed === 'like' ? likeComment : dislikeComment, { params: { id } }),
  show: (id, { vote, likecount }) => {
    showVote(getLikedComments, getDislikedComments, id, vote)
    amendThreads(worksOf.get(id), (threads) =>
      withLikes(threads, id, likecount - (findComment(threads, id)?.likecount ?? likecount)),
    )
  },
  onRefusal: refused,
})

export const voteOnImage = images

export function voteOnComment({ id, gallery_item }: GalleryComment, pressed: VoteButton, now: Standing) {
  worksOf.set(id, gallery_item)
  comments(id, pressed, now)
}

export function seeImage(id: number) {
  amend(getSeenItems, undefined, ({ seen_items }) => ({ seen_items: [...new Set([...seen_items, id])] }))
  // A tick that does not arrive is not worth a word.
  call(seeItem, { params: { id } }).catch(noticeEnd)
}

const repeat = repeatKeys()

export async function postComment(item: number, body: string, parent: number | null): Promise<number> {
  const sent = { gallery_item: item, body, parent: parent ?? undefined }
  const posted = await repeat(sent, (key) => call(post, { body: sent }, { key })).catch((error: unknown) => {
    noticeEnd(error)
    throw error
  })
  amendThreads(item, (threads) =>
    findComment(threads, posted.id) ? [...threads] : withComment(threads, posted as GalleryComment),
  )
  void refresh(getGalleryItems)
  return posted.id
}

export async function removeComment({ id, gallery_item: item, replies }: GalleryComment) {
  amendThreads(item, (threads) => withoutComment(threads, id))
  try {
    const { commentcount } = await call(deleteComment, { params: { id } })
    amendItem(item, { commentcount })
  } catch (error) {
    void refresh(getComments)
    return refused(error)
  }
  offerUndo(replies.length > 0 ? words.threadDeleted : words.commentDeleted, async () => {
    const { commentcount } = await call(restoreComment, { params: { id } })
    amendItem(item, { commentcount })
    await refresh(getComments)
  })
}

/** Takes a work down; says whether that worked. */
export async function removeImage({ id, title }: GalleryItem): Promise<boolean> {
  try {
    await call(deleteImage, { params: { id } })
  } catch (error) {
    refused(error)
    return false
  }
  amend(getGalleryItems, undefined, ({ gallery_data }) => ({
    gallery_data: gallery_data.filter((one) => one.id !== id),
  }))
  offerUndo(words.takenDown(title), async () => {
    await call(restoreImage, { params: { id } })
    await refresh(getGalleryItems)
  })
  return true
}

const offerUndo = (text: string, undo: () => Promise<void>) =>
  toast(text, { tone: 'info', action: { label: words.undo, run: () => void undo().catch(refused) } })

function refused(error: unknown) {
  noticeEnd(error)
  toast(error instanceof ApiError ? error.message : kitWords.failed, {
    tone: 'danger',
  })
}

/** Without a session the gallery is a visitor's again. */
function noticeEnd(error: unknown) {
  if (error instanceof ApiError && error.status === 401) void refresh(checkArtist)
}

function showVote(liked: typeof getLikedImages, disliked: typeof getLikedImages, id: number, vote: Standing['vote']) {
  const without = (ids: readonly number[]) => ids.filter((one) => one !== id)
  amend(liked, undefined, (ids) => (vote === 1 ? [...without(ids), id] : without(ids)))
  amend(disliked, undefined, (ids) => (vote === -1 ? [...without(ids), id] : without(ids)))
}

const amendItem = (id: number, change: Partial<GalleryItem>) =>
  amend(getGalleryItems, undefined, ({ gallery_data }) => ({
    gallery_data: gallery_data.map((one) => (one.id === id ? { ...one, ...change } : one)),
  }))

type Threads = GalleryComment[]

function amendThreads(item: number | undefined, change: (threads: Threads) => Threads) {
  if (item === undefined) return
  amend(getComments, { params: { itemId: item } }, (answer) => ({
    comments: change(answer.comments as Threads),
  }))
}
