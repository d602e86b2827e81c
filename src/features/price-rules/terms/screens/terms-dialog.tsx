import { useState } from 'react'
import { getInstallation } from '#features/settings/contract.ts'
import { EditDialog } from '#features/settings/screens/office/edit-dialog.tsx'
import { addDays, type Day, formatLongDay } from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import layout from '#kit/ui/layout.module.css'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useEdit } from '#kit/ui/write-dialog.tsx'
import { getPricing } from '../../contract/pricing.ts'
import dialogs from '../../screens/dialogs.module.css'
import { saveTerms, stepsFrom, type TermsForm, termsForm } from '../contract/staff.ts'
import type { Terms } from '../contract.ts'
import { advanceOf, stepsOf } from '../rules.ts'
import { words } from '../words.ts'
import { StepsFields } from './steps-fields.tsx'
import styles from './terms.module.css'
import { sentTerms, termsDraft } from './terms-draft.ts'

type TermsDialogProps = { before: Terms; today: Day; onClose: () => void }

/** Adding terms, with what they mean for a booking. */
export function TermsDialog({ before, today, onClose }: TermsDialogProps) {
  const state = useState(() => termsDraft(before, today))
  const { draft, change, field, dialog } = useEdit(state, saveTerms, {
    form: termsForm,
    formOf: sentTerms,
    refreshes: [getPricing],
    onDone: () => toast(words.saved),
    onClose,
  })
  const late = draft.starts_on < today ? [{ field: 'starts_on', message: words.inThePast }] : []
  const wrong = [...dialog.wrong, ...late]
  const example = wrong.length > 0 ? undefined : termsForm.parse(sentTerms(draft))
  return (
    <EditDialog {...dialog} title={words.newTerms} wrong={wrong} beside={<Example terms={example} />}>
      <TextField label={words.startsOn} type="date" {...field('starts_on')} />
      <div className={dialogs.pair}>
        {(['hours_share', 'days_share'] as const).map((name) => (
          <TextField
            key={name}
            label={name === 'hours_share' ? words.shareHours : words.shareDays}
            suffix="%"
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            {...field(name)}
          />
        ))}
      </div>
      <p className={layout.note}>{words.shareHint}</p>
      <StepsFields steps={draft.steps} onSteps={(steps) => change({ steps })} />
      <TextField
        label={words.noShow}
        hint={words.noShowHint}
        suffix="%"
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        {...field('no_show')}
      />
    </EditDialog>
  )
}

/** What an hour costs in the example, in cents, and how many days ahead it is booked. */
const [price, ahead] = [10_000, 45]

/** What the terms mean for one booking, in sentences. */
function Example({ terms }: { terms: TermsForm | undefined }) {
  const toEuros = useEndpoint(getInstallation).data?.transfer.to_euros ?? 1
  if (!terms) return <p className={styles.example}>{words.fillIn}</p>
  const start = addDays(terms.starts_on, ahead)
  const advance = advanceOf(price, terms.hours_share)
  const steps = stepsOf(price, stepsFrom(terms), { start, toEuros }).filter(({ until }) => until >= terms.starts_on)
  return (
    <section className={styles.example} aria-label={words.example}>
      <p>
        <strong>{words.exampleText(formatMoney(price), formatLongDay(start))}</strong>
      </p>
      <p>
        {advance > 0 ? words.exampleAdvance(formatMoney(advance), formatMoney(price - advance)) : words.exampleNone}
      </p>
      {steps.map(({ until, fee }) => (
        <p key={until}>{words.exampleStep(formatLongDay(until), formatMoney(fee))}</p>
      ))}
    </section>
  )
}
