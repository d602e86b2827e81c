import type { Vehicle } from '#features/vehicles/contract.ts'
import { formatMoney, toCents } from '#kit/shared/money.ts'
import { useArrival } from '#kit/ui/arrival.ts'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import { NumberField } from '#kit/ui/number-field.tsx'
import { hasExtra } from '../rules/prices.ts'
import { words } from '../words.ts'
import styles from './booking-form.module.css'
import { type Draft, withChildren } from './details.ts'

type PartyFieldsProps = {
  vehicle: Vehicle
  /** How many one may count up to, where others can make room for them. */
  most?: number
  draft: Draft
  onDraft: (draft: Draft) => void
  /** Whether the captain comes along, where one can be hired. */
  captain?: { chosen: boolean; onChosen: (wanted: boolean) => void }
}

/** Who comes aboard, and whether one of them may steer. */
export function PartyFields({ vehicle, most = vehicle.passengers, draft, onDraft, captain }: PartyFieldsProps) {
  const children = Number(draft.children)
  const ages = useArrival<HTMLInputElement>(children > 0 && children, {
    isOnChange: true,
    isNote: true,
    takesFocus: false,
  })
  const age = (name: 'ageFrom' | 'ageTo') => ({
    name,
    max: 17,
    value: numberOf(draft[name]),
    onChange: (value: number | undefined) => onDraft({ ...draft, [name]: textOf(value) }),
  })
  return (
    <>
      <p className={styles.note}>{words.takesUpTo(vehicle.name, vehicle.passengers)}</p>
      <div className={styles.pairs}>
        <NumberField
          label={words.adults}
          name="adults"
          min={1}
          max={most}
          value={numberOf(draft.adults)}
          onChange={(adults) => onDraft({ ...draft, adults: textOf(adults) })}
        />
        <NumberField
          label={words.children}
          name="children"
          max={most}
          value={numberOf(draft.children)}
          onChange={(count) => onDraft(withChildren(draft, textOf(count)))}
        />
        {children === 1 && <NumberField ref={ages} label={words.ageOfChild} {...age('ageFrom')} />}
        {children > 1 && (
          <>
            <NumberField label={words.ageOfYoungest} {...age('ageFrom')} />
            <NumberField ref={ages} label={words.ageOfOldest} {...age('ageTo')} />
          </>
        )}
      </div>
      {vehicle.license === 'yes' && (
        <ChoiceGroup
          legend={words.askLicence}
          name="hasLicense"
          hint={licenseHint(vehicle)}
          look="chips"
          choices={[
            { value: 'yes', label: words.yes },
            { value: 'no', label: words.no },
          ]}
          value={draft.hasLicense === '' ? undefined : draft.hasLicense}
          onChange={(hasLicense) => onDraft({ ...draft, hasLicense })}
        />
      )}
      {vehicle.license === 'yes' && draft.hasLicense === 'no' && captain && hasExtra(vehicle, 'captain') && (
        <ChoiceGroup
          legend={words.whoSteers}
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
          label: words.oneOfUs,
          aside: formatMoney(toCents(vehicle.charter_license)),
        },
      ]
    : []),
  { value: 'captain' as const, label: words.ourCaptain, aside: captainText(vehicle) },
]

/** `$49 per hour`. */
export const captainText = ({ extra_captain }: Vehicle) => words.perHour(formatMoney(toCents(extra_captain ?? 0)))

function licenseHint(vehicle: Vehicle): string {
  const briefing = vehicle.charter_license > 0 && formatMoney(toCents(vehicle.charter_license))
  const hasCaptain = hasExtra(vehicle, 'captain')
  if (!briefing) return hasCaptain ? words.withoutYouHire : words.withoutLicence(vehicle.name)
  return `${(hasCaptain ? words.withoutYouBriefOrHire : words.withoutYouBrief)(briefing)} ${words.briefingWhen}`
}

const numberOf = (text: string) => (text === '' ? undefined : Number(text))
const textOf = (value: number | undefined) => value?.toString() ?? ''
