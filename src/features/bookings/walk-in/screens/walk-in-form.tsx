import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { Vehicle } from '#features/vehicles/contract.ts'
import { formatDay, formatDuration, formatHour, fromLocalDateTime } from '#kit/shared/day.ts'
import { formatMoney, toCents } from '#kit/shared/money.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import { Form, FormError } from '#kit/ui/form.tsx'
import { NumberField } from '#kit/ui/number-field.tsx'
import { said } from '#kit/ui/said.ts'
import { TextField } from '#kit/ui/text-field.tsx'
import { lineName, wholeOf } from '../../rules/prices.ts'
import { formatSpan } from '../../timeline/rules.ts'
import type { LicenseAnswer } from '../contract.ts'
import { charterLicenseFee, licenseChoices } from '../rules.ts'
import { words } from '../words.ts'
import { MoreFields } from './more-fields.tsx'
import type { WalkInState } from './use-walk-in.ts'
import { unset } from './use-walker.ts'
import styles from './walk-in.module.css'
import { WhenFields } from './when.tsx'

type WalkInFormProps = { walkIn: WalkInState; chosen: Vehicle }

/** For how long and for whom. The duration has the focus: arrows change it, Tab leads to the name, Enter books. */
export function WalkInForm({ walkIn, chosen }: WalkInFormProps) {
  const { offer, day, errors, nights } = walkIn
  const form = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: where one begins, whatever is chosen afterwards
  useEffect(() => {
    const isTyped = (!walkIn.isToday || nights !== undefined) && walkIn.walker.name === ''
    const first = day === unset ? 'input[type="date"]' : isTyped ? 'input[name="name"]' : '[name^="hours"]:checked'
    form.current?.querySelector<HTMLElement>(first)?.focus()
  }, [])
  return (
    <div ref={form}>
      <Form className={styles.step} errors={errors} onSubmit={() => void walkIn.submit()}>
        <div className={styles.chosen}>
          <p>
            <strong className={styles.chosenName}>{chosen.name}</strong>
            <br />
            {offer &&
              (nights === undefined
                ? words.fromUntil(formatHour(walkIn.start), formatHour(offer.until))
                : formatSpan(spanOf(walkIn)))}
          </p>
          <Button variant="secondary" size="small" onClick={() => walkIn.choose(0)}>
            {words.otherBoat}
          </Button>
        </div>
        <WhenFields walkIn={walkIn} />
        {offer ? (
          <>
            {nights === undefined && <Durations walkIn={walkIn} offer={offer} />}
            <WhoComes walkIn={walkIn} offer={offer} />
            <MoreFields walkIn={walkIn} vehicle={offer.vehicle} />
            <Pay walkIn={walkIn} />
          </>
        ) : day === unset || walkIn.isWaiting ? (
          <p role="status">{day === unset ? words.whichDay : words.looking}</p>
        ) : (
          <Banner tone="warning" title={words.isGone(chosen.name)}>
            {words.typedKept}
          </Banner>
        )}
      </Form>
    </div>
  )
}

type PartProps = { walkIn: WalkInState; offer: NonNullable<WalkInState['offer']> }

const spanOf = ({ span }: WalkInState) => {
  const { startsAt, endsAt } = span()
  return { starts_at: startsAt, ends_at: endsAt }
}

function Durations({ walkIn: { walker, change, quoteOf }, offer }: PartProps) {
  const wholeAt = (hours: number) => {
    const quoted = quoteOf(offer.vehicle, hours)
    return quoted ? wholeOf(quoted).whole : 0
  }
  return (
    <ChoiceGroup
      legend={words.howLong}
      name="hours"
      look="chips"
      className={styles.durations}
      value={String(walker.hours)}
      onChange={(hours) => change({ hours: Number(hours) })}
      choices={offer.durations.map((hours) => ({
        value: String(hours),
        label: formatDuration(hours),
        text: formatMoney(wholeAt(hours)),
      }))}
    />
  )
}

function WhoComes({ walkIn: { walker, change, isToday }, offer }: PartProps) {
  const licenses = licenseChoices(offer.vehicle, walker.nights)
  return (
    <>
      {licenses.length > 0 && (
        <ChoiceGroup<LicenseAnswer>
          legend={words.licence}
          name="license"
          look="chips"
          value={walker.license}
          onChange={(license) => change({ license })}
          choices={licenses.map((value) => ({ value, label: licenseWords(value, offer.vehicle) }))}
        />
      )}
      <div className={styles.who}>
        <TextField
          label={words.name}
          name="name"
          value={walker.name}
          onChange={(name) => change({ name })}
          autoComplete="off"
          enterKeyHint={isToday ? 'go' : 'next'}
          onKeyDown={isToday || walker.phone !== '' ? undefined : toPhone}
          maxLength={50}
        />
        <TextField
          label={words.phone}
          name="phone"
          type="tel"
          optional
          value={walker.phone}
          onChange={(phone) => change({ phone })}
          autoComplete="off"
        />
        <NumberField
          label={words.people}
          name="people"
          min={1}
          max={offer.vehicle.passengers}
          value={walker.people}
          onChange={(people) => change({ people: people ?? 0 })}
        />
        <TextField
          label={words.email}
          name="email"
          type="email"
          optional
          value={walker.email}
          onChange={(email) => change({ email })}
          autoComplete="off"
        />
      </div>
    </>
  )
}

/** Of a caller the number is typed next; whoever stands here is booked at once. */
function toPhone(event: KeyboardEvent<HTMLInputElement>) {
  const phone = event.currentTarget.form?.elements.namedItem('phone')
  if (event.key !== 'Enter' || !(phone instanceof HTMLElement)) return
  event.preventDefault()
  phone.focus()
}

/** What it comes to, and when it is paid. */
function Pay({ walkIn }: Pick<PartProps, 'walkIn'>) {
  const { quote, refusal, busy, isToday, nights } = walkIn
  const { day, hour } = fromLocalDateTime(walkIn.span().endsAt)
  const until = formatHour(hour === 0 ? 24 : hour)
  return (
    <div className={styles.pay}>
      {refusal !== undefined && (
        <div className={styles.refusal}>
          <FormError message={refusal} />
        </div>
      )}
      <p className={styles.total} role="status">
        {said(
          words.priceUntil(
            <strong>{formatMoney(quote ? wholeOf(quote).whole : 0)}</strong>,
            nights ? `${formatDay(day)}, ${until}` : until,
          ),
        )}
        {quote && quote.onSite.length > 0 && (
          <span className={styles.onSite}>
            {(isToday ? words.atTillNow : words.atTillThen)(formatMoney(quote.total))}
          </span>
        )}
        {quote?.onSite.map(({ label, cents }) => (
          <span key={label} className={styles.onSite}>
            {label === 'Deposit'
              ? words.depositApart(formatMoney(cents))
              : words.feeAtCheckOut(lineName(label), formatMoney(cents))}
          </span>
        ))}
      </p>
      <Button type="submit" size="large" busy={busy} busyLabel={words.booking}>
        {words.bookNow}
      </Button>
    </div>
  )
}

function licenseWords(answer: LicenseAnswer, vehicle: Vehicle): string {
  if (answer === 'seen') return words.licenceSeen
  return answer === 'captain'
    ? words.withCaptain(formatMoney(toCents(vehicle.extra_captain ?? 0)))
    : words.briefing(formatMoney(charterLicenseFee(vehicle)))
}
