import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useWaiting } from '#features/outbox/screens/outbox.ts'
import { getInstallation } from '#features/settings/contract.ts'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { OfficePage } from '#features/sign-in/screens/office-page.tsx'
import { mainMenuOf } from '#features/sign-in/screens/signed-in.tsx'
import type { Day } from '#kit/shared/day.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { useKept } from '#kit/ui/kept-state.ts'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { Loading } from '#kit/ui/skeleton.tsx'
import { useStepHistory } from '#kit/ui/step-history.ts'
import { useConnected } from '#kit/ui/use-connected.ts'
import { useNow } from '#kit/ui/use-now.ts'
import { VisuallyHidden } from '#kit/ui/visually-hidden.tsx'
import { getUnpaid, type MainItem } from '../../contract.ts'
import { Park, ParkedList } from '../../parking/screens/parked.tsx'
import { useTakeUp } from '../../parking/screens/use-take-up.ts'
import { words as parkingWords } from '../../parking/words.ts'
import { Scanner } from '../../scanning/screens/scanner.tsx'
import { useReceipt } from '../../tse/screens/use-receipt.ts'
import { words as tillWords } from '../../words.ts'
import { words } from '../words.ts'
import { piecesIn } from './cart-lines.ts'
import styles from './cash-register.module.css'
import { Checkout } from './checkout.tsx'
import {
  bookingItem,
  type IsOffered,
  type Sale,
  type SaleItem,
  type SaleMode,
  takesProducts,
  unsettledItem,
} from './sale.ts'
import { type Done, SaleDone } from './sale-done.tsx'
import { SelectBooking } from './select-booking.tsx'
import { SelectProducts } from './select-products.tsx'
import { SelectVoucher } from './select-voucher.tsx'
import { type Cart, useCart } from './use-cart.ts'
import type { Attempt } from './use-checkout.ts'
import { type ChangeSale, useSale } from './use-sale.ts'

type CashRegisterProps = {
  user: SignedInUser
  /** Of the addresses below the till: receipts, the day. */
  base: string
  /** Asked for in the address: its checkout opens. */
  booking: number | undefined
  /** Where whoever asked goes on when it is paid. */
  back?: string | undefined
  /** Where products get their barcodes. */
  products: string
  /** What comes next with a booking that was paid, as a button. */
  wayOn?: (bookingId: number) => ReactNode
}

const selections = ['select_booking', 'select_voucher', 'select_products'] as const

/** The till: choose what is paid, then take the money. */
export function CashRegister({ user, base, booking, back, products, wayOn }: CashRegisterProps) {
  const { sale, restored, change, choose, clear } = useSale(user)
  const [attempt, setAttempt, knowsAttempt] = useKept<Attempt | null>(`till sale sent ${user.id}`, null)
  const cart = useCart(user, sale.cart, (id) => change({ cart: id }))
  useReceipt(sale, cart, change)
  const takeUp = useTakeUp(cart, change)
  const asked = useAskedBooking(booking, base, restored, (item) => choose(item, back))
  const [day, setDay] = useState<Day>()
  const [done, setDone] = useState<Done & Pick<Sale, 'back'>>()
  const [paid, setPaid] = useState<readonly string[]>([])
  // What was paid here is not offered while the lists are still those of before.
  const waiting = useWaiting()
  const isOffered: IsOffered = (item, isFetching) =>
    !(isFetching && paid.includes(keyOf(item))) &&
    !waiting.some(({ kind, booking }) => kind === 'sale' && item.type === 'booking' && item.id === booking)
  // A sale that nobody knows the end of comes first.
  const mode = attempt ? 'checkout' : sale.mode

  useStepHistory({
    name: 'till',
    step: restored ? (done ? 2 : mode === 'checkout' ? 1 : 0) : undefined,
    kept: { mode, item: sale.item },
    goTo: (_, before) => (done ? setDone(undefined) : change(before)),
  })

  const finish = (result: Done) => {
    setDone({ ...result, back: sale.back })
    setAttempt(null)
    const { item, hadProducts } = result
    if (hadProducts) cart.forget()
    clear({ keepsCart: !hadProducts })
    if (item) setPaid([...paid, keyOf(item)])
  }
  const isFree = sale.item === null && cart.lines.length === 0
  const scanner = (
    <Scanner
      sale={sale}
      cart={cart}
      products={user.admin ? products : undefined}
      waits={attempt !== null}
      onChange={(part) => {
        setDone(undefined)
        change(part)
      }}
    />
  )
  const park = (
    <Park
      sale={sale}
      cart={cart}
      onParked={() => {
        cart.forget()
        clear({ keepsCart: false })
        change({ mode: 'select_products' })
      }}
    />
  )
  if (!restored || !knowsAttempt || asked.isLoading) return <Loading what={words.opening} blocks={4} />
  if (done) {
    return (
      <OfficePage user={user} title={tillWords.cashRegister} step={false} actions={scanner}>
        <SaleDone
          done={done}
          back={done.back}
          base={base}
          mainMenu={mainMenuOf(user)}
          wayOn={done.item?.type === 'booking' ? wayOn?.(done.item.id) : undefined}
          onNext={() => setDone(undefined)}
        />
      </OfficePage>
    )
  }
  return (
    <OfficePage
      user={user}
      title={words.titles[mode]}
      step={mode}
      actions={
        <>
          {scanner}
          <ButtonLink to={`${base}/receipts`} variant="secondary">
            {tillWords.receipts}
          </ButtonLink>
          <ButtonLink to={`${base}/day`} variant="secondary">
            {tillWords.openAndClose}
          </ButtonLink>
        </>
      }
    >
      {mode !== 'checkout' && <Modes mode={mode} cart={cart} onChange={change} />}
      {mode !== 'checkout' && <ParkedList isFree={isFree} take={takeUp} />}
      {sale.news && sale.news.length > 0 && (
        <Banner tone="warning" title={parkingWords.changed}>
          {sale.news.join('. ')}
        </Banner>
      )}
      {asked.trouble && mode !== 'checkout' && <Banner tone="warning">{asked.trouble}</Banner>}
      {mode === 'select_booking' && <SelectBooking day={day} onDay={setDay} isOffered={isOffered} onChoose={choose} />}
      {mode === 'select_voucher' && <SelectVoucher isOffered={isOffered} onChoose={choose} />}
      {mode === 'select_products' && (
        <SelectProducts
          user={user}
          cart={cart}
          sale={sale}
          park={park}
          onCheckout={() => change({ mode: 'checkout' })}
          onEmpty={() => change({ discounts: [], parts: [] })}
        />
      )}
      {mode === 'checkout' && (
        <Checkout
          user={user}
          sale={sale}
          cart={cart}
          base={base}
          attempt={attempt}
          onAttempt={setAttempt}
          onChange={change}
          onDone={finish}
          back={
            <>
              <Back sale={sale} cart={cart} onChange={change} />
              {park}
            </>
          }
        />
      )}
    </OfficePage>
  )
}

