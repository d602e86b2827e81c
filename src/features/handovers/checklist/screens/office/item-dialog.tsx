import { useState } from 'react'
import { EditDialog } from '#features/settings/screens/office/edit-dialog.tsx'
import { errorsOf } from '#kit/shared/fields.ts'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { type Checklist, type ChecklistItem, itemForm, textMax } from '../../contract.ts'
import { words } from '../../words.ts'
import { useSaved, whenOf } from './lists.ts'

type ItemDialogProps = { list: Checklist; item: ChecklistItem | undefined; onClose: () => void }

/** Adding an item to a list, or changing it. */
export function ItemDialog({ list, item, onClose }: ItemDialogProps) {
  const [draft, setDraft] = useState<ChecklistItem>(
    () => item ?? { key: crypto.randomUUID(), text: '', text_de: '', photo: false, out: true, back: true },
  )
  const save = useSaved()
  const change = (part: Partial<ChecklistItem>) => {
    save.reset()
    setDraft((before) => ({ ...before, ...part }))
  }
  const text = (name: 'text' | 'text_de') => ({
    name,
    maxLength: textMax,
    autoComplete: 'off',
    value: draft[name],
    onChange: (value: string) => change({ [name]: value }),
  })
  const submit = () => {
    const { vehicle_type, version, items } = list
    const isKnown = items.some(({ key }) => key === draft.key)
    const next = itemForm.parse(draft)
    const all = isKnown ? items.map((one) => (one.key === draft.key ? next : one)) : [...items, next]
    save.mutate({ body: { vehicle_type, version, items: all } }, { onSuccess: onClose })
  }
  return (
    <EditDialog
      title={item ? words.changeItem : words.newItem}
      wrong={errorsOf(itemForm, draft)}
      save={save}
      onSave={submit}
      onClose={onClose}
    >
      <TextField label={words.text} {...text('text')} required={false} />
      <TextField label={words.textDe} optional {...text('text_de')} />
      <ChoiceGroup
        legend={words.when}
        name="when"
        look="chips"
        value={whenOf(draft)}
        onChange={(when) => change({ out: when !== 'back', back: when !== 'out' })}
        choices={(['both', 'out', 'back'] as const).map((value) => ({ value, label: words.whens[value] }))}
      />
      <Checkbox label={words.withPhoto} checked={draft.photo} onChange={(photo) => change({ photo })} />
    </EditDialog>
  )
}
