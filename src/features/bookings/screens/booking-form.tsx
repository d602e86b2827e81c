import { type ReactNode, useMemo, useState } from 'react'
import type { Vehicle } from '#features/vehicles/contract.ts'
import { type Voucher, voucherErrors } from '#features/vouchers/screens/use-voucher.ts'
import { VoucherField } from '#features/vouchers/screens/voucher-field.tsx'
import type { FieldError } from '#kit/shared/problem.ts'
import { Button } from '#kit/ui/button.tsx'
import { Form, FormError } from '#kit/ui/form.tsx'
import { TextArea } from '#kit/ui/text-area.tsx'
import type { CustomerDetails } from '../contract.ts'
import { type Choice, withExtra } from '../hours/screens/choice.ts'
import { orderedExtras } from '../hours/screens/use-booking-request.ts'
import { afterVoucher, type Quote } from '../rules/prices.ts'
import { words } from '../words.ts'
import type { BookingAddresses } from './booking-addresses.ts'
import styles from './booking-form.module.css'
import { CustomerFields } from './customer-fields.tsx'
import { checkDraft, type Draft } from './details.ts'
import { ExtrasFields, offeredExtras } from './extras-fields.tsx'
import { Agreement, FoldedPart, notAgreed, OrderTerms, Part } from './form-parts.tsx'
import { KeepDetails } from './keep-details.tsx'
import type { OrderTermsProps } from './order-terms.tsx'
import { PartyFields } from './party-fields.tsx'
import { PriceBar } from './ticket/price-bar.tsx'

type BookingFormProps = {
  vehicle: Vehicle
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
    busy,
    serverErrors,
    message,
    onSubmit,
  } = props
  const [tries, setTries] = useState(0)
  const extras = orderedExtras(vehicle, choice.extras)
  const checked = useMemo(() => checkDraft(draft, vehicle, extras, 'hours'), [draft, vehicle, extras])
  const isEmpty = checked.details && checked.details.adults + checked.details.children <= mates
  const tooFew = isEmpty ? [{ field: 'adults', message: words.moreBoats }] : []
  const errors = [...checked.errors, ...tooFew, ...voucherErrors(voucher), ...(choice.agreed ? [] : [notAgreed])]
  const { open } = afterVoucher(price.total, voucher.applied?.amount ?? 0)

  const submit = () => {
    setTries(tries + 1)
    if (errors.length === 0 && checked.details) onSubmit(checked.details)
  }
  return (
    <Form className={styles.form} errors={tries > 0 ? [...serverErrors, ...errors] : []} onSubmit={submit}>
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
        note={offeredExtras(vehicle)
          .map((extra) => words.extraNames[extra])
          .join(', ')}
        isUsed={extras.length > 0 || draft.comment !== ''}
      >
        <ExtrasFields
          vehicle={vehicle}
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
        <OrderTerms {...terms} />
        <Agreement
          addresses={addresses}
          agreed={choice.agreed}
          onAgreed={(agreed) => onChoice({ ...choice, agreed })}
        />
        <FormError message={message ?? (tries > 0 && errors.length > 0 ? words.checkDetails : undefined)} />
        <Button type="submit" size="large" className={styles.submit} busy={busy}>
          {words.continueToCode}
        </Button>
        <p className={styles.note}>{words.codeNote}</p>
      </div>
      <PriceBar quote={price} voucher={price.total - open} how="on_site" ticket={ticket} />
    </Form>
  )
}
