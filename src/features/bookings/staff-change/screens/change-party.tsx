import { NumberField } from '#kit/ui/number-field.tsx'
import { SelectField } from '#kit/ui/select-field.tsx'
import { words as bookingWords } from '../../words.ts'
import styles from './change-form.module.css'
import { withExtra } from './draft.ts'
import { ExtraBoxes } from './extra-boxes.tsx'
import type { StaffChangeState } from './use-staff-change.ts'

/** Who comes aboard, who steers, and what they take along. */
export function ChangeParty({ change: { draft, change, preview } }: { change: StaffChangeState }) {
  const { adults, children, extras } = draft
  const most = preview?.offer.passengers ?? 99
  const age = (name: 'age_from' | 'age_to', label: string) => (
    <NumberField label={label} name={name} max={17} value={draft[name]} onChange={(one) => change({ [name]: one })} />
  )
  return (
    <section aria-label={bookingWords.whoComes}>
      <div className={styles.counts}>
        <NumberField
          label={bookingWords.adults}
          name="adults"
          min={1}
          max={most}
          value={adults}
          onChange={(count) => change({ adults: count ?? 1 })}
        />
        <NumberField
          label={bookingWords.children}
          name="children"
          max={most}
          value={children}
          onChange={(count) => change({ children: count ?? 0 })}
        />
        {children === 1 && age('age_from', bookingWords.ageOfChild)}
        {children > 1 && age('age_from', bookingWords.ageOfYoungest)}
        {children > 1 && age('age_to', bookingWords.ageOfOldest)}
        {preview?.asks_license && (
          <SelectField
            label={bookingWords.boatingLicence}
            name="extras"
            value={draft.has_license ?? ''}
            placeholder={bookingWords.licences.not_answered}
            onChange={(has_license) => change({ has_license })}
            options={[
              { value: 'yes', label: bookingWords.yes },
              { value: 'no', label: bookingWords.no },
            ]}
          />
        )}
      </div>
      <ExtraBoxes
        offered={preview?.offer.extras ?? []}
        chosen={extras}
        onExtra={(name, wanted) => change({ extras: withExtra(extras, name, wanted) })}
      />
    </section>
  )
}
