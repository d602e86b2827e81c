import { useState } from 'react'
import { foreignCountryOf } from '#features/blocked-customers/rules/phone.ts'
import { Badge } from '#kit/ui/badge.tsx'
import { Button } from '#kit/ui/button.tsx'
import layout from '#kit/ui/layout.module.css'
import { type Column, Table } from '#kit/ui/table.tsx'
import type { Screened } from '../../contract/handle.ts'
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

/** What will be added to a country. Rows without an email stand out, and it is said which ones may be of another country. */
export function NewRows({ rows, country }: { rows: readonly NewRow[]; country: string }) {
  const [pages, setPages] = useState(1)
  const missing = rows.filter(({ email }) => email === '').length
  const abroad = rows.flatMap(({ name, phone }) => {
    const there = foreignCountryOf(phone, country)
    return there === undefined ? [] : [`${name} (${there})`]
  })
  const shown = rows.slice(0, pages * pageLength)
  return (
    <section className={styles.rows} aria-label="New rows">
      <h2 className={styles.heading}>
        New <Badge tone="success">{rows.length}</Badge>
      </h2>
      {missing > 0 && (
        <p className={styles.missing}>{`Missing emails: ${missing}. They can be added later, before writing.`}</p>
      )}
      {abroad.length > 0 && (
        <p className={styles.missing}>
          {`Not a phone number of ${country}: ${abroad.slice(0, 10).join(', ')}${abroad.length > 10 ? ` and ${abroad.length - 10} more` : ''}. Add those to their own country: its law decides who may be written to.`}
        </p>
      )}
      {rows.length === 0 ? (
        <p className={layout.note}>Nothing to add yet.</p>
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
