import type { GalleryComment, GalleryItem } from '../../contract.ts'
import type { Thread } from '../../rules/threads.ts'
import type { Vote, VoteButton } from '../../rules.ts'

export type Votes = Readonly<Record<string, Vote>>
export type Comments = readonly Thread<GalleryComment>[]

/**
 * What whoever looks at the gallery does with it. A visitor's actions stay in the browser, the artist's go to the server;
 * the screens need not know whose they are.
 */
export type Hand = {
  isArtist: boolean
  seen: ReadonlySet<number>
  see: (item: number) => void
  imageVotes: Votes
  commentVotes: Votes
  /** The work with the count that this person sees. */
  asSeen: (item: GalleryItem) => GalleryItem
  voteOnImage: (item: GalleryItem, pressed: VoteButton) => void
  voteOnComment: (comment: GalleryComment, pressed: VoteButton) => void
  /** Gives the id of the new comment. Throws what is to be said where it could not be posted. */
  post: (item: number, body: string, parent: number | null) => Promise<number>
  remove: (comment: GalleryComment) => void
}
