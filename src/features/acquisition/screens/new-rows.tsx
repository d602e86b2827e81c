import { useState } from 'react'
import { Badge } from '#kit/ui/badge.tsx'
import { Button } from '#kit/ui/button.tsx'
import { type Column, Table } from '#kit/ui/table.tsx'
import type { Screened } from '../contract.handle.ts'
import styles from './new-entries.module.css'

type NewRow = Screened['cleaned_list'][number]

const pageLength = 50

const columns: readonly Column<NewRow>[] = [
  { key: 'name', header: 'Business', cell: ({ name }) => name, rowHeader: true },
  { key: 'website', header: 'Website', cell: ({ website }) => website },
  { key: 'email', header: 'Email', cell: ({ email }) => email || <em className={styles.none}>no email</em> },
  { key: 'phone', header: 'Phone', cell: ({ phone }) => phone },
]
const contactColumn: Column<NewRow> = { key: 'contact', header: 'Contact', cell: ({ contact }) => contact }

/** What will be added. Rows without an email stand out. */
export function NewRows({ rows }: { rows: readonly NewRow[] }) {
  const [pages, setPages] = useState(1)
  const missing = rows.filter(({ email }) => email === '').length
  const shown = rows.slice(0, pages * pageLength)
  return (
    <section className={styles.rows} aria-label="New rows">
      <h2 className={styles.heading}>
        New <Badge tone="success">{rows.length}</Badge>
      </h2>
      {missing > 0 && (
        <p className={styles.missing}>{`Missing emails: ${missing}. They can be added later, before writing.`}</p>
      )}
      {rows.length === 0 ? (
        <p className={styles.hint}>Nothing to add yet.</p>
      ) : (
        <Table
          caption="Businesses that will be added"
          hideCaption
          className={styles.table ?? ''}
          columns={rows.some(({ contact }) => contact !== '') ? [...columns, contactColumn] : columns}
          rows={shown}
          rowKey={({ line }) => line}
          rowClass={({ email }) => (email === '' ? styles.noEmail : undefined)}
        />
      )}
      {shown.length < rows.length && (
        <Button variant="secondary" size="small" onClick={() => setPages(pages + 1)}>
          {`More (${rows.length - shown.length})`}
        </Button>
      )}
    </section>
  )
}
