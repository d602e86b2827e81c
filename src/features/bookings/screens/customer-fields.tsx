import { SelectField } from '#kit/ui/select-field.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import styles from './booking-form.module.css'
import type { Draft } from './details.ts'

type CustomerFieldsProps = { draft: Draft; onDraft: (draft: Draft) => void }

const salutations = [
  { value: '', label: 'None' },
  { value: 'Mr.', label: 'Mr.' },
  { value: 'Ms.', label: 'Ms.' },
  { value: 'Mx.', label: 'Mx.' },
] as const

/** Who books: name, how to reach them, address. */
export function CustomerFields({ draft, onDraft }: CustomerFieldsProps) {
  const field = (name: Exclude<keyof Draft, 'salutation' | 'hasLicense'>) => ({
    name,
    value: draft[name],
    onChange: (value: string) => onDraft({ ...draft, [name]: value }),
  })
  return (
    <div className={styles.grid}>
      <SelectField
        label="Salutation"
        optional
        name="salutation"
        autoComplete="honorific-prefix"
        options={salutations}
        value={draft.salutation}
        onChange={(salutation) => onDraft({ ...draft, salutation })}
        className={styles.short}
      />
      <TextField label="First and last name" autoComplete="name" maxLength={50} {...field('name')} />
      <TextField label="Email" type="email" inputMode="email" autoComplete="email" maxLength={50} {...field('email')} />
      <TextField label="Phone" type="tel" inputMode="tel" autoComplete="tel" maxLength={40} {...field('phone')} />
      <TextField
        label="Street and house number"
        autoComplete="address-line1"
        maxLength={50}
        {...field('streetAndNumber')}
      />
      <TextField
        label="Additional address details"
        optional
        autoComplete="address-line2"
        maxLength={50}
        {...field('additional')}
      />
      <TextField label="ZIP code and city" autoComplete="off" maxLength={50} {...field('zipCodeAndCity')} />
    </div>
  )
}
