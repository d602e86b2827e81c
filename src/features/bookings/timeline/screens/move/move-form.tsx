import { useState } from 'react'
import { openingHours } from '#features/settings/rules.ts'
import { type Day, formatHour, formatLongDay, fromLocalDateTime } from '#kit/shared/day.ts'
import { Button } from '#kit/ui/button.tsx'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import { Form, FormError } from '#kit/ui/form.tsx'
import { forgetKept, useKept } from '#kit/ui/kept-state.ts'
import layout from '#kit/ui/layout.module.css'
import { SelectField } from '#kit/ui/select-field.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import type { TimelineBooking } from '../../contract.ts'
import { type Goal, lengthOf, type MovePlan, movableOf, planMove, type Scene } from '../../rules/move.ts'
import { formatSpan } from '../../rules.ts'
import { words } from '../../words.ts'
import styles from '../booking-dialog.module.css'
import { keepWords, takeWords } from './price-question.tsx'
import type { PriceChoice } from './use-moves.ts'

/** Moves a booking. Gives why not, or nothing. */
export type SendMove = (
  booking: TimelineBooking,
  goal: Goal,
  plan: MovePlan,
  price: PriceChoice,
) => Promise<string | undefined>

type MoveFormProps = {
  booking: TimelineBooking
  scene: Scene
  onMove: SendMove
  onMoved: () => void
  onLeave: () => void
}

/** Moves a booking without dragging: boat, day and time, and what it costs there. */
export function MoveForm({ booking, scene, onMove, onMoved, onLeave }: MoveFormProps) {
  const { day, hour } = fromLocalDateTime(booking.starts_at)
  const key = `move/${booking.id}/${booking.vehicle_id}/${booking.starts_at}`
  const [wish, setWish] = useKept(key, {
    vehicleId: booking.vehicle_id,
    day,
    start: hour,
    price: 'keep' as PriceChoice,
  })
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const plan = planMove(booking, wish, scene)
  const isUnchanged = plan.refusal?.code === 'UNCHANGED'
  const change = (changes: Partial<typeof wish>) => {
    setRefusal(undefined)
    setWish((before) => ({ ...before, ...changes }))
  }

  const submit = async () => {
    if (busy) return
    setBusy(true)
    const why = await onMove(booking, wish, plan, plan.hasChoice ? wish.price : 'keep')
    setBusy(false)
    setRefusal(why)
    if (why !== undefined) return
    forgetKept(key)
    onMoved()
  }

  return (
    <Form className={styles.form} onSubmit={() => void submit()} aria-label={words.moveOf(booking.name)}>
      <h3>{words.moveTo}</h3>
      <div className={styles.fields}>
        <SelectField
          label={words.boat}
          value={String(wish.vehicleId)}
          onChange={(id) => change({ vehicleId: Number(id) })}
          options={boatOptions(booking, scene)}
          autoFocus
        />
        <TextField
          label={booking.kind === 'days' ? words.firstDay : words.day}
          type="date"
          value={wish.day}
          onChange={(text) => text !== '' && change({ day: text })}
        />
        {booking.kind === 'hours' && (
          <SelectField
            label={words.start}
            value={String(wish.start)}
            onChange={(start) => change({ start: Number(start) })}
            options={startsOn(wish.day, booking, scene, wish.start).map((start) => ({
              value: String(start),
              label: formatHour(start),
            }))}
          />
        )}
      </div>
      {plan.hasChoice && !plan.refusal && (
        <ChoiceGroup<PriceChoice>
          legend={words.price}
          name="price"
          look="chips"
          value={wish.price}
          onChange={(price) => change({ price })}
          choices={[
            { value: 'keep', label: keepWords(plan) },
            { value: 'new', label: takeWords(plan) },
          ]}
        />
      )}
      <p className={plan.refusal && !isUnchanged ? styles.refused : styles.outcome} role="status">
        {isUnchanged ? words.chooseGoal : (plan.refusal?.detail ?? outcomeOf(plan, wish.day))}
      </p>
      <FormError message={refusal === plan.refusal?.detail ? undefined : refusal} />
      <div className={layout.row3}>
        <Button type="submit" busy={busy} busyLabel={words.moving} disabled={isUnchanged}>
          {words.moveBooking}
        </Button>
        <Button variant="quiet" onClick={onLeave}>
          {words.notNow}
        </Button>
      </div>
    </Form>
  )
}

const outcomeOf = (plan: MovePlan, day: Day) =>
  plan.starts_at.slice(0, 10) === plan.ends_at.slice(0, 10)
    ? `${plan.vehicle_name}, ${formatLongDay(day)}, ${formatSpan(plan)}`
    : `${plan.vehicle_name}, ${formatSpan(plan)}`

/** Boats of the same type first. */
function boatOptions(booking: TimelineBooking, { fleet }: Scene) {
  const boats = fleet.toSorted(
    (a, b) =>
      Number(b.type === booking.vehicle_type) - Number(a.type === booking.vehicle_type) ||
      a.type.localeCompare(b.type) ||
      a.name.localeCompare(b.name, 'en'),
  )
  const options = boats.map(({ id, name, blocked }) => ({
    value: String(id),
    label: blocked ? words.blockedBoat(name) : name,
  }))
  const isKnown = boats.some(({ id }) => id === booking.vehicle_id)
  return isKnown
    ? options
    : [{ value: String(booking.vehicle_id), label: words.removedBoat(booking.vehicle_name) }, ...options]
}

/** The half hours at which the booking fits into the opening hours of a day; the one that is chosen is among them. */
function startsOn(day: Day, booking: TimelineBooking, { business }: Scene, chosen: number): number[] {
  const { opens, closes } = openingHours(business.settings, day) ?? { opens: 0, closes: 24 }
  const latest = closes - lengthOf(movableOf(booking))
  const starts = Array.from({ length: Math.max((latest - opens) * 2 + 1, 0) }, (_, i) => opens + i / 2)
  return [...new Set([...starts, chosen])].toSorted((a, b) => a - b)
}
