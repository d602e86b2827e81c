import { useEffect, useState } from 'react'
import { errorsOf } from '#kit/shared/fields.ts'
import { bare, groupsOf } from '#kit/shared/iban.ts'
import type { Currency } from '#kit/shared/money.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import { Button } from '#kit/ui/button.tsx'
import { firstFocus } from '#kit/ui/first-focus.ts'
import { Form, FormError } from '#kit/ui/form.tsx'
import { forgetKept, useKept } from '#kit/ui/kept-state.ts'
import layout from '#kit/ui/layout.module.css'
import { TextArea } from '#kit/ui/text-area.tsx'
import { fieldOf, TextField } from '#kit/ui/text-field.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { takesQrBills } from '../../rules/accounts.ts'
import {
  type AccountForm,
  bankAccount,
  detailsMax,
  documentMessages,
  getPaperSettings,
  saveBankAccount,
} from '../contract.ts'
import styles from './document-settings.module.css'

type AccountFieldsProps = {
  currency: Currency
  account: AccountForm | undefined
  onEdit: (form: AccountForm) => void
  onDone: () => void
}

/** What a currency's details are made of where there is no IBAN. */
const examples: Readonly<Partial<Record<Currency, string>>> = {
  GBP: 'Sort code: 12-34-56',
  USD: 'Routing number: 123456780',
  CAD: 'Transit: 12345',
  AUD: 'BSB: 999-123',
}

/** Where money of a currency goes. */
export function AccountFields({ currency, account, onEdit, onDone }: AccountFieldsProps) {
  const key = `papers.account.${currency}`
  const empty = { currency, holder: '', iban: '', bic: '', bank: '', details: '' }
  const { holder, iban, bic, bank, details } = account ?? empty
  const [form, setForm] = useKept<AccountForm>(key, { currency, holder, iban: groupsOf(iban), bic, bank, details })
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sample follows what is typed
  useEffect(() => onEdit(form), [form])
  const save = useWrite(saveBankAccount, {
    refreshes: [getPaperSettings],
    onSuccess: () => {
      forgetKept(key)
      toast(`Invoices in ${currency} are paid to this account from now on`)
      onDone()
    },
    onError: (error) => setErrors(error.errors),
  })
  const submit = () => {
    if (save.isPending) return
    const found = errorsOf(bankAccount, form)
    const nowhere = form.iban.trim() === '' && form.details.trim() === ''
    const all = nowhere ? [...found, { field: 'iban', message: documentMessages.noAccount }] : found
    setErrors(all)
    if (all.length === 0) save.mutate({ body: form })
  }
  const bind = fieldOf(form, (part) => setForm((before) => ({ ...before, ...part })))
  const field = (name: Exclude<keyof AccountForm, 'currency'>) => ({ ...bind(name), autoComplete: 'off' })
  const lacksQrBill = currency === 'CHF' && form.iban.trim() !== '' && !takesQrBills(bare(form.iban))
  return (
    <Form className={styles.form} errors={errors} onSubmit={submit}>
      <div className={styles.pair}>
        <TextField label="Holder" ref={firstFocus} {...field('holder')} />
        <TextField label="Bank" optional {...field('bank')} />
        <TextField
          label="IBAN"
          optional
          spellCheck={false}
          hint={lacksQrBill ? 'QR-bills are only paid to Swiss and Liechtenstein accounts.' : undefined}
          {...field('iban')}
        />
        <TextField label="BIC" optional spellCheck={false} {...field('bic')} />
      </div>
      <TextArea
        label="Details"
        optional
        rows={2}
        max={detailsMax}
        hint={`What else a transfer needs, a line each${examples[currency] ? `, like ${examples[currency]}` : ''}.`}
        {...field('details')}
      />
      <FormError message={save.error && save.error.errors.length === 0 ? save.error.message : undefined} />
      <div className={layout.end3}>
        <Button
          variant="secondary"
          onClick={() => {
            forgetKept(key)
            onDone()
          }}
        >
          Cancel
        </Button>
        <Button type="submit" busy={save.isPending} busyLabel="Saving...">
          Save account
        </Button>
      </div>
    </Form>
  )
}
