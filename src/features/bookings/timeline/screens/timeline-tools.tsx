import type { VehicleType } from '#features/vehicles/contract.ts'
import { typeTitles } from '#features/vehicles/screens/type-names.ts'
import { addDays, type Day } from '#kit/shared/day.ts'
import { Button, IconButton } from '#kit/ui/button.tsx'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '#kit/ui/icons.tsx'
import { SelectField } from '#kit/ui/select-field.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import type { TimelineView } from '../rules.ts'
import { words } from '../words.ts'
import styles from './timeline-tools.module.css'

type TimelineToolsProps = {
  day: Day
  today: Day
  view: TimelineView
  type: VehicleType | 'all'
  types: readonly VehicleType[]
  onDay: (day: Day) => void
  onView: (view: TimelineView) => void
  onType: (type: VehicleType | 'all') => void
}

/** Which days are shown, how, and of which boats. */
export function TimelineTools({ day, today, view, type, types, onDay, onView, onType }: TimelineToolsProps) {
  const step = view === 'hours' ? 1 : 7
  return (
    <div className={styles.tools}>
      <div className={styles.days}>
        <IconButton
          label={view === 'hours' ? words.previousDay : words.previousWeek}
          className={styles.turn}
          onClick={() => onDay(addDays(day, -step))}
        >
          <ArrowLeftIcon />
        </IconButton>
        <TextField
          label={view === 'hours' ? words.day : words.firstDay}
          type="date"
          className={styles.date}
          value={day}
          onChange={(text) => text !== '' && onDay(text)}
        />
        <IconButton
          label={view === 'hours' ? words.nextDay : words.nextWeek}
          className={styles.turn}
          onClick={() => onDay(addDays(day, step))}
        >
          <ArrowRightIcon />
        </IconButton>
        <Button variant="secondary" disabled={day === today} onClick={() => onDay(today)}>
          {words.today}
        </Button>
      </div>
      <ChoiceGroup<TimelineView>
        legend={words.show}
        name="view"
        look="chips"
        className={styles.view}
        value={view}
        onChange={onView}
        choices={[
          { value: 'hours', label: words.views.hours },
          { value: 'days', label: words.views.days },
        ]}
      />
      <SelectField
        label={words.boats}
        className={styles.type}
        value={type}
        onChange={onType}
        options={(['all', ...types] as const).map((value) => ({ value, label: typeTitles[value] }))}
      />
    </div>
  )
}
