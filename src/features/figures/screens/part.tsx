import type { ReactNode } from 'react'
import { percentWords } from '#features/price-rules/terms/rules.ts'
import { language } from '#kit/shared/language.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import layout from '#kit/ui/layout.module.css'
import { Table } from '#kit/ui/table.tsx'
import { exportFigures, type Figures, type FiguresAsked, type TableName } from '../contract.ts'
import { type Column, type Sheet, sheetOf } from '../rules/tables.ts'
import { words } from '../words.ts'
import styles from './figures.module.css'

type PartProps = { table: TableName; text?: string; figures: Figures; asked: FiguresAsked; children?: ReactNode }

/** A table of the figures; its children show the same in another way. */
export function Part({ table, figures, asked, ...shown }: PartProps) {
  const query = Object.entries({ ...asked, table, language: language() }).map(([name, value]) => [name, String(value)])
  const file = `${exportFigures.path}?${new URLSearchParams(query)}`
  return <SheetPart title={words.titles[table]} file={file} sheet={sheetOf(table, figures)} {...shown} />
}

type SheetProps = { title: string; file: string; sheet: Sheet; text?: string; children?: ReactNode }

/** A table which can be taken along as a file. */
export function SheetPart({ title, file, sheet, text, children }: SheetProps) {
  return (
    <div className={styles.part}>
      <header className={styles.head}>
        <h2>{title}</h2>
        <ButtonLink variant="secondary" size="small" href={file} download aria-label={words.csvOf(title)}>
          CSV
        </ButtonLink>
      </header>
      {text !== undefined && <p className={layout.note}>{text}</p>}
      {children ?? <Rows title={title} {...sheet} />}
    </div>
  )
}

function Rows({ title, columns, rows }: { title: string } & Sheet) {
  const amounts = rows
    .flatMap((row) => row.filter((_, i) => columns[i]?.kind === 'money'))
    .map((cell) => Number(cell ?? 0))
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
  if (kind !== 'money' && kind !== 'price') return value
  if (value === undefined) return '–'
  const cents = Number(value)
  if (kind === 'price') return formatMoney(cents)
  return (
    <>
      {formatMoney(cents)}
      <span className={styles.bar} aria-hidden="true" style={{ width: `${(Math.max(cents, 0) / most) * 100}%` }} />
    </>
  )
}

export const shareWords = (share: number | undefined) =>
  share === undefined ? '–' : percentWords(Math.round(share * 100))
