import { moneyAffix } from '#kit/shared/money.ts'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import { TextArea } from '#kit/ui/text-area.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { descriptionMax } from '../../contract/staff.ts'
import { drives, type License, type VehicleType } from '../../contract.ts'
import { nameMax } from '../../rules/staff.ts'
import { words } from '../../words.ts'
import { typeNames } from '../type-names.ts'
import type { Draft, Fee, Flag } from './draft.ts'
import { hasCaptain } from './draft.ts'
import styles from './fields.module.css'

export type FieldsProps = { type: VehicleType; draft: Draft; change: (changes: Partial<Draft>) => void }

const licenseChoices = (['no', 'yes', 'captain', 'never'] as const satisfies License[]).map((value) => ({
  value,
  label: words.steerers[value],
  text: words.aboutSteerers[value],
}))

/** Check-out and return look at the tank or the battery, and charge litres of petrol and diesel. */
const driveChoices = drives.map((value) => ({ value, label: words.drives[value] }))

/** Name, people, motor and who may steer. */
export function BasicFields({ type, draft, change }: FieldsProps) {
  return (
    <>
      <div className={styles.row}>
        <TextField
          label={words.name}
          name="name"
          hint={words.nameHint(nameMax)}
          autoComplete="off"
          value={draft.name}
          onChange={(name) => change({ name })}
        />
        <TextField
          label={words.people}
          name="passengers"
          hint={words.peopleHint(typeNames[type].singular)}
          inputMode="numeric"
          autoComplete="off"
          value={draft.passengers}
          onChange={(passengers) => change({ passengers })}
        />
      </div>
      <ChoiceGroup
        legend={words.runsOn}
        name="drive"
        look="chips"
        choices={driveChoices}
        value={draft.drive}
        onChange={(drive) => change({ drive })}
      />
      <ChoiceGroup
        className={styles.license ?? ''}
        legend={words.maySteer}
        name="license"
        choices={licenseChoices}
        value={draft.license}
        onChange={(license) => change({ license })}
      />
    </>
  )
}

const descriptionLanguages = [
  { field: 'descriptionEN', language: 'en', legend: words.inEnglish },
  { field: 'descriptionDE', language: 'de', legend: words.inGerman },
] as const
const descriptionParts = [
  { part: 'general', label: words.general },
  { part: 'features', label: words.features, hint: words.oneToLine },
  { part: 'technical', label: words.technical, hint: words.oneToLine },
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

const extras: readonly { title: string; flags: readonly Flag[] }[] = [
  {
    title: words.forEvery,
    flags: ['extra_bbq', 'extra_jukebox', 'extra_binoculars', 'extra_fishing_permit_day', 'extra_fishing_permit_week'],
  },
  {
    title: words.forDays,
    flags: [
      'extra_canoe_one_person',
      'extra_canoe_two_persons',
      'extra_inflatable_boat',
      'extra_sonar',
      'extra_bed_linen_and_towel',
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
            {flags.map((flag) => (
              <Checkbox
                key={flag}
                label={words.flags[flag]}
                checked={draft[flag]}
                onChange={(checked) => change({ [flag]: checked } as Partial<Draft>)}
              />
            ))}
          </fieldset>
        ))}
      </div>
      <div className={styles.captain}>
        <Checkbox
          label={words.captainForHire}
          hint={always ? words.captainAlways : undefined}
          checked={hasCaptain(draft)}
          disabled={always}
          onChange={(captain) => change({ captain })}
        />
        {hasCaptain(draft) && (
          <TextField
            label={words.captainPerHour}
            name="extra_captain"
            {...moneyAffix()}
            value={draft.extra_captain}
            onChange={(extra_captain) => change({ extra_captain })}
          />
        )}
      </div>
    </>
  )
}

const feesInOrder: readonly Fee[] = ['deposit', 'cleaning_fee', 'briefing_fee', 'charter_license']

export function FeeFields({ draft, change }: FieldsProps) {
  return (
    <div className={styles.fees}>
      {feesInOrder
        .filter((fee) => fee !== 'charter_license' || draft.license === 'yes')
        .map((fee) => (
          <TextField
            key={fee}
            label={words.feeLabels[fee]}
            name={fee}
            hint={words.feeHints[fee]}
            optional
            {...moneyAffix()}
            placeholder="0"
            value={draft[fee]}
            onChange={(amount) => change({ [fee]: amount } as Partial<Draft>)}
          />
        ))}
    </div>
  )
}
