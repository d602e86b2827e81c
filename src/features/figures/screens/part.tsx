import type { ReactNode } from 'react'
import { percentWords } from '#features/price-rules/terms/rules.ts'
import { language } from '#kit/shared/language.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import layout from '#kit/ui/layout.module.css'
import { Table } from '#kit/ui/table.tsx'
import { exportFigures, type Figures, type FiguresAsked, type TableName } from '../contract.ts'
import { type Column, sheetOf } from '../rules/tables.ts'
import { words } from '../words.ts'
import styles from './figures.module.css'

type PartProps = { table: TableName; text?: string; figures: Figures; asked: FiguresAsked; children?: ReactNode }

/** A table of the figures, which can be taken along as a file; its children show the same in another way. */
export function Part({ table, text, figures, asked, children }: PartProps) {
  const title = words.titles[table]
  const query = Object.entries({ ...asked, table, language: language() }).map(([name, value]) => [name, String(value)])
  return (
    <div className={styles.part}>
      <header className={styles.head}>
        <h2>{title}</h2>
        <ButtonLink
          variant="secondary"
          size="small"
          href={`${exportFigures.path}?${new URLSearchParams(query)}`}
          download
          aria-label={words.csvOf(title)}
        >
          CSV
        </ButtonLink>
      </header>
      {text !== undefined && <p className={layout.note}>{text}</p>}
      {children ?? <Rows title={title} table={table} figures={figures} />}
    </div>
  )
}

function Rows({ title, table, figures }: { title: string; table: TableName; figures: Figures }) {
  const { columns, rows } = sheetOf(table, figures)
  const amounts = rows.flatMap((row) => row.filter((_, i) => columns[i]?.kind === 'money')).map(Number)
  const most = Math.max(...amounts, 1)
  return (
    <Table
      caption={title}
      hideCaption
      className={styles.table}
      columns={columns.flatMap(({ name, kind, inFileOnly }, i) => {
        if (inFileOnly) return []
        const cell = (row: (typeof rows)[number]) => <Cell value={row[i]} kind={kind} most={most} />
        return [{ key: name, header: name, cell, align: kind === 'text' ? 'start' : 'end', rowHeader: i === 0 }]
      })}
      rows={rows}
      rowKey={([name]) => String(name)}
      empty={words.none}
    />
  )
}

function Cell({ value, kind, most }: { value: string | number | undefined; kind: Column['kind']; most: number }) {
  if (kind === 'share') return shareWords(value as number | undefined)
  if (kind !== 'money') return value
  const cents = Number(value)
  return (
    <>
      {formatMoney(cents)}
      <span className={styles.bar} aria-hidden="true" style={{ width: `${(cents / most) * 100}%` }} />
    </>
  )
}

export const shareWords = (share: number | undefined) =>
  share === undefined ? '–' : percentWords(Math.round(share * 100))
