import type { Vehicle } from '#features/vehicles/contract.ts'
import { formatMoney, toCents } from '#kit/shared/money.ts'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import { NumberField } from '#kit/ui/number-field.tsx'
import { briefingWords } from '../rules/paying.ts'
import { hasExtra } from '../rules/prices.ts'
import styles from './booking-form.module.css'
import { type Draft, withChildren } from './details.ts'
import { captainText } from './extras-fields.tsx'

type PartyFieldsProps = {
  vehicle: Vehicle
  draft: Draft
  onDraft: (draft: Draft) => void
  /** Whether the captain comes along, where one can be hired. */
  captain?: { chosen: boolean; onChosen: (wanted: boolean) => void }
}

/** Who comes aboard, and whether one of them may steer. */
export function PartyFields({ vehicle, draft, onDraft, captain }: PartyFieldsProps) {
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
      {vehicle.license === 'yes' && draft.hasLicense === 'no' && captain && hasExtra(vehicle, 'captain') && (
        <ChoiceGroup
          legend="Who takes the helm?"
          name="helm"
          look="chips"
          choices={helmsOf(vehicle)}
          value={captain.chosen ? 'captain' : vehicle.charter_license > 0 ? 'briefing' : undefined}
          onChange={(helm) => captain.onChosen(helm === 'captain')}
        />
      )}
    </>
  )
}

/** How one goes out without a licence, each with its price. */
const helmsOf = (vehicle: Vehicle) => [
  ...(vehicle.charter_license > 0
    ? [
        {
          value: 'briefing' as const,
          label: 'One of us, after the briefing',
          aside: formatMoney(toCents(vehicle.charter_license)),
        },
      ]
    : []),
  { value: 'captain' as const, label: 'Our captain', aside: captainText(vehicle) },
]

function licenseHint(vehicle: Vehicle): string {
  const briefing =
    vehicle.charter_license > 0 &&
    `take our briefing with charter licence for ${formatMoney(toCents(vehicle.charter_license))}, paid in cash on site`
  const captain = hasExtra(vehicle, 'captain') && 'hire our captain'
  const ways = [briefing, captain].filter(Boolean)
  if (ways.length === 0) return `Without one ${vehicle.name} cannot be booked.`
  return [`Without one you ${ways.join(', or ')}.`, ...(briefing ? [briefingWords] : [])].join(' ')
}

const numberOf = (text: string) => (text === '' ? undefined : Number(text))
const textOf = (value: number | undefined) => value?.toString() ?? ''
