import { getAllVehicles, vehicleTypes } from '#features/vehicles/contract.ts'
import { typeTitles } from '#features/vehicles/screens/type-names.ts'
import { addMonths, type Day } from '#kit/shared/day.ts'
import { Button } from '#kit/ui/button.tsx'
import layout from '#kit/ui/layout.module.css'
import { SelectField } from '#kit/ui/select-field.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { mostDays } from '../contract.ts'
import { words } from '../words.ts'
import styles from './figures.module.css'
import { monthOf, type useChoice, yearOf } from './use-choice.ts'

/** From when to when, and of which boats. */
export function Choice({ today, asked, typed, choose }: ReturnType<typeof useChoice> & { today: Day }) {
  const fleet = useEndpoint(getAllVehicles, { params: { type: 'all' } }).data ?? []
  const boats = fleet.filter(({ type }) => !asked.type || type === asked.type)
  const isTyping = typed.from !== asked.from || typed.until !== asked.until
  const periods = [
    [words.thisMonth, monthOf(today)],
    [words.lastMonth, monthOf(addMonths(today, -1))],
    [words.thisYear, yearOf(today)],
  ] as const
  return (
    <div className={styles.choice}>
      <div className={layout.row2}>
        {periods.map(([name, period]) => (
          <Button key={name} size="small" variant="secondary" onClick={() => choose(period)}>
            {name}
          </Button>
        ))}
      </div>
      <TextField
        className={styles.date ?? ''}
        label={words.from}
        type="date"
        value={typed.from}
        onChange={(from) => choose({ from })}
      />
      <TextField
        className={styles.date ?? ''}
        label={words.until}
        type="date"
        value={typed.until}
        onChange={(until) => choose({ until })}
        error={isTyping ? words.choosePeriod(mostDays) : undefined}
      />
      <SelectField
        label={words.kind}
        value={asked.type ?? 'all'}
        onChange={(type) => choose({ type: type === 'all' ? undefined : type, boat: undefined })}
        options={(['all', ...vehicleTypes] as const).map((value) => ({ value, label: typeTitles[value] }))}
      />
      <SelectField
        label={words.boat}
        value={String(asked.boat ?? '')}
        onChange={(boat) => choose({ boat: Number(boat) || undefined })}
        options={[{ id: 0, name: words.allBoats }, ...boats].map(({ id, name }) => ({
          value: String(id || ''),
          label: name,
        }))}
      />
    </div>
  )
}
