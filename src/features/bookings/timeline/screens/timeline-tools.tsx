import { useState } from 'react'
import type { VehicleType } from '#features/vehicles/contract.ts'
import { typeTitles } from '#features/vehicles/screens/type-names.ts'
import { addDays, type Day } from '#kit/shared/day.ts'
import { Button, ButtonLink, IconButton } from '#kit/ui/button.tsx'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import { Dialog } from '#kit/ui/dialog.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '#kit/ui/icons.tsx'
import layout from '#kit/ui/layout.module.css'
import { SelectField } from '#kit/ui/select-field.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { words as closureWords } from '../../closures/words.ts'
import type { TimelineView } from '../rules.ts'
import { words } from '../words.ts'
import styles from './timeline-tools.module.css'

type TimelineToolsProps = {
  day: Day
  today: Day
  view: TimelineView
  type: VehicleType | 'all'
  types: readonly VehicleType[]
  dayOverview: string
  onDay: (day: Day) => void
  onView: (view: TimelineView) => void
  onType: (type: VehicleType | 'all') => void
  onWalkIn: () => void
  onCloseWater: () => void
}

/** Which days are shown, how, and of which boats; and behind one button what is done less often. */
export function TimelineTools(props: TimelineToolsProps) {
  const { day, view, onDay, onWalkIn } = props
  const [isOpen, setOpen] = useState(false)
  const step = view === 'hours' ? 1 : 7
  return (
    <div className={styles.tools} data-tight="">
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
        <ToToday {...props} />
      </div>
      <View {...props} />
      <div className={styles.wide}>
        <BoatTypes {...props} />
        <Button onClick={onWalkIn}>{words.walkIn}</Button>
      </div>
      <Button variant="secondary" className={styles.more} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.tools}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={words.tools} size="small">
        <Sheet {...props} onClose={() => setOpen(false)} />
      </Dialog>
    </div>
  )
}

const View = ({ view, onView }: Pick<TimelineToolsProps, 'view' | 'onView'>) => (
  <ChoiceGroup<TimelineView>
    legend={words.show}
    hideLegend
    name="view"
    look="chips"
    className={styles.view}
    value={view}
    onChange={onView}
    choices={(['hours', 'days'] as const).map((value) => ({ value, label: words.views[value] }))}
  />
)

const ToToday = ({ day, today, onDay }: Pick<TimelineToolsProps, 'day' | 'today' | 'onDay'>) => (
  <Button variant="secondary" className={styles.today} disabled={day === today} onClick={() => onDay(today)}>
    {words.today}
  </Button>
)

const BoatTypes = ({ type, types, onType }: Pick<TimelineToolsProps, 'type' | 'types' | 'onType'>) => (
  <SelectField
    label={words.boats}
    className={styles.type}
    value={type}
    onChange={onType}
    options={(['all', ...types] as const).map((value) => ({ value, label: typeTitles[value] }))}
  />
)

function Sheet({ onClose, ...props }: TimelineToolsProps & { onClose: () => void }) {
  const after = (does: () => void) => () => {
    onClose()
    does()
  }
  return (
    <div className={layout.stack3}>
      <div className={styles.narrow}>
        <div className={classNames(layout.line2, styles.folded)}>
          <View {...props} onView={(view) => after(() => props.onView(view))()} />
          <ToToday {...props} onDay={(day) => after(() => props.onDay(day))()} />
        </div>
        <BoatTypes {...props} />
        <Button wide onClick={after(props.onWalkIn)}>
          {words.walkIn}
        </Button>
      </div>
      <ButtonLink to={props.dayOverview} variant="secondary" wide>
        {words.dayOverview}
      </ButtonLink>
      <Button variant="secondary" wide className={styles.print} onClick={after(() => window.print())}>
        {words.printDay}
      </Button>
      <Button variant="secondary" wide onClick={after(props.onCloseWater)}>
        {closureWords.closeWater}
      </Button>
      <p className={layout.muted}>{words.closeWaterOrBoat}</p>
    </div>
  )
}
