import { moneySign } from '#kit/shared/money.ts'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import { TextArea } from '#kit/ui/text-area.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { descriptionMax } from '../../contract/staff.ts'
import type { Drive, License, VehicleType } from '../../contract.ts'
import { nameMax } from '../../rules/staff.ts'
import { typeNames } from '../type-names.ts'
import type { Draft, Fee, Flag } from './draft.ts'
import { hasCaptain } from './draft.ts'
import styles from './fields.module.css'

export type FieldsProps = { type: VehicleType; draft: Draft; change: (changes: Partial<Draft>) => void }

const licenseChoices: readonly { value: License; label: string; text: string }[] = [
  { value: 'no', label: 'Anybody', text: 'No licence needed' },
  { value: 'yes', label: 'With a boating licence', text: 'Or with a briefing that includes a charter licence' },
  { value: 'captain', label: 'Our captain only', text: 'Always goes out with our captain, who is paid by the hour' },
  { value: 'never', label: 'Nobody is asked', text: 'The booking does not mention licences at all' },
]

/** Check-out and return look at the tank or the battery, and charge litres of petrol and diesel. */
const driveChoices: readonly { value: Drive; label: string }[] = [
  { value: 'petrol', label: 'Petrol' },
  { value: 'diesel', label: 'Diesel' },
  { value: 'electric', label: 'Electric' },
  { value: 'none', label: 'No motor' },
]

/** Name, people, motor and who may steer. */
export function BasicFields({ type, draft, change }: FieldsProps) {
  return (
    <>
      <div className={styles.row}>
        <TextField
          label="Name"
          name="name"
          hint={`At most ${nameMax} characters, used by no other`}
          autoComplete="off"
          value={draft.name}
          onChange={(name) => change({ name })}
        />
        <TextField
          label="People"
          name="passengers"
          hint={`The most that the ${typeNames[type].singular} takes`}
          inputMode="numeric"
          autoComplete="off"
          value={draft.passengers}
          onChange={(passengers) => change({ passengers })}
        />
      </div>
      <ChoiceGroup
        legend="What it runs on"
        name="drive"
        look="chips"
        choices={driveChoices}
        value={draft.drive}
        onChange={(drive) => change({ drive })}
      />
      <ChoiceGroup
        className={styles.license ?? ''}
        legend="Who may steer"
        name="license"
        choices={licenseChoices}
        value={draft.license}
        onChange={(license) => change({ license })}
      />
    </>
  )
}

const descriptionLanguages = [
  { field: 'descriptionEN', language: 'en', legend: 'In English' },
  { field: 'descriptionDE', language: 'de', legend: 'In German' },
] as const
const descriptionParts = [
  { part: 'general', label: 'General' },
  { part: 'features', label: 'Features', hint: 'One to a line' },
  { part: 'technical', label: 'Technical', hint: 'One to a line' },
] as const

/** In two languages; where one says nothing, the other is shown. */
export function DescriptionFields({ draft, change }: FieldsProps) {
  return descriptionLanguages.map(({ field, language, legend }) => (
    <fieldset key={field} className={styles.described}>
      <legend>{legend}</legend>
      {descriptionParts.map(({ part, label, ...hint }) => (
        <TextArea
          key={part}
          label={label}
          name={`${field}.${part}`}
          {...hint}
          optional
          max={descriptionMax}
          lang={language}
          value={draft[field][part]}
          onChange={(text) => change({ [field]: { ...draft[field], [part]: text } })}
        />
      ))}
    </fieldset>
  ))
}

const extras: readonly { title: string; flags: readonly (readonly [Flag, string])[] }[] = [
  {
    title: 'For every booking',
    flags: [
      ['extra_bbq', 'Barbecue grill'],
      ['extra_jukebox', 'Jukebox'],
      ['extra_binoculars', 'Binoculars'],
      ['extra_fishing_permit_day', 'Fishing permit for a day'],
      ['extra_fishing_permit_week', 'Fishing permit for a week'],
    ],
  },
  {
    title: 'For bookings over days',
    flags: [
      ['extra_canoe_one_person', 'Canoe for one person'],
      ['extra_canoe_two_persons', 'Canoe for two persons'],
      ['extra_inflatable_boat', 'Inflatable boat'],
      ['extra_sonar', 'Sonar'],
      ['extra_bed_linen_and_towel', 'Bed linen and towel'],
    ],
  },
]

export function ExtrasFields({ draft, change }: FieldsProps) {
  const always = draft.license === 'captain'
  return (
    <>
      <div className={styles.row}>
        {extras.map(({ title, flags }) => (
          <fieldset key={title} className={styles.checks}>
            <legend className={styles.legend}>{title}</legend>
            {flags.map(([flag, label]) => (
              <Checkbox
                key={flag}
                label={label}
                checked={draft[flag]}
                onChange={(checked) => change({ [flag]: checked } as Partial<Draft>)}
              />
            ))}
          </fieldset>
        ))}
      </div>
      <div className={styles.captain}>
        <Checkbox
          label="A captain can be hired"
          hint={always ? 'One always comes along, as said above' : undefined}
          checked={hasCaptain(draft)}
          disabled={always}
          onChange={(captain) => change({ captain })}
        />
        {hasCaptain(draft) && (
          <TextField
            label="Captain, per hour"
            name="extra_captain"
            prefix={moneySign()}
            inputMode="decimal"
            autoComplete="off"
            value={draft.extra_captain}
            onChange={(extra_captain) => change({ extra_captain })}
          />
        )}
      </div>
    </>
  )
}

const feeTexts: readonly { fee: Fee; label: string; hint: string }[] = [
  { fee: 'deposit', label: 'Deposit', hint: 'In cash, given back' },
  { fee: 'cleaning_fee', label: 'Cleaning fee', hint: 'In cash' },
  { fee: 'briefing_fee', label: 'Briefing fee', hint: 'In cash' },
  { fee: 'charter_license', label: 'Briefing with charter licence', hint: 'For customers without a licence' },
]

export function FeeFields({ draft, change }: FieldsProps) {
  return (
    <div className={styles.fees}>
      {feeTexts
        .filter(({ fee }) => fee !== 'charter_license' || draft.license === 'yes')
        .map(({ fee, label, hint }) => (
          <TextField
            key={fee}
            label={label}
            name={fee}
            hint={hint}
            optional
            prefix={moneySign()}
            inputMode="decimal"
            autoComplete="off"
            placeholder="0"
            value={draft[fee]}
            onChange={(amount) => change({ [fee]: amount } as Partial<Draft>)}
          />
        ))}
    </div>
  )
}