const keyOf = ({ type, id }: MainItem) => `${type} ${id}`

type ModesProps = { mode: SaleMode; cart: Cart; onChange: ChangeSale }

function Modes({ mode, cart, onChange }: ModesProps) {
  return (
    <nav className={styles.modes} aria-label={words.whatIsPaid}>
      {selections.map((one) => (
        <button
          key={one}
          type="button"
          className={styles.mode}
          aria-pressed={mode === one}
          onClick={() => onChange({ mode: one, ...(one !== 'select_products' && { item: null }) })}
        >
          {words.selections[one]}
          {one === 'select_products' && cart.lines.length > 0 && (
            <span className={styles.count}>
              {piecesIn(cart.lines)}
              <VisuallyHidden>{words.inTheCart}</VisuallyHidden>
            </span>
          )}
        </button>
      ))}
    </nav>
  )
}

function Back({ sale: { item }, cart, onChange }: { sale: Sale; cart: Cart; onChange: ChangeSale }) {
  const isVoucher = item?.type === 'voucher'
  return (
    <>
      {item && (
        <Button
          variant="secondary"
          onClick={() => onChange({ mode: isVoucher ? 'select_voucher' : 'select_booking', item: null })}
        >
          {isVoucher ? words.toVouchers : words.toBookings}
        </Button>
      )}
      {takesProducts(item) && (
        <Button variant="secondary" onClick={() => onChange({ mode: 'select_products' })}>
          {cart.lines.length > 0 ? words.toProducts : words.addProducts}
        </Button>
      )}
    </>
  )
}

/** Chooses the booking that the address names, once; says so where it cannot be paid (any more). */
function useAskedBooking(
  booking: number | undefined,
  base: string,
  restored: boolean,
  choose: (item: SaleItem) => void,
) {
  const [trouble, setTrouble] = useState<string>()
  const [, navigate] = useLocation()
  const connected = useConnected()
  const today = useNow(useEndpoint(getInstallation).data?.time_zone)?.day
  const asked = useEndpoint(getUnpaid, booking === undefined ? undefined : { query: { booking } })
  // Without a network what was known of today.
  const known = useEndpoint(getUnpaid, connected || !today ? undefined : { query: { selectedDay: today } })
  const [data, error] = [asked.data ?? known.data, asked.error]

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when what the address names has come
  useEffect(() => {
    if (booking === undefined || !restored || (!data && !error)) return
    const found = data?.bookings.find(({ id }) => id === booking)
    const fee = data?.fees.find(({ id }) => id === booking)
    if (found) choose(bookingItem(found))
    else if (fee) choose(unsettledItem('fee', fee))
    setTrouble(found || fee ? undefined : (error?.message ?? words.gone.booking))
    navigate(base, { replace: true })
  }, [restored, data !== undefined, error !== null, booking])
  return { trouble, isLoading: booking !== undefined && !data && !error }
}
