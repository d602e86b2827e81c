import { useRef } from 'react'
import styles from './search-field.module.css'
import { words } from './words.ts'

type SearchFieldProps = { value: string; onChange: (text: string) => void }

/** Filters as one types; Escape and the button empty it. */
export function SearchField({ value, onChange }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <search className={styles.search}>
      <label className={styles.label} htmlFor="question-search">
        {words.search}
      </label>
      <span className={styles.line}>
        <input
          id="question-search"
          ref={input}
          type="search"
          className={styles.field}
          placeholder={words.examples}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') clear()
          }}
        />
        {value !== '' && (
          <button type="button" className={styles.clear} onClick={clear}>
            {words.clear}
          </button>
        )}
      </span>
    </search>
  )
}
