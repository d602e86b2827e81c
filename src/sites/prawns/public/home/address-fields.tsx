import type { FormEvent } from 'react'
import { type AddressField, asName, type OrderDraft } from '#features/prawn-orders/rules.ts'
import { TextField } from '#kit/ui/text-field.tsx'
import { words } from '../../words.ts'
import styles from './payment-modal.module.css'

const fields: readonly { name: AddressField; label: string; autoComplete: string; wide?: boolean }[] = [
  { name: 'firstName', label: words.firstName, autoComplete: 'given-name' },
  { name: 'lastName', label: words.lastName, autoComplete: 'family-name' },
  { name: 'email', label: words.email, autoComplete: 'email', wide: true },
  { name: 'street', label: words.street, autoComplete: 'address-line1', wide: true },
  { name: 'additional', label: words.additional, autoComplete: 'address-line2', wide: true },
  { name: 'postal', label: words.postal, autoComplete: 'postal-code' },
  { name: 'city', label: words.city, autoComplete: 'address-level2' },
  { name: 'country', label: words.country, autoComplete: 'country-name', wide: true },
]

type AddressFieldsProps = { draft: OrderDraft; onChange: (field: AddressField, text: string) => void }

export function AddressFields({ draft, onChange }: AddressFieldsProps) {
  return (
    <div className={styles.fields}>
      {fields.map(({ name, label, autoComplete, wide }) => {
        const isName = name === 'firstName' || name === 'lastName'
        return (
          <TextField
            key={name}
            className={wide ? styles.wide : undefined}
            name={name}
            label={label}
            autoComplete={autoComplete}
            inputMode={name === 'email' ? 'email' : undefined}
            autoCapitalize={name === 'email' ? 'none' : 'words'}
            spellCheck={false}
            value={draft[name]}
            onChange={(text) => onChange(name, text)}
            {...(isName && { onInput: writeAsName, onBlur: () => onChange(name, asName(draft[name])) })}
          />
        )
      })}
    </div>
  )
}

/** Puts the letters right as they are typed, where the caret stays; not those that a keyboard is still composing. */
function writeAsName(event: FormEvent<HTMLInputElement>) {
  const input = event.currentTarget
  if ((event.nativeEvent as InputEvent).isComposing) return
  const { selectionStart, selectionEnd, value } = input
  if (asName(value) === value) return
  input.value = asName(value)
  input.setSelectionRange(selectionStart, selectionEnd)
}
