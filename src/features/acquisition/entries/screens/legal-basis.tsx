import { classNames } from '#kit/ui/class-names.ts'
import layout from '#kit/ui/layout.module.css'
import { SelectField } from '#kit/ui/select-field.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import type { AcquisitionEntry } from '../../contract.ts'
import { basisNames, lawOf } from '../../outreach/rules.ts'
import styles from './legal-basis.module.css'

type Basis = AcquisitionEntry['legalBasis']

type LegalBasisProps = {
  country: string
  basis: string
  note: string
  onChange: (part: { legalBasis?: string; legalNote?: string }) => void
  /** It looks like a customer, who may only be written to as one. */
  isCustomer?: boolean
  className?: string | undefined
}

const choices = [
  { value: '', label: 'Not said yet' },
  ...Object.entries(basisNames).map(([value, label]) => ({ value, label })),
]

/** Why a business may be written to, with what the law of its country says; nothing where none asks for it. */
export function LegalBasis({ country, basis, note, onChange, isCustomer = false, className }: LegalBasisProps) {
  const law = lawOf(country)
  if (law === undefined && basis === '' && !isCustomer) return null
  return (
    <fieldset className={classNames(styles.basis, className)}>
      <legend className={styles.title}>Why they may be written to</legend>
      {law !== undefined && <p className={layout.note}>{law}</p>}
      <div className={styles.fields}>
        <SelectField
          label="Reason"
          name="legalBasis"
          optional={law === undefined}
          options={choices}
          value={basis as Basis}
          onChange={(value) => onChange({ legalBasis: value })}
        />
        <TextField
          label="How and when it was given"
          name="legalNote"
          value={note}
          onChange={(value) => onChange({ legalNote: value })}
          maxLength={300}
          optional
          autoComplete="off"
          hint="Like: on the phone with Ms Byrne, 3 May"
        />
      </div>
    </fieldset>
  )
}
