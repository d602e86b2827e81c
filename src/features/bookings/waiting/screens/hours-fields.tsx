import type { Vehicle } from '#features/vehicles/contract.ts'
import { formatDuration, formatHour } from '#kit/shared/day.ts'
import { SelectField } from '#kit/ui/select-field.tsx'
import { words } from '../words.ts'
import type { HoursWish, hoursOf } from './wish.ts'

type HoursFieldsProps = {
  fleet: readonly Vehicle[]
  hours: ReturnType<typeof hoursOf>
  onWish: (wish: HoursWish) => void
}

const anyBoat = 'any'

/** Which boat, for how long, and between which hours. */
export function HoursFields({ fleet, hours, onWish }: HoursFieldsProps) {
  const { wish } = hours
  return (
    <>
      {fleet.length > 1 && (
        <SelectField
          label={words.waitFor}
          name="vehicle"
          options={[
            { value: anyBoat, label: words.anyBoat },
            ...fleet.map(({ id, name }) => ({ value: String(id), label: words.thisBoat(name) })),
          ]}
          value={hours.vehicleId === undefined ? anyBoat : String(hours.vehicleId)}
          onChange={(vehicle) => onWish({ ...wish, vehicleId: vehicle === anyBoat ? undefined : Number(vehicle) })}
        />
      )}
      <SelectField
        label={words.howLong}
        name="hours"
        options={hours.durations.map((one) => ({ value: String(one), label: formatDuration(one) }))}
        value={String(hours.hours)}
        onChange={(one) => onWish({ ...wish, hours: Number(one) })}
      />
      <SelectField
        label={words.earliest}
        name="from"
        options={hours.earliest.map(timeOption)}
        value={String(hours.from)}
        onChange={(time) => onWish({ ...wish, from: Number(time) })}
      />
      <SelectField
        label={words.latest}
        name="until"
        options={hours.latest.map(timeOption)}
        value={String(hours.until)}
        onChange={(time) => onWish({ ...wish, until: Number(time) })}
      />
    </>
  )
}

const timeOption = (time: number) => ({ value: String(time), label: formatHour(time) })
