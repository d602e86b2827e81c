import type { Offer } from '#features/vehicles/contract.ts'
import { CityField } from '#kit/ui/city-field.tsx'
import { SelectField } from '#kit/ui/select-field.tsx'
import { fieldOf, TextField } from '#kit/ui/text-field.tsx'
import { words } from '../words.ts'
import styles from './booking-form.module.css'
import type { Draft } from './details.ts'

type CustomerFieldsProps = {
  draft: Draft
  onDraft: (draft: Draft) => void
  /** By the hour nobody is asked where they live. */
  over: Offer
}

const salutations = [
  { value: '', label: words.salutations.none },
  { value: 'Mr.', label: words.salutations.mr },
  { value: 'Ms.', label: words.salutations.ms },
  { value: 'Mx.', label: words.salutations.mx },
] as const

/** Who books: name, how to reach them, for a stay where they live. */
export function CustomerFields({ draft, onDraft, over }: CustomerFieldsProps) {
  const field = fieldOf(draft, (part) => onDraft({ ...draft, ...part }))
  return (
    <div className={styles.grid}>
      {over === 'days' && (
        <SelectField
          label={words.salutation}
          optional
          autoComplete="honorific-prefix"
          options={salutations}
          {...field('salutation')}
          className={styles.short}
        />
      )}
      <TextField label={words.fullName} autoComplete="name" maxLength={50} {...field('name')} />
      <TextField label={words.email} type="email" maxLength={50} {...field('email')} />
      <TextField label={words.phone} type="tel" maxLength={40} {...field('phone')} />
      {over === 'days' && (
        <>
          <TextField label={words.street} autoComplete="address-line1" maxLength={50} {...field('streetAndNumber')} />
          <TextField
            label={words.additional}
            optional
            autoComplete="address-line2"
            maxLength={50}
            {...field('additional')}
          />
          <CityField label={words.city} maxLength={50} {...field('zipCodeAndCity')} />
        </>
      )}
    </div>
  )
}
