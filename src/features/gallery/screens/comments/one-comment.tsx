import { useRef, useState } from 'react'
import { IconButton } from '#kit/ui/button.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import { CloseIcon } from '#kit/ui/icons.tsx'
import layout from '#kit/ui/layout.module.css'
import type { GalleryComment } from '../../contract.ts'
import { countOf, type Thread } from '../../rules/threads.ts'
import { mayReply, timeAgo } from '../../rules.ts'
import { words } from '../../words.ts'
import { useHand } from '../hand/use-hand.tsx'
import { VoteButtons } from '../view/vote-buttons.tsx'
import { CommentForm } from './comment-form.tsx'
import styles from './one-comment.module.css'

type OneCommentProps = {
  comment: Thread<GalleryComment>
  /** 1 at the top level. */
  depth: number
  /** Milliseconds. */
  now: number
  /** The name of the comment that the address leads to. */
  linked: string | undefined
}

/** Whoever did something goes on from there. */
const focusOn = (name: string, preventScroll = false) => document.getElementById(name)?.focus({ preventScroll })

const nameOf = (id: number) => (id < 0 ? `comment-own${-id}` : `comment-${id}`)

/** A comment and the replies to it, which may be folded away. */
export function OneComment({ comment, depth, now, linked }: OneCommentProps) {
  const hand = useHand()
  const [isReplying, setReplying] = useState(false)
  const [isFolded, setFolded] = useState(false)
  const reply = useRef<HTMLButtonElement>(null)
  const { id, author, body, likecount, dateTime, replies, gallery_item: item } = comment
  const name = nameOf(id)
  const count = countOf(replies)
  return (
    <li className={styles.comment}>
      <article
        id={name}
        className={classNames(styles.words, linked === name && styles.linked)}
        aria-label={words.commentBy(author)}
        tabIndex={-1}
      >
        <div className={styles.head}>
          <span className={layout.bold}>{words.by(author)}</span>
          <a className={styles.time} href={`#${name}`}>
            <time dateTime={dateTime}>{timeAgo(dateTime, now)}</time>
          </a>
          <IconButton
            label={words.deleteComment(author)}
            className={styles.remove}
            onClick={() => {
              hand.remove(comment)
              focusOn('comments', true)
            }}
          >
            <CloseIcon />
          </IconButton>
        </div>
        <p className={styles.body}>{body}</p>
        <div className={styles.actions}>
          <VoteButtons
            labels={{ like: words.likeComment(author), dislike: words.dislikeComment(author) }}
            vote={hand.commentVotes[id] ?? 0}
            count={likecount}
            counted={words.likes(likecount)}
            onVote={(pressed) => hand.voteOnComment(comment, pressed)}
          />
          {mayReply(depth) && (
            <button
              ref={reply}
              type="button"
              className={styles.action}
              aria-expanded={isReplying}
              onClick={() => setReplying(!isReplying)}
            >
              {words.toReply}
            </button>
          )}
          {count > 0 && (
            <button
              type="button"
              className={styles.action}
              aria-expanded={!isFolded}
              onClick={() => setFolded(!isFolded)}
            >
              {isFolded ? words.showReplies(count) : words.hideReplies(count)}
            </button>
          )}
        </div>
      </article>
      {isReplying && (
        <CommentForm
          kind="reply"
          onCancel={() => {
            setReplying(false)
            reply.current?.focus()
          }}
          onSend={async (text) => {
            const posted = await hand.post(item, text, id)
            setReplying(false)
            setFolded(false)
            requestAnimationFrame(() => focusOn(nameOf(posted)))
          }}
        />
      )}
      {count > 0 && !isFolded && (
        <ul className={classNames(styles.replies, depth >= 4 && styles.deep)}>
          {replies.map((reply) => (
            <OneComment key={reply.id} comment={reply} depth={depth + 1} now={now} linked={linked} />
          ))}
        </ul>
      )}
    </li>
  )
}
