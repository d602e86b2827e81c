import { useEffect, useRef, useState } from 'react'
import { Badge } from '#kit/ui/badge.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Link } from '#kit/ui/link.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import type { RejectedLine } from '../../contract/handle.ts'
import { entryAddress } from '../list/view.ts'
import styles from './new-entries.module.css'

type OmittedRowsProps = {
  rows: readonly RejectedLine[]
  onCorrect: (row: RejectedLine, text: string) => void
}

const pageLength = 50

/** Lines that are not added: why, because of whom, and a field to correct each. */
export function OmittedRows({ rows, onCorrect }: OmittedRowsProps) {
  const [pages, setPages] = useState(1)
  const heading = useRef<HTMLHeadingElement>(null)
  const corrects = useRef(false)
  useEffect(() => {
    // Whoever corrected a line that is gone now goes on with the next ones.
    if (!corrects.current || rows.length === 0) return
    corrects.current = false
    if (document.activeElement === document.body) heading.current?.focus()
  }, [rows])
  if (rows.length === 0) return null
  const shown = rows.slice(0, pages * pageLength)
  return (
    <section className={styles.rows} aria-label="Omitted rows">
      <h2 className={styles.heading} ref={heading} tabIndex={-1}>
        Omitted <Badge tone="warning">{rows.length}</Badge>
      </h2>
      <ul className={styles.omitted}>
        {shown.map((row) => (
          <OmittedRow
            key={`${row.line} ${row.text}`}
            row={row}
            onCorrect={(text) => {
              corrects.current = true
              onCorrect(row, text)
            }}
          />
        ))}
      </ul>
      {shown.length < rows.length && (
        <Button variant="secondary" size="small" onClick={() => setPages(pages + 1)}>
          {`More (${rows.length - shown.length})`}
        </Button>
      )}
    </section>
  )
}

function OmittedRow({ row, onCorrect }: { row: RejectedLine; onCorrect: (text: string) => void }) {
  const was = row.text.replaceAll('\n', ' ')
  const [text, setText] = useState(was)
  const correct = () => text !== was && onCorrect(text)
  return (
    <li className={styles.row}>
      <p className={styles.reason}>
        <Badge tone="warning">{row.tag}</Badge>
        <span>
          {`${row.reason}.`} {row.entry && <Link to={entryAddress(row.entry.id)}>{`Show ${row.entry.business}`}</Link>}
        </span>
      </p>
      <div className={styles.correction}>
        <TextField
          label={`Line ${row.line}`}
          required={false}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={setText}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // The form around would add what is there.
            event.preventDefault()
            correct()
          }}
        />
        <Button variant="secondary" disabled={text === was} onClick={correct}>
          Correct
        </Button>
      </div>
    </li>
  )
}
