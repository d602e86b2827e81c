import { useState } from 'react'
import { SheetPart } from '#features/figures/screens/part.tsx'
import { getInstallation } from '#features/settings/contract.ts'
import { formatDay, wallClock } from '#kit/shared/day.ts'
import { language } from '#kit/shared/language.ts'
import { formatList } from '#kit/shared/list.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { Button } from '#kit/ui/button.tsx'
import { Form, FormError } from '#kit/ui/form.tsx'
import layout from '#kit/ui/layout.module.css'
import { NumberField } from '#kit/ui/number-field.tsx'
import { Pending } from '#kit/ui/pending.tsx'
import { SelectField } from '#kit/ui/select-field.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { getAllProducts, productTypes, stockMax } from '../../contract.ts'
import { words as productWords } from '../../words.ts'
import * as calls from '../contract.ts'
import { countSheet, differenceOf, signed, worthOf } from '../rules.ts'
import { words } from '../words.ts'
import styles from './stock.module.css'

/** Where a table is a file. */
export const fileOf = (table: 'orders' | 'margins' | 'count', of: Record<string, string> = {}) =>
  `${calls.exportStock.path}?${new URLSearchParams({ table, ...of, language: language() })}`

const countedBy = ({ lines }: calls.StockCount) => formatList([...new Set(lines.map((line) => line.counted_by))])

type CountsProps = { isAdmin: boolean; goods: readonly calls.Goods[] }

/** Counting, product by product, by as many people as there are; what differs; and the counts before. */
export function Counts({ isAdmin, goods }: CountsProps) {
  const query = useEndpoint(calls.getCounts)
  const timeZone = useEndpoint(getInstallation).data?.time_zone
  if (!query.data || !timeZone) return <Pending query={query} what={words.theStock} />
  const open = query.data.counts.find(({ closed_by }) => closed_by === null)
  const sumOf = ({ lines }: calls.StockCount) =>
    words.worthOf(lines.length, isAdmin ? formatMoney(worthOf(lines)) : undefined)
  const dayOf = ({ started_at }: calls.StockCount) => formatDay(wallClock(timeZone, started_at).day)
  const sheet = (count: calls.StockCount, title: string) => (
    <SheetPart
      {...{ title, text: sumOf(count) }}
      file={fileOf('count', { count: String(count.id) })}
      sheet={countSheet(count.lines, timeZone)}
    />
  )
  return (
    <div className={layout.column5}>
      <Shelves goods={goods} lines={open?.lines ?? []} />
      {open && sheet(open, words.differences(open.lines.filter((line) => differenceOf(line) !== 0).length))}
      {open && (isAdmin ? <Close key={open.version} count={open} /> : <p className={layout.note}>{words.byAdmin}</p>)}
      <h2 className={layout.headingSize}>{words.pastCounts}</h2>
      {query.data.counts.length === (open ? 1 : 0) && <p className={layout.note}>{words.noCounts}</p>}
      {query.data.counts.map(
        (count) =>
          count !== open && (
            <details key={count.id}>
              <summary>{words.pastCount(countedBy(count), count.closed_by ?? '', dayOf(count), sumOf(count))}</summary>
              {sheet(count, dayOf(count))}
            </details>
          ),
      )}
    </div>
  )
}

function Shelves({ goods, lines }: { goods: readonly calls.Goods[]; lines: readonly calls.CountLine[] }) {
  return (
    <>
      <p className={layout.strong} aria-live="polite">
        {words.countedOf(lines.length, Math.max(goods.length, lines.length))}
      </p>
      {productTypes
        .filter((type) => goods.some((one) => one.type === type))
        .map((type) => (
          <section key={type} className={layout.stack3} aria-label={productWords.categoryNames[type]}>
            <h2 className={layout.largeSize}>{productWords.categoryNames[type]}</h2>
            <ul className={styles.goods}>
              {goods.map(
                (one) =>
                  one.type === type && (
                    <CountRow key={one.id} product={one} line={lines.find((line) => line.product_id === one.id)} />
                  ),
              )}
            </ul>
          </section>
        ))}
    </>
  )
}

type CountRowProps = { product: calls.Goods; line: calls.CountLine | undefined }

function CountRow({ product: { id, name }, line }: CountRowProps) {
  const [typed, setTyped] = useState<number>()
  const write = useWrite(calls.countProduct, { refreshes: [calls.getCounts], onSuccess: () => setTyped(undefined) })
  const counted = typed ?? line?.counted
  const send = () => counted !== undefined && !write.isPending && write.mutate({ body: { product_id: id, counted } })
  return (
    <li>
      <Form className={styles.line} onSubmit={send} errors={write.error?.errors ?? []}>
        <NumberField
          {...{ label: name, name: 'counted', max: stockMax, value: counted, onChange: setTyped }}
          hint={line && words.expected(line.expected, signed(differenceOf(line)))}
        />
        <Button
          {...{ type: 'submit', busy: write.isPending, 'aria-label': words.countedProduct(name) }}
          variant={line && typed === undefined ? 'quiet' : 'secondary'}
        >
          {words.counted}
        </Button>
        {line && differenceOf(line) !== 0 && (
          <SelectField
            {...{ label: words.why(name), placeholder: words.chooseReason, value: line.why ?? '' }}
            options={calls.reasons.map((value) => ({ value, label: words.reasons[value] }))}
            onChange={(why) => write.mutate({ body: { product_id: id, why } })}
          />
        )}
        <FormError message={write.error?.errors.length === 0 ? write.error.message : undefined} />
      </Form>
    </li>
  )
}

function Close({ count }: { count: calls.StockCount }) {
  const refreshes = [getAllProducts, calls.getStock, calls.getCounts]
  const write = useWrite(calls.closeCount, { refreshes, onSuccess: () => toast(words.wasClosed) })
  return (
    <div className={layout.stack3}>
      <p className={layout.note}>{words.closeHint}</p>
      <FormError message={write.error?.message} />
      <div>
        <Button
          busy={write.isPending}
          onClick={() => write.mutate({ body: { count_id: count.id, seen: count.version } })}
        >
          {words.close}
        </Button>
      </div>
    </div>
  )
}
