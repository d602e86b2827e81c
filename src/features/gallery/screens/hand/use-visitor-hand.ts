import { useMemo } from 'react'
import { toast } from '#kit/ui/toasts.ts'
import type { GalleryComment } from '../../contract.ts'
import { words } from '../../words.ts'
import type { Hand } from './hand.ts'
import { countOfOwn, voted, withHidden, withOwn, withoutOwn, withSeen, withShown } from './visitor.ts'
import { changeVisitor, readVisitor, useVisitor } from './visitor-store.ts'

/** Without an account: votes, comments and ticks are this browser's own. */
export function useVisitorHand(): Hand {
  const visitor = useVisitor()
  return useMemo(() => {
    const { images, comments, seen } = visitor
    return {
      isArtist: false,
      seen: new Set(seen),
      imageVotes: images,
      commentVotes: comments,
      asSeen: (item) => ({
        ...item,
        likecount: item.likecount + (images[item.id] ?? 0),
        commentcount: item.commentcount + countOfOwn(visitor, item.id),
      }),
      ...actions,
    }
  }, [visitor])
}

const largestId = 2 ** 31

const actions: Pick<Hand, 'see' | 'voteOnImage' | 'voteOnComment' | 'post' | 'remove'> = {
  see: (item) => changeVisitor((before) => withSeen(before, item)),
  voteOnImage: ({ id }, pressed) =>
    changeVisitor((before) => ({ ...before, images: voted(before.images, id, pressed) })),
  voteOnComment: ({ id }, pressed) =>
    changeVisitor((before) => ({ ...before, comments: voted(before.comments, id, pressed) })),
  post: async (item, body, parent) => {
    const id = -1 - Math.floor(Math.random() * largestId)
    const dateTime = new Date().toISOString()
    changeVisitor((before) => withOwn(before, { id, gallery_item: item, parent, body, dateTime }))
    return id
  },
  remove: (comment) => (comment.id < 0 ? deleteOwn(comment.id) : hide(comment)),
}

function deleteOwn(id: number) {
  const { visitor, gone } = withoutOwn(readVisitor(), id)
  changeVisitor(() => visitor)
  offerUndo(words.ownDeleted(gone.length), () => changeVisitor((now) => withOwn(now, ...gone)))
}

/** What others wrote stays for others. */
function hide({ id, gallery_item, replies }: GalleryComment) {
  changeVisitor((before) => withHidden(before, { id, gallery_item, count: 1 + countAll(replies) }))
  offerUndo(words.takenOutOfSight, () => changeVisitor((now) => withShown(now, id)))
}

const countAll = (replies: readonly GalleryComment[]): number =>
  replies.reduce((sum, one) => sum + 1 + countAll(one.replies), 0)

const offerUndo = (text: string, undo: () => void) =>
  toast(text, { tone: 'info', action: { label: words.undo, run: undo } })
