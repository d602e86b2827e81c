import { NumberField } from '#kit/ui/number-field.tsx'
import { mostChangeDays, mostChangeHours } from '../../contract/staff.ts'
import type { BusinessSettings } from '../../contract.ts'
import { words } from '../../words.ts'
import { SettingsPart } from './settings-part.tsx'

type Limits = Pick<BusinessSettings, 'change_hours' | 'change_days'>

type ChangeLimitsProps = { limits: Limits; onChange: (limits: Partial<Limits>) => void }

/** Until when customers change their bookings themselves. */
export const ChangeLimits = ({ limits, onChange }: ChangeLimitsProps) => (
  <SettingsPart title={words.ownChanges} text={words.ownChangesText}>
    <NumberField
      label={words.changeHours}
      name="change_hours"
      unit={words.hoursBefore}
      max={mostChangeHours}
      value={limits.change_hours}
      onChange={(hours) => onChange({ change_hours: hours ?? 0 })}
    />
    <NumberField
      label={words.changeDays}
      name="change_days"
      unit={words.daysBefore}
      max={mostChangeDays}
      value={limits.change_days}
      onChange={(days) => onChange({ change_days: days ?? 0 })}
    />
  </SettingsPart>
)
