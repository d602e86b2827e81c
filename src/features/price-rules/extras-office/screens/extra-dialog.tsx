import { useState } from 'react'
import { EditDialog } from '#features/settings/screens/office/edit-dialog.tsx'
import { vehicleTypes } from '#features/vehicles/contract.ts'
import { typeTitles } from '#features/vehicles/screens/type-names.ts'
import { moneyAffix } from '#kit/shared/money.ts'
import { SelectField } from '#kit/ui/select-field.tsx'
import { fieldOf, TextField } from '#kit/ui/text-field.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useEdit } from '#kit/ui/write-dialog.tsx'
import { getPricing } from '../../contract/pricing.ts'
import { flows } from '../../contract.ts'
import { type ExtraRow, extraUnits } from '../../extras/contract.ts'
import { ManyChoice } from '../../screens/change-fields.tsx'
import styles from '../../screens/dialogs.module.css'
import { words as priceWords } from '../../words.ts'
import { extraForm, nameMax, saveExtra } from '../contract.ts'
import { words } from '../words.ts'
import { type ExtraDraft, extraDraft } from './extra-draft.ts'

type ExtraDialogProps = {
  extra: ExtraRow | undefined
  /** With the key of what was saved. */
  onSaved: (key: string) => void
  onClose: () => void
}

/** Adding or changing an extra. */
export function ExtraDialog({ extra, onSaved, onClose }: ExtraDialogProps) {
  const state = useState(() => extraDraft(extra))
  const { draft, change, dialog } = useEdit(state, saveExtra, {
    form: extraForm,
    refreshes: [getPricing],
    onDone: ({ key }) => {
      toast(words.saved)
      onSaved(key)
    },
    onClose,
  })
  return (
    <EditDialog {...dialog} title={extra ? words.changeExtra : words.newExtra}>
      <ExtraFields draft={draft} change={change} />
    </EditDialog>
  )
}

type FieldsProps = { draft: ExtraDraft; change: (part: Partial<ExtraDraft>) => void }

function ExtraFields({ draft, change }: FieldsProps) {
  const field = fieldOf(draft, change)
  const text = (name: 'name' | 'name_de' | 'price' | 'stock' | 'position') => ({ ...field(name), autoComplete: 'off' })
  return (
    <>
      <TextField label={priceWords.nameShown} maxLength={nameMax} {...text('name')} />
      <TextField label={priceWords.nameGerman} optional maxLength={nameMax} {...text('name_de')} />
      <div className={styles.pair}>
        <TextField label={words.price} maxLength={8} {...moneyAffix()} {...text('price')} />
        <SelectField
          label={words.unit}
          {...field('unit')}
          options={extraUnits.map((unit) => ({ value: unit, label: words.units[unit] }))}
        />
      </div>
      <TextField
        label={words.stock}
        hint={words.stockHint}
        optional
        inputMode="numeric"
        maxLength={4}
        {...text('stock')}
      />
      <ManyChoice
        legend={priceWords.boats}
        hint={priceWords.boatsHint}
        name="vehicle_types"
        choices={vehicleTypes.map((type) => ({ value: type, label: typeTitles[type] }))}
        chosen={draft.vehicle_types}
        onChange={(vehicle_types) => change({ vehicle_types })}
      />
      <ManyChoice
        legend={priceWords.booked}
        name="flows"
        choices={flows.map((flow) => ({ value: flow, label: priceWords.flows[flow] }))}
        chosen={draft.flows}
        onChange={(chosen) => change({ flows: chosen })}
      />
      <TextField
        className={styles.short ?? ''}
        label={words.position}
        optional
        inputMode="numeric"
        maxLength={3}
        {...text('position')}
      />
    </>
  )
}
