import { type ReactNode, useEffect, useState } from 'react'
import type { Vehicle } from '#features/vehicles/contract.ts'
import { roomIn } from '#features/vehicles/rules.ts'
import { voucherErrors } from '#features/vouchers/screens/use-voucher.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { arriveAt } from '#kit/ui/arrival.ts'
import { Button } from '#kit/ui/button.tsx'
import { Form, FormError } from '#kit/ui/form.tsx'
import { later } from '#kit/ui/later.tsx'
import layout from '#kit/ui/layout.module.css'
import { TextArea } from '#kit/ui/text-area.tsx'
import { takenAlong } from '../../hours/screens/choice.ts'
import { fleetOf, namesOf, tooFewFor } from '../../hours/screens/mates/fleet.ts'
import { withoutCaptain } from '../../rules/details.ts'
import type { Business } from '../../rules.ts'
import type { StayAddresses } from '../../screens/booking-addresses.ts'
import styles from '../../screens/booking-form.module.css'
import { CustomerFields } from '../../screens/customer-fields.tsx'
import { checkDraft } from '../../screens/details.ts'
import { ExtrasFields } from '../../screens/extras/extras-fields.tsx'
import { Agreement, notAgreed, OrderTerms, Part, VoucherField } from '../../screens/form-parts.tsx'
import { KeepDetails } from '../../screens/keep-details.tsx'
import { orderWords } from '../../screens/order-words.ts'
import { PartyFields } from '../../screens/party-fields.tsx'
import { PriceBar } from '../../screens/ticket/price-bar.tsx'
import { words } from '../words.ts'
import { RoomForAll } from './mates/mates-later.ts'
import { StayNews } from './stay-news.tsx'
import { missingDates } from './stay-words.ts'
import type { StayBookingState } from './use-stay-booking.ts'

const PaymentChoice = later(async () => (await import('./payment-choice.tsx')).PaymentChoice)

type StayFormProps = {
  vehicle: Vehicle
  booking: StayBookingState
  business: Business
  addresses: Pick<StayAddresses, 'terms' | 'privacy' | 'bookByDays'>
  /** In place of the button, while the boat is kept for whoever pays. */
  payStep: ReactNode
  ticket: ReactNode
}

