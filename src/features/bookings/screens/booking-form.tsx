import { type ReactNode, useMemo, useState } from 'react'
import type { ExtraRow } from '#features/price-rules/extras/contract.ts'
import type { Vehicle } from '#features/vehicles/contract.ts'
import { type Voucher, voucherErrors } from '#features/vouchers/screens/use-voucher.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import { Button } from '#kit/ui/button.tsx'
import { Form, FormError } from '#kit/ui/form.tsx'
import { TextArea } from '#kit/ui/text-area.tsx'
import type { CustomerDetails } from '../contract.ts'
import { type Choice, withExtra } from '../hours/screens/choice.ts'
import { tooFewFor } from '../hours/screens/mates/fleet.ts'
import type { Paying } from '../hours/screens/paying/paying.ts'
import { orderedExtras } from '../hours/screens/use-booking-request.ts'
import { afterVoucher, type Quote } from '../rules/prices.ts'
import { hoursToInterval } from '../rules.ts'
import { words } from '../words.ts'
import type { BookingAddresses } from './booking-addresses.ts'
import styles from './booking-form.module.css'
import { CustomerFields } from './customer-fields.tsx'
import { checkDraft, type Draft } from './details.ts'
import { ExtrasFields, extrasNote } from './extras/extras-fields.tsx'
import { Agreement, FoldedPart, notAgreed, OrderTerms, Part, VoucherField } from './form-parts.tsx'
import { KeepDetails } from './keep-details.tsx'
import type { OrderTermsProps } from './order-terms.tsx'
import { PartyFields } from './party-fields.tsx'
import { PriceBar } from './ticket/price-bar.tsx'
import { useWayBack } from './use-way-back.ts'

type BookingFormProps = {
  vehicle: Vehicle
  /** All extras there are. */
  rows: readonly ExtraRow[]
  /** How many other boats are booked with it: somebody has to be in each. */
  mates: number
  choice: Choice
  onChoice: (choice: Choice) => void
  draft: Draft
  onDraft: (draft: Draft) => void
  /** Before the voucher. */
  price: Quote
  ticket: ReactNode
  voucher: Voucher
  addresses: Pick<BookingAddresses, 'terms' | 'privacy'>
  terms: OrderTermsProps
  /** How it is paid, what asks for that, and what the button says where something is paid now. */
  paying: Pick<Paying, 'how' | 'advance'> & { choice: ReactNode; submit: string | undefined }
  busy: boolean
  /** What the server found wrong, if it was asked. */
  serverErrors: readonly FieldError[]
  message: string | undefined
  onSubmit: (details: CustomerDetails) => void
}

/** The party, the customer and extras: everything that is left once the boat is chosen. */
export function BookingForm(props: BookingFormProps) {
  const {
    vehicle,
    rows,
    mates,
    choice,
    onChoice,
    draft,
    onDraft,
    price,
    ticket,
    voucher,
    addresses,
    terms,
    paying,
    busy,
    serverErrors,
    message,
    onSubmit,
  } = props
  const [tries, setTries] = useState(0)
  useWayBack(serverErrors)
  const extras = orderedExtras(vehicle, choice.extras, rows)
  const checked = useMemo(() => checkDraft(draft, vehicle, extras, 'hours'), [draft, vehicle, extras])
  const tooFew = checked.details ? tooFewFor(checked.details.adults + checked.details.children, mates) : []
  const errors = [...checked.errors, ...tooFew, ...voucherErrors(voucher), ...(choice.agreed ? [] : [notAgreed])]
  const { open } = afterVoucher(price.total, voucher.applied?.amount ?? 0)

  const submit = () => {
    setTries(tries + 1)
    if (errors.length === 0 && checked.details) onSubmit(checked.details)
  }
  return (
    <Form className={styles.form} errors={[...serverErrors, ...(tries > 0 ? errors : [])]} onSubmit={submit}>
      <Part title={words.whoComes}>
        <PartyFields
          vehicle={vehicle}
          draft={draft}
          onDraft={onDraft}
          captain={{
            chosen: extras.includes('captain'),
            onChosen: (wanted) => onChoice(withExtra(choice, 'captain', wanted)),
          }}
        />
      </Part>
      <Part title={words.yourDetails}>
        <p className={styles.note}>{words.detailsNote}</p>
        <CustomerFields draft={draft} onDraft={onDraft} over="hours" />
        <KeepDetails draft={draft} onDraft={onDraft} />
      </Part>
      <FoldedPart
        title={words.extrasAndComment}
        note={extrasNote(vehicle, { flow: 'hours', rows })}
        isUsed={extras.length > 0 || draft.comment !== ''}
      >
        <ExtrasFields
          vehicle={vehicle}
          flow="hours"
          rows={rows}
          during={
            choice.slot && choice.hours !== null
              ? hoursToInterval(choice.slot.day, choice.slot.start, choice.hours)
              : undefined
          }
          chosen={extras}
          onExtra={(extra, wanted) => onChoice(withExtra(choice, extra, wanted))}
        />
        <TextArea
          label={words.comment}
          optional
          name="comment"
          max={200}
          value={draft.comment}
          onChange={(comment) => onDraft({ ...draft, comment })}
        />
      </FoldedPart>
      <FoldedPart
        title={words.voucherOrPromo}
        isUsed={voucher.typed !== '' || voucher.applied !== null || voucher.promo !== null}
      >
        <VoucherField
          value={voucher.typed}
          onChange={voucher.onTyped}
          applied={voucher.applied}
          onApplied={voucher.onApplied}
          used={price.total - open}
          promo={voucher.promo}
          onPromo={voucher.onPromo}
        />
      </FoldedPart>
      <div className={styles.end}>
        {paying.choice}
        <OrderTerms {...terms} />
        <Agreement
          addresses={addresses}
          agreed={choice.agreed}
          onAgreed={(agreed) => onChoice({ ...choice, agreed })}
        />
        <FormError message={message ?? (tries > 0 && errors.length > 0 ? words.checkDetails : undefined)} />
        <Button type="submit" size="large" className={styles.submit} busy={busy}>
          {paying.submit ?? words.continueToCode}
        </Button>
        <p className={styles.note}>{paying.submit === undefined ? words.codeNote : words.holdNote}</p>
      </div>
      <PriceBar quote={price} voucher={price.total - open} how={paying.how} advance={paying.advance} ticket={ticket} />
    </Form>
  )
}
