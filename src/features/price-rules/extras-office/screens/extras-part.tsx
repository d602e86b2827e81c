import { useState } from 'react'
import { vehicle } from '#features/vehicles/contract.ts'
import { useArrival } from '#kit/ui/arrival.ts'
import { Badge } from '#kit/ui/badge.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { closeToast, toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { getPricing } from '../../contract/pricing.ts'
import type { ExtraRow } from '../../extras/contract.ts'
import { priceWords } from '../../extras/rules.ts'
import { nameOf } from '../../rules.ts'
import { Part } from '../../screens/part.tsx'
import { forWords } from '../../screens/sentences.ts'
import { words as priceWordsOf } from '../../words.ts'
import { putAwayExtra } from '../contract.ts'
import { words } from '../words.ts'
import { ExtraDialog } from './extra-dialog.tsx'
import styles from './extras-part.module.css'

/** The extras in their order, what was put away last; each can be changed, put away and brought back. */
export function ExtrasPart() {
  const pricing = useEndpoint(getPricing)
  const [open, setOpen] = useState<{ extra: ExtraRow | undefined }>()
  const [saved, setSaved] = useState<{ key: string }>()
  const extras = pricing.data?.extras
  if (!extras) return <Pending query={pricing} what={words.theExtras} />
  const rows = [true, false].flatMap((active) => extras.filter((extra) => extra.active === active))
  return (
    <>
      <Part
        title={words.extras}
        lead={words.lead}
        action={
          <Button variant="secondary" onClick={() => setOpen({ extra: undefined })}>
            {words.add}
          </Button>
        }
        empty={rows.length === 0 && { title: words.none, text: words.noneText }}
      >
        <ul className={styles.rows}>
          {rows.map((extra) => (
            <Row
              key={extra.key}
              extra={extra}
              saved={saved?.key === extra.key && saved}
              onChange={() => setOpen({ extra })}
            />
          ))}
        </ul>
      </Part>
      {open && (
        <ExtraDialog extra={open.extra} onSaved={(key) => setSaved({ key })} onClose={() => setOpen(undefined)} />
      )}
    </>
  )
}

/** `For canoes, by the hour`; of what each boat says of itself, so. */
function boatWords(extra: ExtraRow): string {
  const { key, flows, vehicle_types } = extra
  const isMarked = `extra_${key}` in vehicle.shape || key === 'stand_up_paddle'
  return isMarked && vehicle_types.length === 0
    ? words.marked[flows.length > 1 ? 'both' : (flows[0] ?? 'both')]
    : forWords(extra)
}

type RowProps = {
  extra: ExtraRow
  /** What was saved last, which is arrived at. */
  saved: object | false
  onChange: () => void
}

function Row({ extra, saved, onChange }: RowProps) {
  const place = useArrival<HTMLLIElement>(saved)
  const { key, active, stock, unit } = extra
  const name = nameOf(extra)
  const put = useWrite(putAwayExtra, {
    refreshes: [getPricing],
    onError: ({ message }) => toast(message, { tone: 'danger' }),
  })
  const putAway = (away: boolean) => {
    if (put.isPending) return
    put.mutate(
      { body: { key, away } },
      {
        onSuccess: () => {
          if (!away) return void toast(words.wasBroughtBack(name))
          const undo = () => {
            closeToast(id)
            putAway(false)
          }
          const id = toast(words.wasPutAway(name), { seconds: 10, action: { label: words.undo, run: undo } })
        },
      },
    )
  }
  const said = priceWords(extra)
  return (
    <li
      ref={place}
      tabIndex={saved ? -1 : undefined}
      className={styles.row}
      data-idle={active ? undefined : true}
      data-saved={saved ? true : undefined}
    >
      <div className={styles.what}>
        <h3 className={styles.name}>{name}</h3>
        {!active && <Badge>{words.isPutAway}</Badge>}
      </div>
      <p className={styles.price}>{unit === 'booking' ? words.each(said) : said}</p>
      <p className={styles.fact}>{stock === null ? words.enough : words.pieces(stock)}</p>
      <p className={styles.fact}>{boatWords(extra)}</p>
      <div className={styles.foot}>
        <Button variant="secondary" size="small" aria-label={priceWordsOf.changeOf(name)} onClick={onChange}>
          {priceWordsOf.change}
        </Button>
        <Button
          variant="quiet"
          size="small"
          busy={put.isPending}
          aria-label={active ? words.putAwayOf(name) : words.bringBackOf(name)}
          onClick={() => putAway(active)}
        >
          {active ? words.putAway : words.bringBack}
        </Button>
      </div>
    </li>
  )
}
