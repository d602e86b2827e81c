import type { Vehicle } from '#features/vehicles/contract.ts'
import { formatMoney, toCents } from '#kit/shared/money.ts'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import { NumberField } from '#kit/ui/number-field.tsx'
import { hasExtra } from '../rules.prices.ts'
import styles from './booking-form.module.css'
import { type Draft, withChildren } from './details.ts'

type PartyFieldsProps = {
  vehicle: Vehicle
  draft: Draft
  onDraft: (draft: Draft) => void
}

/** Who comes aboard, and whether one of them may steer. */
export function PartyFields({ vehicle, draft, onDraft }: PartyFieldsProps) {
  const children = Number(draft.children)
  const age = (name: 'ageFrom' | 'ageTo') => ({
    name,
    max: 17,
    value: numberOf(draft[name]),
    onChange: (value: number | undefined) => onDraft({ ...draft, [name]: textOf(value) }),
  })
  return (
    <>
      <p className={styles.note}>
        {vehicle.name} takes up to {vehicle.passengers} {vehicle.passengers === 1 ? 'person' : 'people'}.
      </p>
      <div className={styles.grid}>
        <NumberField
          label="Adults"
          name="adults"
          min={1}
          max={vehicle.passengers}
          value={numberOf(draft.adults)}
          onChange={(adults) => onDraft({ ...draft, adults: textOf(adults) })}
        />
        <NumberField
          label="Children"
          name="children"
          max={vehicle.passengers}
          value={numberOf(draft.children)}
          onChange={(count) => onDraft(withChildren(draft, textOf(count)))}
        />
        {children === 1 && <NumberField label="Age of the child" {...age('ageFrom')} />}
        {children > 1 && (
          <>
            <NumberField label="Age of the youngest child" {...age('ageFrom')} />
            <NumberField label="Age of the oldest child" {...age('ageTo')} />
          </>
        )}
      </div>
      {vehicle.license === 'yes' && (
        <ChoiceGroup
          legend="Does somebody aboard have a boating licence?"
          name="hasLicense"
          hint={licenseHint(vehicle)}
          look="chips"
          choices={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
          value={draft.hasLicense === '' ? undefined : draft.hasLicense}
          onChange={(hasLicense) => onDraft({ ...draft, hasLicense })}
        />
      )}
    </>
  )
}

function licenseHint(vehicle: Vehicle): string {
  const briefing =
    vehicle.charter_license > 0 &&
    `take our briefing with charter licence for ${formatMoney(toCents(vehicle.charter_license))}, paid in cash on site`
  const captain = hasExtra(vehicle, 'captain') && 'hire our captain'
  const ways = [briefing, captain].filter(Boolean)
  return ways.length > 0 ? `Without one you ${ways.join(', or ')}.` : `Without one ${vehicle.name} cannot be booked.`
}

const numberOf = (text: string) => (text === '' ? undefined : Number(text))
const textOf = (value: number | undefined) => value?.toString() ?? ''
