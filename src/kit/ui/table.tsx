import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './table.module.css'
import hidden from './visually-hidden.module.css'

export type Column<R> = {
  key: string
  header: ReactNode
  cell: (row: R) => ReactNode
  /** Numbers stand at the end of their cell. */
  align?: 'start' | 'end'
  /** The cell that names the row. */
  rowHeader?: boolean
}

export type TableProps<R> = {
  caption: ReactNode
  /** Keeps the caption for screen readers only, where a heading already says it. */
  hideCaption?: boolean
  columns: readonly Column<R>[]
  rows: readonly R[]
  rowKey: (row: R) => string | number
  rowClass?: (row: R) => string | undefined
  /** In the place of the rows when there are none. */
  empty?: ReactNode
  className?: string
}

/** Rows and columns with a header that stays; scrolls inside itself, by keyboard too, where it is too wide. */
export function Table<R>({ caption, hideCaption, columns, rows, rowKey, rowClass, empty, className }: TableProps<R>) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a container that scrolls must be reachable by keyboard
    <section className={classNames(styles.scroll, className)} aria-labelledby={id} tabIndex={0}>
      <table className={styles.table}>
        <caption id={id} className={hideCaption ? hidden.hidden : styles.caption}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={classNames(column.align === 'end' && styles.end)}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={rowClass?.(row)}>
              {columns.map((column) =>
                column.rowHeader ? (
                  <th key={column.key} scope="row" className={classNames(column.align === 'end' && styles.end)}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.key} className={classNames(column.align === 'end' && styles.end)}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
          {rows.length === 0 && empty != null && (
            <tr>
              <td colSpan={columns.length}>{empty}</td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  )
}
