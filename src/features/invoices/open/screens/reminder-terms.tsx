import { useState } from 'react'
import { toUnits } from '#kit/shared/money.ts'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useEdit, WriteDialog } from '#kit/ui/write-dialog.tsx'
import styles from '../../documents/screens/document-settings.module.css'
import { getOpenInvoices, saveReminderTerms, type TermsForm, termsForm } from '../contract.ts'

type Draft = { [Name in keyof TermsForm]: TermsForm[Name] extends boolean ? boolean : string }

const typed = (terms: TermsForm): Draft =>
  Object.fromEntries(
    Object.entries(terms).map(([name, value]) => [
      name,
      typeof value === 'boolean' ? value : String(name.startsWith('fee_') ? toUnits(Number(value)) : value),
    ]),
  ) as Draft

const steps = { first: 'First reminder', second: 'Second reminder', last: 'Last reminder' } as const

/** When reminders go, and what they ask for besides what is open. */
export function TermsDialog({ terms, onClose }: { terms: TermsForm; onClose: () => void }) {
  const { draft, field, dialog } = useEdit(
    useState(() => typed(terms)),
    saveReminderTerms,
    {
      form: termsForm,
      refreshes: [getOpenInvoices],
      onDone: () => toast('Reminders go like this from now on'),
      onClose,
    },
  )
  const number = (name: Exclude<keyof Draft, 'interest' | 'flat'>) => ({
    ...field(name),
    inputMode: 'decimal' as const,
    autoComplete: 'off',
  })
  const { value: interest, ...withInterest } = field('interest')
  const { value: flat, ...withFlat } = field('flat')
  return (
    <WriteDialog {...dialog} title="When and how to remind" leave="Cancel" send="Save">
      <p className={styles.note}>
        Fees are in the currency of the invoice and add up. Most laws allow none before the second reminder.
      </p>
      <div className={styles.pair}>
        {(['first', 'second', 'last'] as const).flatMap((step) => [
          <TextField key={step} label={steps[step]} suffix="days after due" {...number(step)} />,
          <TextField key={`fee_${step}`} label={`Fee of the ${step}`} {...number(`fee_${step}`)} />,
        ])}
        <TextField label="Between two at least" suffix="days" {...number('between')} />
      </div>
      <Checkbox
        label="Ask for interest"
        hint="From the day after the first reminder, by day, on what was open; in the second and the last one."
        {...withInterest}
        checked={interest}
      />
      {draft.interest && (
        <div className={styles.pair}>
          <TextField label="Businesses, above the base rate" suffix="%" {...number('business')} />
          <TextField label="Consumers, above the base rate" suffix="%" {...number('consumer')} />
          <TextField label="Base rate" suffix="%" hint="As the Bundesbank publishes it." {...number('base_rate')} />
          <TextField
            label="Base rate from"
            type="date"
            hint="Days before keep theirs; it is new each half year."
            {...field('base_from')}
          />
        </div>
      )}
      <Checkbox
        label="Ask businesses for the flat sum of 40 €"
        hint="§ 288 (5) BGB; of invoices in euros, in the second and the last one."
        {...withFlat}
        checked={flat}
      />
    </WriteDialog>
  )
}
