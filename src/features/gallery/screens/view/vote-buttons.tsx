import { classNames } from '#kit/ui/class-names.ts'
import type { Vote, VoteButton } from '../../rules.ts'
import styles from './vote-buttons.module.css'

type VoteButtonsProps = {
  /** What is voted on, for those who cannot see which buttons belong to what. */
  what: string
  vote: Vote
  count: number
  /** Of the count: `3 likes`. */
  words?: string
  large?: boolean
  onVote: (pressed: VoteButton) => void
}

const buttons = [
  ['like', 'Like', 1, 'M12 5l8 13H4z'],
  ['dislike', 'Dislike', -1, 'M12 19L4 6h16z'],
] as const

/** Like, the count, dislike. Pressed again a vote is taken back. */
export function VoteButtons({ what, vote, count, words, large = false, onVote }: VoteButtonsProps) {
  const [like, dislike] = buttons.map(([pressed, label, value, shape]) => (
    <button
      key={pressed}
      type="button"
      className={styles.button}
      aria-label={`${label} ${what}`}
      aria-pressed={vote === value}
      title={label}
      onClick={() => onVote(pressed)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={shape} />
      </svg>
    </button>
  ))
  return (
    <div className={classNames(styles.votes, large && styles.large)}>
      {like}
      <span className={styles.count}>{words ?? count}</span>
      {dislike}
    </div>
  )
}
