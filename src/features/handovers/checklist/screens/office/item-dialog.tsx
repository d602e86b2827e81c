import { useState } from 'react'
import { EditDialog } from '#features/settings/screens/office/edit-dialog.tsx'
import { errorsOf } from '#kit/shared/fields.ts'
import { language } from '#kit/shared/language.ts'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import { fieldOf, TextField } from '#kit/ui/text-field.tsx'
import { type Checklist, type ChecklistItem, itemForm, itemsForm, textMax } from '../../contract.ts'
import { words } from '../../words.ts'
import { useSaved, whenOf, whenWords } from './lists.ts'

const whens = [
  { out: true, back: true },
  { out: true, back: false },
  { out: false, back: true },
]

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
    maxLength: textMax,
    autoComplete: 'off',
    ...fieldOf(draft, change)(name),
  })
  const isKnown = list.items.some(({ key }) => key === draft.key)
  const items = isKnown ? list.items.map((one) => (one.key === draft.key ? draft : one)) : [...list.items, draft]
  const wrong = errorsOf(itemForm, draft)
  // Of the list as a whole there is only one thing to say: with this photo there are too many.
  const wrongList = wrong.length > 0 ? [] : errorsOf(itemsForm, items)
  return (
    <EditDialog
      title={item ? words.changeItem : words.newItem}
      wrong={[...wrong, ...wrongList.map((error) => ({ ...error, field: 'photo' }))]}
      write={save}
      onSend={() => save.mutate({ body: { ...list, items: itemsForm.parse(items) } }, { onSuccess: onClose })}
      onClose={onClose}
    >
      {(language() === 'de' ? (['text_de', 'text'] as const) : (['text', 'text_de'] as const)).map((name) => (
        <TextField key={name} label={words.texts[name]} hint={words.eitherLanguage} {...text(name)} required={false} />
      ))}
      <ChoiceGroup
        legend={words.when}
        name="when"
        look="chips"
        value={whenOf(draft)}
        onChange={(when) => change({ out: when !== 'back', back: when !== 'out' })}
        choices={whens.map((when) => ({ value: whenOf(when), label: whenWords(when) }))}
      />
      <Checkbox label={words.withPhoto} name="photo" checked={draft.photo} onChange={(photo) => change({ photo })} />
    </EditDialog>
  )
}
