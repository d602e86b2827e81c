import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import layout from '#kit/ui/layout.module.css'
import type { Reached } from '../contract.ts'
import { count, share } from '../rules.ts'
import styles from './figures.module.css'
import { Bar } from './figures-funnel.tsx'

export type FigureRow = Reached & { name: string }

/** What is counted of those written to. */
const steps = [
  { step: 'followed_up', label: 'Followed up' },
  { step: 'answered', label: 'Answered' },
  { step: 'customer', label: 'Customers' },
  { step: 'unsubscribed', label: 'Unsubscribed' },
  { step: 'bounced', label: 'Bounced' },
] as const

/** As many as are compared at a glance. */
const shownFirst = 6

type FiguresTableProps = {
  title: string
  lead: string
  /** What a row is. */
  of: string
  rows: readonly FigureRow[]
  /** Says how many there are at all, also those not written to. */
  entries?: boolean
  empty?: string
}

/** Results side by side: a table whose cells are bars as well, all on one scale. On a phone each row is a card. */
export function FiguresTable({ title, lead, of, rows, entries = false, empty }: FiguresTableProps) {
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? rows : rows.slice(0, shownFirst)
  const most = Math.max(...rows.flatMap((row) => steps.map(({ step }) => partOf(row, step))))
  const id = `figures-${of}`
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={layout.muted}>{rows.length === 0 && empty ? empty : lead}</p>
      {rows.length > 0 && (
        <table className={styles.table} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{of}</th>
              {entries && <th scope="col">In the list</th>}
              <th scope="col">Contacted</th>
              {steps.map(({ step, label }) => (
                <th key={step} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                {entries && <td data-label="In the list">{count(row.new)}</td>}
                <td data-label="Contacted">{count(row.contacted)}</td>
                {steps.map(({ step, label }) => (
                  <td key={step} className={styles.cell} data-step={step} data-label={label}>
                    <span className={styles.number}>
                      {count(row[step])}
                      {row[step] > 0 && row.contacted > 0 && <small>{share(row[step], row.contacted)}</small>}
                    </span>
                    <Bar part={partOf(row, step)} whole={most} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rows.length > shown.length && (
        <Button variant="secondary" size="small" onClick={() => setShowsAll(true)}>
          Show all {rows.length}
        </Button>
      )}
    </section>
  )
}

const partOf = (row: FigureRow, step: keyof Reached): number => (row.contacted === 0 ? 0 : row[step] / row.contacted)
