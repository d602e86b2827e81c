import { useEffect, useMemo } from 'react'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import {
  getDislikedComments,
  getDislikedImages,
  getLikedComments,
  getLikedImages,
  getSeenItems,
} from '../../contract/artist.ts'
import type { Vote } from '../../rules.ts'
import { postComment, removeComment, seeImage, voteOnComment, voteOnImage } from './artist-actions.ts'
import type { Hand, Votes } from './hand.ts'

/** The hand of the artist, told to `onChange`: everything is kept by the server, and shown before it answers. */
export default function ArtistHand({ onChange }: { onChange: (hand: Hand | undefined) => void }) {
  const imageVotes = useVotes(getLikedImages, getDislikedImages)
  const commentVotes = useVotes(getLikedComments, getDislikedComments)
  const { data } = useEndpoint(getSeenItems)

  const hand = useMemo<Hand>(
    () => ({
      isArtist: true,
      seen: new Set(data?.seen_items),
      imageVotes,
      commentVotes,
      asSeen: (item) => item,
      see: seeImage,
      voteOnImage: ({ id, likecount }, pressed) => voteOnImage(id, pressed, { vote: imageVotes[id] ?? 0, likecount }),
      voteOnComment: (comment, pressed) =>
        voteOnComment(comment, pressed, { vote: commentVotes[comment.id] ?? 0, likecount: comment.likecount }),
      post: postComment,
      remove: removeComment,
    }),
    [data, imageVotes, commentVotes],
  )
  useEffect(() => onChange(hand), [hand, onChange])
  useEffect(() => () => onChange(undefined), [onChange])
  return null
}

function useVotes(liked: typeof getLikedImages, disliked: typeof getDislikedImages): Votes {
  const { data: likes } = useEndpoint(liked)
  const { data: dislikes } = useEndpoint(disliked)
  return useMemo(() => {
    const all = (ids: readonly number[] = [], vote: Vote) => ids.map((id): [number, Vote] => [id, vote])
    return Object.fromEntries([...all(likes, 1), ...all(dislikes, -1)])
  }, [likes, dislikes])
}
