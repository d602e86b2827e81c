import type { ReactNode } from 'react'
import type { Vehicle } from '#features/vehicles/contract.ts'
import { useArrival } from '#kit/ui/arrival.ts'
import { Button } from '#kit/ui/button.tsx'
import { ErrorState } from '#kit/ui/error-state.tsx'
import layout from '#kit/ui/layout.module.css'
import { NumberField } from '#kit/ui/number-field.tsx'
import { Skeleton } from '#kit/ui/skeleton.tsx'
import { takenAlong } from '../../hours/screens/choice.ts'
import { offeredExtras } from '../../rules/prices.ts'
import type { Business } from '../../rules.ts'
import { ExtrasFields } from '../../screens/extras-fields.tsx'
import { useBusiness } from '../../screens/use-business.ts'
import { useFleet } from '../../screens/use-fleet.ts'
import type { OwnBooking } from '../../self-service/contract.ts'
import { words } from '../words.ts'
import styles from './change-editor.module.css'
import { ChangeOutcome } from './change-outcome.tsx'
import { ChangeDates, ChangeTime } from './change-when.tsx'
import { type Change, useChange } from './use-change.ts'

export type ChangeEditorProps = {
  booking: OwnBooking
  link: string
  /** What it is now, where it is known, and what is said of it. */
  onChanged: (booking: OwnBooking | undefined, news: ReactNode) => void
  /** What is shown is not how it stands any more. */
  onOutdated: () => void
  onLeave: () => void
}

/** One changes the own booking: when, extras and people, and beside it what that comes to. */
export function ChangeEditor(props: ChangeEditorProps) {
  const { booking, link, onLeave } = props
  const change = useChange(booking, link)
  const title = useArrival<HTMLHeadingElement>(true)
  const { business } = useBusiness()
  const { fleet, error, busy, retry } = useFleet(booking.kind, booking.vehicle_type)
  const vehicle = fleet?.find(({ id }) => id === booking.change?.vehicle)
  return (
    <section className={styles.editor} aria-labelledby="change-heading">
      <div className={styles.heading}>
        <h2 id="change-heading" ref={title} tabIndex={-1}>
          {words.heading}
        </h2>
        <Button variant="quiet" onClick={onLeave}>
          {words.keep}
        </Button>
      </div>
      {fleet && !vehicle ? (
        <p>{words.removedBoat}</p>
      ) : !vehicle || !business ? (
        error ? (
          <ErrorState title={words.notAsked} text={error.message} retry={() => void retry()} busy={busy} />
        ) : (
          <Skeleton count={6} />
        )
      ) : (
        <>
          <div className={styles.fields}>
            {booking.kind === 'days' ? (
              <ChangeDates change={change} vehicle={vehicle} business={business} />
            ) : (
              <ChangeTime change={change} vehicle={vehicle} business={business} />
            )}
            <People change={change} vehicle={vehicle} />
            <Extras change={change} vehicle={vehicle} flow={booking.kind} business={business} />
          </div>
          <ChangeOutcome {...props} change={change} />
        </>
      )}
    </section>
  )
}

const errorOf = ({ preview }: Change, name: string) => preview?.errors.find(({ field }) => field === name)?.message

function People({ change, vehicle }: { change: Change; vehicle: Vehicle }) {
  const { choice, choose } = change
  const { adults, children = 0, age_from, age_to } = choice
  const age = (name: 'age_from' | 'age_to', label: string, value: number | undefined) => (
    <NumberField
      label={label}
      name={name}
      max={17}
      value={value}
      error={errorOf(change, name)}
      onChange={(one) => choose({ [name]: one })}
    />
  )
  return (
    <section className={styles.part} aria-labelledby="change-people">
      <h3 id="change-people">{words.people}</h3>
      <div className={styles.pairs}>
        <NumberField
          label={words.adults}
          name="adults"
          min={1}
          max={vehicle.passengers}
          value={adults}
          error={errorOf(change, 'adults')}
          onChange={(count) => choose({ adults: count ?? 1 })}
        />
        <NumberField
          label={words.children}
          name="children"
          max={vehicle.passengers}
          value={children}
          onChange={(count) => choose({ children: count ?? 0 })}
        />
        {children === 1 && age('age_from', words.ageOfChild, age_from)}
        {children > 1 && age('age_from', words.ageOfYoungest, age_from)}
        {children > 1 && age('age_to', words.ageOfOldest, age_to)}
      </div>
    </section>
  )
}

type ExtrasProps = { change: Change; vehicle: Vehicle; flow: OwnBooking['kind']; business: Business }

function Extras({ change, vehicle, flow, business }: ExtrasProps) {
  const { choice, choose } = change
  const { extras: rows } = business
  if (offeredExtras(vehicle, flow, rows).length === 0) return null
  const error = errorOf(change, 'extras')
  return (
    <section className={styles.part} aria-labelledby="change-extras">
      <h3 id="change-extras">{words.extras}</h3>
      <ExtrasFields
        vehicle={vehicle}
        flow={flow}
        rows={rows}
        // What is left says the answer: of what this booking has itself, one is there.
        during={undefined}
        chosen={choice.extras}
        onExtra={(extra, wanted) => choose({ extras: takenAlong(choice.extras, extra, wanted) })}
      />
      {error && (
        <p className={layout.note} role="alert">
          {error}
        </p>
      )}
    </section>
  )
}
