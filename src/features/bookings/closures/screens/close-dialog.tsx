import { useState } from 'react'
import { getAllVehicles } from '#features/vehicles/contract.ts'
import { addDays, type Day, type WallClock } from '#kit/shared/day.ts'
import { Button } from '#kit/ui/button.tsx'
import layout from '#kit/ui/layout.module.css'
import { SelectField } from '#kit/ui/select-field.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { useEdit, WriteDialog } from '#kit/ui/write-dialog.tsx'
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
  const fleet = useEndpoint(getAllVehicles, { params: { type: 'all' } })
  const state = useState(() => draftOf({ now, ...initial }))
  const isWater = state[0].vehicle === water
  const formOf = ({ vehicle, from, until, ...rest }: Draft) => ({
    ...rest,
    ...(!isWater && { vehicle_id: Number(vehicle) }),
    ...{ from: Number(from), until: Number(until) },
  })
  const { draft, change, field, dialog } = useEdit(state, close, {
    form: closing,
    formOf,
    refreshes: [getTimeline, listClosures],
    onDone: ({ id }) => onClosed(id),
    onClose,
  })
  const wrong = dialog.wrong.length > 0 ? dialog.wrong : closingErrors(formOf(draft), now)
  const boats = (fleet.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
  const name = boats.find(({ value }) => value === draft.vehicle)?.label ?? ''
  return (
    <WriteDialog
      {...dialog}
      title={isWater ? words.closeWater : words.closeBoat(name)}
      wrong={wrong}
      leave={words.notNow}
      send={words.closeAndReview}
      sending={words.closing}
      danger
    >
      <SelectField
        label={words.boat}
        options={[{ value: water, label: words.wholeWater }, ...boats]}
        {...field('vehicle')}
        name="vehicle_id"
      />
      <div className={styles.times}>
        <TextField
          label={words.closeFrom}
          name="from_day"
          type="date"
          value={draft.from_day}
          onChange={(from_day) => change({ from_day, ...(draft.until_day < from_day && { until_day: from_day }) })}
        />
        <SelectField label={words.fromTime} options={optionsOf(0)} {...field('from')} />
        <TextField
          label={words.closeUntil}
          type="date"
          min={draft.from_day}
          max={addDays(draft.from_day, 365)}
          {...field('until_day')}
        />
        <SelectField label={words.untilTime} options={optionsOf(0.5)} {...field('until')} />
      </div>
      <TextField label={words.reason} hint={words.reasonHint} maxLength={120} {...field('reason')} />
      <div className={layout.row2}>
        {(isWater ? words.waterReasons : words.boatReasons).map((reason) => (
          <Button key={reason} size="small" variant="secondary" onClick={() => change({ reason })}>
            {reason}
          </Button>
        ))}
      </div>
      <p className={layout.note}>{words.whatClosing}</p>
    </WriteDialog>
  )
}
