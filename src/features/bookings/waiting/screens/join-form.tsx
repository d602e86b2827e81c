import { useState } from 'react'
import { useRouter } from 'wouter'
import { useUser } from '#features/sign-in/screens/use-user.ts'
import { leastNights } from '#features/vehicles/rules.ts'
import { errorsOf } from '#kit/shared/fields.ts'
import { Button } from '#kit/ui/button.tsx'
import { Form, FormError } from '#kit/ui/form.tsx'
import { useKept } from '#kit/ui/kept-state.ts'
import layout from '#kit/ui/layout.module.css'
import { NumberField } from '#kit/ui/number-field.tsx'
import { said } from '#kit/ui/said.ts'
import { fieldOf, TextField } from '#kit/ui/text-field.tsx'
import { useWrite } from '#kit/ui/use-write.ts'
import { lastBookableDay } from '../../rules.ts'
import { emptyDraft } from '../../screens/details.ts'
import { mostNights } from '../../stays/contract.ts'
import { placeRequest } from '../contract/place.ts'
import { joinWaiting } from '../contract.ts'
import { words } from '../words.ts'
import { HoursFields } from './hours-fields.tsx'
import styles from './join-waiting.module.css'
import { type HoursWish, hoursOf, type JoinWaitingProps } from './wish.ts'

type JoinFormProps = JoinWaitingProps & {
  showcase: boolean
  onCancel: () => void
  onSent: (email: string, simulated: boolean) => void
}

/** What one waits for and how one is reached. The customer's details are those of the booking, kept for the session. */
export function JoinForm({ kind, day, fleet, business, hours: asked, showcase, onCancel, onSent }: JoinFormProps) {
  const simulated = useUser()?.demo ?? showcase
  const [draft, setDraft] = useKept('rental/customer', emptyDraft)
  const [people, setPeople] = useState<number | undefined>(() => Number(draft.adults) + Number(draft.children) || 1)
  const [wish, setWish] = useState<HoursWish>(asked === undefined ? {} : { hours: asked })
  const [first, setFirst] = useState(day)
  const [nights, setNights] = useState<number | undefined>(leastNights)
  const [tries, setTries] = useState(0)
  const { mutate, isPending, error, reset } = useWrite(joinWaiting, { onSuccess: () => onSent(draft.email, simulated) })

  const isHours = kind === 'hours'
  const hours = hoursOf(wish, { day, fleet, business })
  const [only] = fleet.length === 1 ? fleet : []
  const types = new Set(fleet.map(({ type }) => type))
  const body = {
    ...{ kind, type: types.size === 1 ? ([...types][0] ?? ('all' as const)) : ('all' as const) },
    vehicle: only?.id ?? hours.vehicleId,
    ...(isHours
      ? { day, from: hours.from, until: hours.until, hours: hours.hours, nights: 0 }
      : { day: first, from: 0, until: 0, hours: 0, nights: nights ?? 0 }),
    people: people ?? 0,
    ...{ name: draft.name, email: draft.email, phone: draft.phone },
  }
  const errors = errorsOf(placeRequest, body)
  const submit = () => {
    setTries(tries + 1)
    reset()
    if (errors.length > 0 || isPending) return
    if (simulated) onSent(draft.email, true)
    else mutate({ body })
  }
  const field = fieldOf(draft, (part) => setDraft({ ...draft, ...part }))
  return (
    <Form
      className={layout.stack4}
      errors={error?.errors.length ? error.errors : tries > 0 ? errors : []}
      onSubmit={submit}
    >
      <div className={styles.grid}>
        {isHours ? (
          <HoursFields fleet={fleet} hours={hours} onWish={setWish} />
        ) : (
          <>
            <TextField
              label={words.firstDay}
              type="date"
              name="day"
              value={first}
              min={business.now.day}
              max={lastBookableDay(business.now.day)}
              onChange={setFirst}
            />
            <NumberField
              label={words.nights}
              name="nights"
              min={leastNights}
              max={mostNights}
              value={nights}
              onChange={setNights}
            />
          </>
        )}
        <NumberField
          label={words.people}
          name="people"
          min={1}
          max={Math.max(...fleet.map(({ passengers }) => passengers))}
          value={people}
          onChange={setPeople}
        />
        <TextField label={words.name} autoComplete="name" maxLength={50} {...field('name')} />
        <TextField label={words.email} type="email" maxLength={50} {...field('email')} />
        <TextField label={words.phone} optional hint={words.phoneHint} type="tel" maxLength={40} {...field('phone')} />
      </div>
      <p className={layout.note}>{said(words.keptUntil((text) => <Privacy key="privacy">{text}</Privacy>))}</p>
      <FormError message={error && error.errors.length === 0 ? error.message : undefined} />
      <div className={layout.row3}>
        <Button type="submit" busy={isPending}>
          {words.join}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </Form>
  )
}

/** Beside what is being filled in. */
function Privacy({ children }: { children: string }) {
  const { base } = useRouter()
  return (
    <a href={`${base}/RentalRevolution/privacy`} target="_blank" rel="noopener">
      {children}
    </a>
  )
}
