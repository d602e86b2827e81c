import { useState } from 'react'
import { getAllVehicles } from '#features/vehicles/contract.ts'
import { addDays, type Day, type WallClock } from '#kit/shared/day.ts'
import { errorsOf } from '#kit/shared/fields.ts'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { Form, FormError } from '#kit/ui/form.tsx'
import layout from '#kit/ui/layout.module.css'
import { SelectField } from '#kit/ui/select-field.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { useWrite } from '#kit/ui/use-write.ts'
import { getTimeline } from '../../timeline/contract.ts'
import { close, closing, listClosures } from '../contract.ts'
import { closingErrors, formatClosedHour } from '../rules.ts'
import { words } from '../words.ts'
import styles from './close-dialog.module.css'

type CloseDialogProps = {
  /** What is closed; null: the whole water. */
  vehicleId: number | null
  now: WallClock
  /** From which day on: of today from now on, of another its whole. */
  day: Day
  /** Why, as it is known already. */
  reason?: string
  onClose: () => void
  onClosed: (closureId: number) => void
}

const formId = 'close-time'
const hours = Array.from({ length: 49 }, (_, i) => i / 2)
const optionsOf = (from: number) =>
  hours
    .filter((hour) => hour >= from && hour <= from + 23.5)
    .map((hour) => ({ value: String(hour), label: formatClosedHour(hour) }))

type Draft = { vehicle: string; from_day: Day; from: string; until_day: Day; until: string; reason: string }

const water = 'water'

const draftOf = ({ vehicleId, now, day, reason = '' }: Omit<CloseDialogProps, 'onClose' | 'onClosed'>): Draft => ({
  vehicle: vehicleId === null ? water : String(vehicleId),
  from_day: day,
  from: day === now.day ? String(Math.floor(now.hour * 2) / 2) : '0',
  until_day: day,
  until: '24',
  reason,
})

/** Takes a boat out of service, or closes the water, for a time; then it leads to whom that concerns. */
export function CloseDialog({ onClose, onClosed, now, ...initial }: CloseDialogProps) {
  const [draft, setDraft] = useState(() => draftOf({ now, ...initial }))
  const [wasTried, setTried] = useState(false)
  const fleet = useEndpoint(getAllVehicles, { params: { type: 'all' } })
  const write = useWrite(close, { refreshes: [getTimeline, listClosures], onSuccess: ({ id }) => onClosed(id) })
  const isWater = draft.vehicle === water
  const body = {
    ...(!isWater && { vehicle_id: Number(draft.vehicle) }),
    ...{ from_day: draft.from_day, from: Number(draft.from), until_day: draft.until_day, until: Number(draft.until) },
    reason: draft.reason.trim(),
  }
  const wrong = errorsOf(closing, body)
  const errors = wrong.length > 0 ? wrong : closingErrors(body, now)
  const set = (change: Partial<Draft>) => setDraft({ ...draft, ...change })
  const submit = () => {
    setTried(true)
    if (errors.length === 0 && !write.isPending) write.mutate({ body })
  }
  const boats = (fleet.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
  const name = boats.find(({ value }) => value === draft.vehicle)?.label ?? ''
  return (
    <Dialog
      open
      onClose={onClose}
      title={isWater ? words.closeWater : words.closeBoat(name)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.notNow}
          </Button>
          <Button variant="danger" type="submit" form={formId} busy={write.isPending} busyLabel={words.closing}>
            {words.closeAndReview}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        className={layout.stack4}
        errors={wasTried ? [...errors, ...(write.error?.errors ?? [])] : []}
        onSubmit={submit}
      >
        <SelectField
          label={words.boat}
          name="vehicle_id"
          value={draft.vehicle}
          onChange={(vehicle) => set({ vehicle })}
          options={[{ value: water, label: words.wholeWater }, ...boats]}
        />
        <div className={styles.times}>
          <TextField
            label={words.closeFrom}
            name="from_day"
            type="date"
            value={draft.from_day}
            onChange={(from_day) => set({ from_day, ...(draft.until_day < from_day && { until_day: from_day }) })}
          />
          <SelectField
            label={words.fromTime}
            name="from"
            value={draft.from}
            onChange={(from) => set({ from })}
            options={optionsOf(0)}
          />
          <TextField
            label={words.closeUntil}
            name="until_day"
            type="date"
            min={draft.from_day}
            max={addDays(draft.from_day, 365)}
            value={draft.until_day}
            onChange={(until_day) => set({ until_day })}
          />
          <SelectField
            label={words.untilTime}
            name="until"
            value={draft.until}
            onChange={(until) => set({ until })}
            options={optionsOf(0.5)}
          />
        </div>
        <TextField
          label={words.reason}
          hint={words.reasonHint}
          name="reason"
          maxLength={120}
          value={draft.reason}
          onChange={(reason) => set({ reason })}
        />
        <div className={layout.row2}>
          {(isWater ? words.waterReasons : words.boatReasons).map((reason) => (
            <Button key={reason} size="small" variant="secondary" onClick={() => set({ reason })}>
              {reason}
            </Button>
          ))}
        </div>
        <p className={layout.note}>{words.whatClosing}</p>
        <FormError message={write.error && write.error.errors.length === 0 ? write.error.message : undefined} />
      </Form>
    </Dialog>
  )
}
