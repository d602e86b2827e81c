import { useState } from 'react'
import { getInstallation } from '#features/settings/contract.ts'
import { formatHour, wallClock } from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { Button, IconButton } from '#kit/ui/button.tsx'
import { CloseIcon } from '#kit/ui/icons.tsx'
import layout from '#kit/ui/layout.module.css'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { useConnected } from '#kit/ui/use-connected.ts'
import { useNow } from '#kit/ui/use-now.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { WriteDialog } from '#kit/ui/write-dialog.tsx'
import { totalOf } from '../../rules/ledger.ts'
import { linesOf, type Sale } from '../../sale/screens/sale.ts'
import select from '../../sale/screens/select.module.css'
import type { Cart } from '../../sale/screens/use-cart.ts'
import { discardParked, getParked, nameMax, type Parked, parkReceipt } from '../contract.ts'
import { words } from '../words.ts'
import styles from './parked.module.css'
import { nameOf } from './parked-sale.ts'
import type { useTakeUp } from './use-take-up.ts'

type ParkedListProps = { isFree: boolean; take: ReturnType<typeof useTakeUp> }

/** The receipts that are put aside, where there are any. */
export function ParkedList({ isFree, take }: ParkedListProps) {
  const [discarding, setDiscarding] = useState<Parked>()
  const write = useWrite(discardParked, { refreshes: [getParked], onSuccess: () => setDiscarding(undefined) })
  const parked = useEndpoint(getParked).data?.parked ?? []
  // Each minute anew.
  useNow('UTC')
  if (parked.length === 0) return null
  const total = totalOf(parked.map((one) => ({ amount: one.total })))
  return (
    <details className={styles.parked}>
      <summary>{words.parked(parked.length, formatMoney(total))}</summary>
      {!isFree && <p className={layout.note}>{words.firstFinish}</p>}
      <ul className={select.cards}>
        {parked.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              className={select.card}
              disabled={!isFree || take.isPending}
              onClick={() => take.mutate({ body: { id: one.id } })}
            >
              <span className={select.time}>{ageOf(one)}</span>
              <span className={select.what}>{one.name}</span>
              <span className={select.amount}>{formatMoney(one.total)}</span>
              <span className={select.who}>{one.parked_by}</span>
            </button>
            <IconButton label={words.discardIt(one.name)} onClick={() => setDiscarding(one)}>
              <CloseIcon />
            </IconButton>
          </li>
        ))}
      </ul>
      {discarding && (
        <WriteDialog
          size="small"
          title={words.discardIt(discarding.name)}
          {...{ write, leave: words.cancel, send: words.discard, danger: true }}
          onSend={() => write.mutate({ body: { id: discarding.id } })}
          onClose={() => setDiscarding(undefined)}
        >
          <p>{words.discardText}</p>
        </WriteDialog>
      )}
    </details>
  )
}

const ageOf = ({ parked_at }: Parked) =>
  words.age(Math.floor(Temporal.Instant.from(parked_at).until(Temporal.Now.instant()).total('minutes')))

type ParkProps = { sale: Sale; cart: Cart; onParked: () => void }

/** Puts the open receipt aside. What was taken of it in parts goes back before. */
export function Park({ sale, cart, onParked }: ParkProps) {
  const [name, setName] = useState<string>()
  const isConnected = useConnected()
  const timeZone = useEndpoint(getInstallation).data?.time_zone ?? 'UTC'
  const onSuccess = () => {
    setName(undefined)
    onParked()
  }
  const write = useWrite(parkReceipt, { refreshes: [getParked], onSuccess })
  if ((!sale.item && cart.lines.length === 0) || sale.parts.length > 0) return null
  const kept = { ...sale, cart: cart.held, goods: cart.lines }
  const usual = nameOf(kept, formatHour(Math.floor(wallClock(timeZone).hour * 60) / 60))
  const onSend = () => {
    const total = totalOf(linesOf(sale, cart.lines))
    const of = { cart: cart.held, transaction: sale.transaction || undefined, sale: JSON.stringify(kept) }
    write.mutate({ body: { name: name?.trim() || usual, total, ...of } })
  }
  return (
    <>
      <Button variant="secondary" disabled={cart.isChanging} onClick={() => setName('')}>
        {words.park}
      </Button>
      {name !== undefined && (
        <WriteDialog
          size="small"
          title={words.parkIt}
          {...{ write, onSend, leave: words.cancel, send: words.park, disabled: !isConnected }}
          failure={isConnected ? undefined : words.needsNetwork}
          onClose={() => setName(undefined)}
        >
          <TextField
            {...{ label: words.name, name: 'name', optional: true, maxLength: nameMax, hint: usual }}
            value={name}
            onChange={setName}
          />
        </WriteDialog>
      )}
    </>
  )
}

/** Said before the till is closed. */
export function StayParked() {
  const count = useEndpoint(getParked).data?.parked.length ?? 0
  return count > 0 && <p className={layout.note}>{words.stayParked(count)}</p>
}
