import { classNames } from '#kit/ui/class-names.ts'
import type { Vote, VoteButton } from '../../rules.ts'
import { words } from '../../words.ts'
import styles from './vote-buttons.module.css'

type VoteButtonsProps = {
  /** With what is voted on, for those who cannot see which buttons belong to what. */
  labels: Readonly<Record<VoteButton, string>>
  vote: Vote
  count: number
  /** Of the count: `3 likes`. */
  counted?: string
  large?: boolean
  onVote: (pressed: VoteButton) => void
}

const buttons = [
  ['like', words.like, 1, 'M12 5l8 13H4z'],
  ['dislike', words.dislike, -1, 'M12 19L4 6h16z'],
] as const

/** Like, the count, dislike. Pressed again a vote is taken back. */
export function VoteButtons({ labels, vote, count, counted, large = false, onVote }: VoteButtonsProps) {
  const [like, dislike] = buttons.map(([pressed, name, value, shape]) => (
    <button
      key={pressed}
      type="button"
      className={styles.button}
      aria-label={labels[pressed]}
      aria-pressed={vote === value}
      title={name}
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
      <span className={styles.count}>{counted ?? count}</span>
      {dislike}
    </div>
  )
}