/** The party, extras, the customer, voucher and payment: everything but the dates. */
export function StayForm({ vehicle, booking, business, addresses, payStep, ticket }: StayFormProps) {
  const { mates, wishes, onWishes, draft, onDraft, voucher, quote, paid, isStaff, isFrozen, request, dates } = booking
  const { trouble, busy } = request
  const [tries, setTries] = useState(0)
  const all = withoutCaptain(fleetOf({ vehicle, mates: mates.chosen }))
  const checked = checkDraft(draft, all, wishes.extras, 'days')
  const people = (Number(draft.adults) || 0) + (Number(draft.children) || 0)
  const tooFew = checked.details ? tooFewFor(people, mates.chosen.length) : []
  const errors = [...checked.errors, ...tooFew, ...voucherErrors(voucher), ...(wishes.agreed ? [] : [notAgreed])]
  const hasDates = dates.stay !== undefined
  const wrong = trouble?.kind === 'fields' ? trouble.errors : []
  const isChanged = trouble?.kind === 'price' || trouble?.kind === 'voucher' || trouble?.kind === 'promo'
  const needsCode = hasDates && !isStaff && !booking.paysNow
  const shown = [...wrong, ...(tries > 0 ? errors : [])]
  const message = whatIsWrong(shown.length > 0, tries > 0 && !hasDates && missingDates(dates.choice))
  useEffect(() => {
    if (dates.asked > 0) arriveAt(document.getElementById('dates') as HTMLElement)
  }, [dates.asked])

  const submit = () => {
    if (isFrozen) return
    const isRight = errors.length === 0 && checked.details !== undefined
    // What is sent is no try any more: back from paying, a choice of other dates is not yet wrong.
    setTries(isRight && hasDates ? 0 : tries + 1)
    if (!isRight) return
    if (hasDates) booking.submit(checked.details)
    else dates.ask()
  }
  return (
    <Form className={styles.form} errors={shown} onSubmit={submit}>
      <fieldset className={layout.grid} disabled={isFrozen}>
        <Part title={words.whoComes}>
          <PartyFields vehicle={all} most={roomIn([all, ...mates.free])} draft={draft} onDraft={onDraft} />
          {people > all.passengers && (
            <RoomForAll
              vehicle={vehicle}
              mates={mates}
              names={namesOf({ vehicle, mates: mates.chosen })}
              people={people}
              stay={dates.stay}
              business={business}
              addressOf={({ type, name }) => addresses.bookByDays(type, name)}
            />
          )}
        </Part>
        <Part title={words.extras}>
          <ExtrasFields
            vehicle={vehicle}
            flow="days"
            rows={booking.extras}
            during={booking.during}
            chosen={wishes.extras}
            onExtra={(extra, wanted) => onWishes({ ...wishes, extras: takenAlong(wishes.extras, extra, wanted) })}
          />
          <TextArea
            label={words.comment}
            optional
            name="comment"
            max={200}
            value={draft.comment}
            onChange={(comment) => onDraft({ ...draft, comment })}
          />
        </Part>
        <Part title={words.yourDetails}>
          <p className={styles.note}>{words.whereConfirmed}</p>
          <CustomerFields draft={draft} onDraft={onDraft} over="days" />
          <KeepDetails draft={draft} onDraft={onDraft} />
        </Part>
        <Part title={words.payment}>
          <VoucherField
            value={voucher.typed}
            onChange={voucher.onTyped}
            applied={voucher.applied}
            onApplied={voucher.onApplied}
            used={paid.voucher}
            promo={voucher.promo}
            onPromo={voucher.onPromo}
            disabled={isFrozen}
          />
          {isStaff ? (
            <p className={styles.note}>{words.staffPaysNothing}</p>
          ) : voucher.applied && paid.open === 0 && hasDates ? (
            <p className={styles.note}>{words.voucherPaysAll}</p>
          ) : (
            <PaymentChoice
              dueOn={booking.dueOn}
              method={wishes.method}
              onMethod={(method) => onWishes({ ...wishes, method })}
              share={{
                asked: booking.asked,
                open: paid.open,
                all: wishes.all ?? false,
                onAll: (all) => onWishes({ ...wishes, all }),
              }}
            />
          )}
        </Part>
      </fieldset>
      <div className={styles.end}>
        {booking.terms && <OrderTerms {...booking.terms} />}
        <Agreement
          addresses={addresses}
          agreed={wishes.agreed}
          disabled={isFrozen}
          onAgreed={(agreed) => onWishes({ ...wishes, agreed })}
        />
        <FormError message={message} />
        <StayNews trouble={trouble} fees={booking.fees} />
        {payStep ?? (
          <>
            <Button type="submit" size="large" className={styles.submit} busy={busy}>
              {!hasDates
                ? words.bookNow
                : needsCode && !isChanged
                  ? words.toConfirmation
                  : booking.advance > 0
                    ? words.bookAndPayAhead(formatMoney(booking.advance), formatMoney(paid.open + booking.fees))
                    : orderWords(paid.open, booking.fees, { paysNow: booking.paysNow, isChanged })}
            </Button>
            {needsCode && <p className={styles.note}>{words.nextCode}</p>}
            {booking.paysNow && <p className={styles.note}>{words.nextPay}</p>}
          </>
        )}
      </div>
      {quote && (
        <PriceBar
          quote={quote}
          voucher={paid.voucher}
          how={booking.how}
          advance={booking.advance}
          ticket={ticket}
          instead={hasDates ? undefined : words.selectForTotal}
        />
      )}
    </Form>
  )
}

const whatIsWrong = (hasErrors: boolean, missing: string | false) =>
  [hasErrors && words.checkDetails, missing].filter(Boolean).join('. ')
