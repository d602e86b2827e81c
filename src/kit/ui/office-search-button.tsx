import { SearchIcon } from './office-icons.tsx'
import styles from './office-search-button.module.css'

type OfficeSearchButtonProps = { label: string; word: string; onPress: () => void }

/** A magnifier on phones, what looks like a field beside the menu. */
export function OfficeSearchButton({ label, word, onPress }: OfficeSearchButtonProps) {
  return (
    <button
      type="button"
      className={styles.search}
      aria-label={label}
      aria-keyshortcuts="/"
      aria-haspopup="dialog"
      onClick={onPress}
    >
      <SearchIcon />
      <span className={styles.word}>{word}</span>
      <kbd className={styles.key}>/</kbd>
    </button>
  )
}
