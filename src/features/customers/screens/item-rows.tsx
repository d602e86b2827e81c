import { type KeyboardEvent, useEffect, useRef } from 'react'
import { type Currency, formatExact } from '#kit/shared/money.ts'
import { settledNumber } from '#kit/shared/typed-numbers.ts'
import { Button, IconButton } from '#kit/ui/button.tsx'
import { FieldMessage, useMessage } from '#kit/ui/field.tsx'
import { CloseIcon, PlusIcon } from '#kit/ui/icons.tsx'
import layout from '#kit/ui/layout.module.css'
import { TextField } from '#kit/ui/text-field.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { VisuallyHidden } from '#kit/ui/visually-hidden.tsx'
import { lengths } from '../contract/handle.ts'
import { type ItemText, rowsOf, textOfRows, totalOfRows } from './draft.ts'
import styles from './item-rows.module.css'

type ItemRowsProps = { value: string; onChange: (value: string) => void; currency: Currency }

/** What the next invoice is for, a row for each item, and what it comes to. Enter goes to the next row. */
export function ItemRows({ value, onChange, currency }: ItemRowsProps) {
  const rows = rowsOf(value)
  const list = useRef<HTMLOListElement>(null)
  const latest = useRef({ value, onChange })
  const goTo = useRef<number>(undefined)
  const wrongTotal = useMessage('totalPrice', undefined)
  useEffect(() => {
    latest.current = { value, onChange }
    if (goTo.current === undefined) return
    list.current?.querySelectorAll<HTMLElement>('[data-field="item"]')[goTo.current]?.focus()
    goTo.current = undefined
  })

  const change = (index: number, part: Partial<ItemText>) =>
    onChange(textOfRows(rows.map((row, at) => (at === index ? { ...row, ...part } : row))))
  const add = (index: number) => {
    goTo.current = index
    onChange(textOfRows(rows.toSpliced(index, 0, { item: '', price: '' })))
  }
  const remove = (index: number) => {
    const removed = rows[index]
    goTo.current = Math.max(0, index - 1)
    onChange(textOfRows(rows.toSpliced(index, 1)))
    if (!removed || (removed.item === '' && removed.price === '')) return
    toast(`${removed.item || 'Item'} was removed`, {
      tone: 'info',
      seconds: 8,
      action: {
        label: 'Undo',
        run: () => {
          const now = latest.current
          now.onChange(textOfRows(rowsOf(now.value).toSpliced(index, 0, removed)))
        },
      },
    })
  }
  const keys = (event: KeyboardEvent, index: number) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add(index + 1)
  }
  const [before, after] =
    currency === 'EUR' ? [undefined, '€'] : [formatExact(0, currency).replace('0.00', ''), undefined]
  return (
    <div className={layout.stack2}>
      <ol className={layout.stack2} ref={list}>
        {rows.map((row, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing else that stays
            key={index}
            className={styles.row}
            onKeyDown={(event) => event.target instanceof HTMLInputElement && keys(event, index)}
          >
            <TextField
              label={<Heading index={index}>Item</Heading>}
              name={`invoiceItems.${index}.item`}
              data-field="item"
              maxLength={lengths.item}
              required={false}
              autoComplete="off"
              value={row.item}
              onChange={(item) => change(index, { item })}
            />
            <TextField
              label={<Heading index={index}>Price</Heading>}
              name={`invoiceItems.${index}.price`}
              className={styles.price ?? ''}
              inputMode="decimal"
              required={false}
              autoComplete="off"
              prefix={before}
              suffix={after}
              value={row.price}
              onChange={(price) => change(index, { price })}
              onBlur={() =>
                settledNumber(row.price) !== row.price && change(index, { price: settledNumber(row.price) })
              }
            />
            <IconButton
              label={`Remove item ${index + 1}`}
              className={styles.remove}
              disabled={rows.length === 1 && row.item === '' && row.price === ''}
              onClick={() => remove(index)}
            >
              <CloseIcon />
            </IconButton>
          </li>
        ))}
      </ol>
      <div className={styles.foot}>
        <Button
          variant="quiet"
          size="small"
          icon={<PlusIcon />}
          disabled={rows.length >= 50}
          onClick={() => add(rows.length)}
        >
          Add item
        </Button>
        <p className={styles.total}>
          Total, net <output>{formatExact(totalOfRows(value), currency)}</output>
        </p>
      </div>
      {wrongTotal && <FieldMessage id="total-message" message={wrongTotal} />}
    </div>
  )
}

/** Only the first row shows what its columns are; heard are all. */
function Heading({ index, children }: { index: number; children: string }) {
  const numbered = <VisuallyHidden> {index + 1}</VisuallyHidden>
  if (index === 0)
    return (
      <>
        {children}
        {numbered}
      </>
    )
  return (
    <VisuallyHidden>
      {children} {index + 1}
    </VisuallyHidden>
  )
}
