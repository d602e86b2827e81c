import { useMemo, useState } from 'react'
import type { Vehicle } from '#features/vehicles/contract.ts'
import { bookableDurations } from '#features/vehicles/rules.ts'
import { type Voucher, voucherErrors } from '#features/vouchers/screens/use-voucher.ts'
import { VoucherField } from '#features/vouchers/screens/voucher-field.tsx'
import { formatDuration } from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import { Button } from '#kit/ui/button.tsx'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import { Form, FormError } from '#kit/ui/form.tsx'
import { TextArea } from '#kit/ui/text-area.tsx'
import type { CustomerDetails, Extra } from '../contract.ts'
import { type Choice, withExtra, withHours } from '../hours/screens/choice.ts'
import { orderedExtras } from '../hours/screens/use-booking-request.ts'
import { afterVoucher, type Quote, quote, wholeOf } from '../rules/prices.ts'
import { words } from '../words.ts'
import type { BookingAddresses } from './booking-addresses.ts'
import styles from './booking-form.module.css'
import { CustomerFields } from './customer-fields.tsx'
import { checkDraft, type Draft } from './details.ts'
import { ExtrasFields } from './extras-fields.tsx'
import { Agreement, notAgreed, OrderTerms, Part, TotalLine } from './form-parts.tsx'
import type { OrderTermsProps } from './order-terms.tsx'
import { PartyFields } from './party-fields.tsx'

type BookingFormProps = {
  vehicle: Vehicle
  /** Hours that can be had from the slot on; undefined while that is being found out. */
  available: number | undefined
  choice: Choice
  onChoice: (choice: Choice) => void
  draft: Draft
  onDraft: (draft: Draft) => void
  /** Before the voucher. */
  price: Quote
  voucher: Voucher
  addresses: Pick<BookingAddresses, 'terms' | 'privacy'>
  terms: OrderTermsProps
  busy: boolean
  /** What the server found wrong, if it was asked. */
  serverErrors: readonly FieldError[]
  message: string | undefined
  onSubmit: (details: CustomerDetails) => void
}

/** Duration, extras, the party and the customer: everything that is left once the boat is chosen. */
export function BookingForm(props: BookingFormProps) {
  const {
    vehicle,
    available,
    choice,
    onChoice,
    draft,
    onDraft,
    price,
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
  const checked = useMemo(() => checkDraft(draft, vehicle, extras), [draft, vehicle, extras])
  const errors = [...checked.errors, ...voucherErrors(voucher), ...(choice.agreed ? [] : [notAgreed])]
  const { open } = afterVoucher(price.total, voucher.applied?.amount ?? 0)
  const durations = available === undefined ? [choice.hours ?? 1] : bookableDurations(vehicle, available)

  const submit = () => {
    setTries(tries + 1)
    if (errors.length === 0 && checked.details) onSubmit(checked.details)
  }
  return (
    <Form className={styles.form} errors={tries > 0 ? [...serverErrors, ...errors] : []} onSubmit={submit}>
      <Part title={words.howLong}>
        <ChoiceGroup
          legend={words.duration}
          hideLegend
          name="hours"
          look="chips"
          className={styles.durations}
          choices={durations.map((hours) => ({
            value: String(hours),
            label: formatDuration(hours),
            aside: wholeWords(vehicle, hours, { draft, extras }),
          }))}
          value={choice.hours === null ? undefined : String(choice.hours)}
          onChange={(hours) => onChoice(withHours(choice, Number(hours)))}
        />
      </Part>
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
      <Part title={words.extras}>
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
      </Part>
      <Part title={words.yourDetails}>
        <p className={styles.note}>{words.detailsNote}</p>
        <CustomerFields draft={draft} onDraft={onDraft} />
      </Part>
      <Part title={words.voucher}>
        <VoucherField
          value={voucher.typed}
          onChange={voucher.onTyped}
          applied={voucher.applied}
          onApplied={voucher.onApplied}
          used={price.total - open}
        />
      </Part>
      <div className={styles.end}>
        <OrderTerms {...terms} />
        <Agreement
          addresses={addresses}
          agreed={choice.agreed}
          onAgreed={(agreed) => onChoice({ ...choice, agreed })}
        />
        <TotalLine quote={price} voucher={price.total - open} how="on_site" />
        <FormError message={message ?? (tries > 0 && errors.length > 0 ? words.checkDetails : undefined)} />
        <Button type="submit" size="large" className={styles.submit} busy={busy}>
          {words.continueToCode}
        </Button>
        <p className={styles.note}>{words.codeNote}</p>
      </div>
    </Form>
  )
}

/** The whole price of a duration: with the captain, who costs by the hour and may stand for a licence, without other extras. */
function wholeWords(vehicle: Vehicle, hours: number, chosen: { draft: Draft; extras: readonly Extra[] }): string {
  const { hasLicense } = chosen.draft
  const extras = chosen.extras.filter((extra) => extra === 'captain')
  const offer = quote(vehicle, hours, { extras, hasLicense: hasLicense === '' ? undefined : hasLicense })
  return formatMoney(offer ? wholeOf(offer).whole : 0)
}
