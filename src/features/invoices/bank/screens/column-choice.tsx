import { formatDay } from '#kit/shared/day.ts'
import { currencies } from '#kit/shared/money.ts'
import { Button } from '#kit/ui/button.tsx'
import { Form, FormError } from '#kit/ui/form.tsx'
import layout from '#kit/ui/layout.module.css'
import { type Option, SelectField } from '#kit/ui/select-field.tsx'
import { type ColumnRole, type Columns, columnRoles, type DayOrder, linesByColumns } from '../rules/columns.ts'
import type { CsvRow } from '../rules/csv.ts'
import { bankMoney } from '../rules/statement.ts'
import styles from './column-choice.module.css'

const names: Readonly<Record<ColumnRole, string>> = {
  day: 'Day',
  amount: 'Amount',
  payer: 'Payer',
  purpose: 'Purpose',
  reference: 'Reference',
  currency: 'Currency',
}

const orders: readonly Option<DayOrder>[] = [
  { value: 'dmy', label: '31.12.2026' },
  { value: 'mdy', label: '12/31/2026' },
  { value: 'ymd', label: '2026-12-31' },
]
const points: readonly Option<',' | '.'>[] = [
  { value: ',', label: '1.234,50' },
  { value: '.', label: '1,234.50' },
]

/** Rows of the file that are read while choosing. */
const tried = 200
const shownLines = 3

type ColumnChoiceProps = {
  name: string
  rows: readonly CsvRow[]
  columns: Columns
  message: string | undefined
  onChange: (columns: Columns) => void
  onTake: () => void
  onCancel: () => void
}

/** Which column is what: guessed, to be corrected, with what the first lines become by it. */
export function ColumnChoice({ name, rows, columns, message, onChange, onTake, onCancel }: ColumnChoiceProps) {
  const heading = rows.find(({ line }) => line === columns.heading) ?? rows[0]
  const options = (role: ColumnRole): Option[] => [
    ...(role === 'day' || role === 'amount' ? [] : [{ value: '-1', label: 'None' }]),
    ...(heading?.cells ?? []).map((cell, i) => ({
      value: String(i),
      label: `${i + 1}: ${cell.slice(0, 40) || '(empty)'}`,
    })),
  ]
  const { lines, problems, outgoing } = linesByColumns(rows.slice(0, tried), columns)
  const set = (more: Partial<Columns>) => onChange({ ...columns, ...more })
  return (
    <Form className={styles.choice} onSubmit={onTake}>
      <h2 className={styles.title}>{name}</h2>
      <div className={styles.fields}>
        {columnRoles.map((role) => (
          <SelectField
            key={role}
            label={names[role]}
            required={false}
            options={options(role)}
            value={String(columns[role])}
            onChange={(value) => set({ [role]: Number(value) })}
          />
        ))}
        <SelectField
          label="Days look like"
          options={orders}
          value={columns.dayOrder}
          onChange={(dayOrder) => set({ dayOrder })}
        />
        <SelectField
          label="Amounts look like"
          options={points}
          value={columns.point}
          onChange={(point) => set({ point })}
        />
        <SelectField
          label="Currency of the account"
          options={currencies.map((value) => ({ value, label: value }))}
          value={currencies.find((one) => one === columns.usualCurrency) ?? 'EUR'}
          onChange={(usualCurrency) => set({ usualCurrency })}
        />
      </div>
      <div className={styles.preview} aria-live="polite">
        {lines.length === 0 ? (
          <p>
            By these columns no incoming line can be read
            {problems[0] && `: line ${problems[0].line}, ${problems[0].message}`}.
          </p>
        ) : (
          <>
            <p>
              {lines.length === 1 ? '1 incoming line' : `${lines.length} incoming lines`}
              {rows.length > tried && ` among the first ${tried}`}, {outgoing} outgoing
              {problems.length > 0 && `, ${problems.length} that cannot be read`}. For example:
            </p>
            <ul className={styles.lines}>
              {lines.slice(0, shownLines).map((line, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike
                <li key={i}>
                  <strong>{bankMoney(line.amount, line.currency)}</strong> {formatDay(line.bookedOn)} {line.payer}
                  <span>{[line.reference, line.purpose].filter(Boolean).join(' ')}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <FormError message={message} />
      <div className={layout.row2}>
        <Button type="submit" disabled={lines.length === 0}>
          Take it in
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Another file
        </Button>
      </div>
    </Form>
  )
}
