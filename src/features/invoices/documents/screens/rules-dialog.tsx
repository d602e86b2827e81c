import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useEdit, WriteDialog } from '#kit/ui/write-dialog.tsx'
import { getPaperSettings, type PaperSettings, type RulesForm, rulesForm, saveInvoiceRules } from '../contract.ts'
import styles from './document-settings.module.css'

/** Whether invoices charge VAT, and what reminders ask for. */
export function InvoiceRulesPart({ rules, law }: { rules: RulesForm; law: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={styles.part} aria-labelledby="papers-rules">
      <h2 id="papers-rules">VAT and reminders</h2>
      <p className={styles.note}>
        {rules.small_business ? `Small business (${law}): no VAT is charged.` : 'VAT is charged.'}
      </p>
      <div>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Change the rules
        </Button>
      </div>
      {isOpen && <RulesDialog rules={rules} law={law} onClose={() => setOpen(false)} />}
    </section>
  )
}

type Draft = { [Name in keyof RulesForm]: RulesForm[Name] extends boolean ? boolean : string } & { seen: string }

const numbers = {
  ...{ days1: { label: 'First reminder', suffix: 'days after due' }, fee1: { label: 'Fee of the first' } },
  ...{ days2: { label: 'Second reminder', suffix: 'days after due' }, fee2: { label: 'Fee of the second' } },
  ...{ days3: { label: 'Last reminder', suffix: 'days after due' }, fee3: { label: 'Fee of the last' } },
  ...{ between: { label: 'Between two at least', suffix: 'days' }, base_rate: { label: 'Base rate', suffix: '%' } },
  ...{
    business: { label: 'Businesses, above it', suffix: '%' },
    consumer: { label: 'Consumers, above it', suffix: '%' },
  },
} as const

function RulesDialog({ rules, law, onClose }: Pick<PaperSettings, 'rules' | 'law'> & { onClose: () => void }) {
  const state = useState(() => {
    const texts = Object.entries(rules).map(([name, value]) => [name, typeof value === 'number' ? `${value}` : value])
    return { ...Object.fromEntries(texts), seen: '' } as Draft
  })
  const { draft, change, field, dialog } = useEdit(state, saveInvoiceRules, {
    form: rulesForm,
    refreshes: [getPaperSettings],
    // What it changes was shown: saving once more does it.
    onError: ({ extra }) => extra.seen !== undefined && state[1]((draft) => ({ ...draft, seen: String(extra.seen) })),
    onDone: () => toast('These rules hold from now on'),
    onClose,
  })
  const check = (name: 'small_business' | 'interest' | 'flat', label: string) => (
    <Checkbox label={label} checked={draft[name]} onChange={(value) => change({ [name]: value })} />
  )
  return (
    <WriteDialog {...dialog} title="VAT and reminders" leave="Cancel" send="Save">
      {check('small_business', `Small business: no VAT is charged, and each invoice says why (${law})`)}
      <div className={styles.pair}>
        {(Object.keys(numbers) as (keyof typeof numbers)[]).map((name) => (
          <TextField key={name} {...numbers[name]} inputMode="decimal" {...field(name)} />
        ))}
        <TextField label="Base rate from" type="date" {...field('base_from')} />
      </div>
      {check('interest', 'Ask for interest, by day, from the day after the first reminder on')}
      {check('flat', 'Ask businesses for 40 € from the second reminder on (§ 288 (5) BGB; only in euros)')}
    </WriteDialog>
  )
}
