import { YearlyDayField } from '#features/settings/screens/office/hours-fields.tsx'
import { vehicleTypes } from '#features/vehicles/contract.ts'
import { typeTitles } from '#features/vehicles/screens/type-names.ts'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { SelectField } from '#kit/ui/select-field.tsx'
import { fieldOf, TextField } from '#kit/ui/text-field.tsx'
import { flows, ruleKinds } from '../contract.ts'
import { weekdayNames } from '../rules/said.ts'
import { words } from '../words.ts'
import { ChangeFields, ManyChoice, SpanFields } from './change-fields.tsx'
import styles from './dialogs.module.css'
import type { RuleDraft } from './draft.ts'

type FieldsProps = { draft: RuleDraft; change: (part: Partial<RuleDraft>) => void }

export function RuleFields({ draft, change }: FieldsProps) {
  const field = fieldOf(draft, change)
  return (
    <>
      <SelectField
        label={words.lookAt}
        hint={words.kindTexts[draft.kind]}
        {...field('kind')}
        options={ruleKinds.map((kind) => ({ value: kind, label: words.kinds[kind] }))}
      />
      <Condition draft={draft} change={change} />
      <ChangeFields draft={draft} change={change} />
      <TextField label={words.nameShown} hint={words.nameHint} maxLength={40} autoComplete="off" {...field('name')} />
      <TextField label={words.nameGerman} optional maxLength={40} autoComplete="off" {...field('name_de')} />
      <ManyChoice
        legend={words.boats}
        hint={words.boatsHint}
        name="vehicle_types"
        choices={vehicleTypes.map((type) => ({ value: type, label: typeTitles[type] }))}
        chosen={draft.vehicle_types}
        onChange={(vehicle_types) => change({ vehicle_types })}
      />
      <ManyChoice
        legend={words.booked}
        name="flows"
        choices={flows.map((flow) => ({ value: flow, label: words.flows[flow] }))}
        chosen={draft.flows}
        onChange={(chosen) => change({ flows: chosen })}
      />
      <SpanFields draft={draft} change={change} />
      <Checkbox label={words.active} checked={draft.active} onChange={(active) => change({ active })} />
    </>
  )
}

/** What a rule of the chosen kind looks at. */
function Condition({ draft, change }: FieldsProps) {
  const { kind } = draft
  const field = fieldOf(draft, change)
  if (kind === 'weekday') {
    return (
      <ManyChoice
        legend={words.weekdays}
        name="weekdays"
        choices={weekdayNames.map(({ day, name }) => ({ value: day, label: name() }))}
        chosen={draft.weekdays}
        onChange={(weekdays) => change({ weekdays })}
      />
    )
  }
  if (kind === 'season') {
    return (
      <div className={styles.pair}>
        <YearlyDayField label={words.firstDay} {...field('from')} />
        <YearlyDayField label={words.lastDay} {...field('until')} />
      </div>
    )
  }
  return (
    <TextField
      className={styles.short ?? ''}
      label={kind === 'length' ? words.leastLength : kind === 'early' ? words.daysLeast : words.daysMost}
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
      {...field(kind === 'length' ? 'least' : 'days')}
    />
  )
}
