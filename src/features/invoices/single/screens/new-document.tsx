import { useId, useState } from 'react'
import { useSearch } from 'wouter'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { OfficePage } from '#features/sign-in/screens/office-page.tsx'
import { currencyOf } from '#kit/shared/countries.ts'
import { errorsOf } from '#kit/shared/fields.ts'
import { formatExact } from '#kit/shared/money.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import { Form, FormError } from '#kit/ui/form.tsx'
import { useKept } from '#kit/ui/kept-state.ts'
import layout from '#kit/ui/layout.module.css'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { TextArea } from '#kit/ui/text-area.tsx'
import { fieldOf, TextField } from '#kit/ui/text-field.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useSettled } from '#kit/ui/use-settled.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { WriteDialog } from '#kit/ui/write-dialog.tsx'
import { InvoiceWays } from '../../dealings/screens/invoice-ways.tsx'
import { documentForm, getDocumentDesk, sendDocument, showDocument } from '../contract.ts'
import { DocumentCustomerFields } from './document-customer.tsx'
import { DocumentLines } from './document-lines.tsx'
import { type Desk, type Draft, startOf, totalsOfDraft } from './draft.ts'
import styles from './new-document.module.css'
import { QuoteList } from './quote-list.tsx'

const kinds = [
  { value: 'single', label: 'Invoice' },
  { value: 'down_payment', label: 'Down payment' },
  { value: 'final', label: 'Final invoice' },
  { value: 'quote', label: 'Quote' },
] as const

/** Invoices, down payments, final invoices and quotes of lines of their own. */
export function NewDocument({ user }: { user: SignedInUser }) {
  const desk = useEndpoint(getDocumentDesk)
  const search = useSearch()
  return (
    <OfficePage user={user} title="New document">
      <InvoiceWays user={user} />
      {desk.data ? (
        <>
          <Editor key={search} search={search} desk={desk.data} />
          <QuoteList quotes={desk.data.quotes} />
        </>
      ) : (
        <Pending query={desk} what="the customers" blocks={4} />
      )}
    </OfficePage>
  )
}

function Editor({ search, desk }: { search: string; desk: Desk }) {
  const id = useId()
  const [draft, setDraft] = useKept(`new-document?${search}`, startOf(search, desk))
  const [wrong, setWrong] = useState<readonly FieldError[]>([])
  const [asks, setAsks] = useState(false)
  const change = (part: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...part }))
    setWrong([])
  }
  const field = fieldOf(draft, change)
  const { kind, customer, settles } = draft
  const name = kinds.find(({ value }) => value === kind)?.label ?? ''
  const buyer = desk.customers.find((one) => String(one.id) === customer)
  const totals = totalsOfDraft(draft, desk)
  const total = totals && formatExact(totals.gross, currencyOf(totals.country))
  const open = desk.down_payments.filter((one) => String(one.customer) === customer)
  const send = useWrite(sendDocument, {
    refreshes: [getDocumentDesk],
    onSuccess: ({ reference, to }) => {
      setAsks(false)
      setDraft(startOf('', desk))
      toast(`${name} ${reference} was sent to ${to}`)
    },
    onError: ({ errors }) => setWrong(errors),
  })
  const check = () => {
    const errors = errorsOf(documentForm, draft)
    setWrong(errors)
    setAsks(errors.length === 0)
  }
  const typed = useSettled(JSON.stringify(draft), 500)
  const address = `${showDocument.path}?${new URLSearchParams({ document: typed })}`
  const isReady = documentForm.safeParse(draft).success
  return (
    <div className={styles.columns}>
      <Form id={id} className={layout.column5} errors={wrong} onSubmit={check}>
        <ChoiceGroup {...field('kind')} legend="Kind" hideLegend look="chips" choices={kinds} />
        <DocumentCustomerFields draft={draft} change={change} desk={desk} />
        <DocumentLines
          lines={draft.items}
          onChange={(items) => change({ items })}
          rate={buyer ? String(buyer.vatRate / 100) : draft.vatRate}
        />
        {kind === 'down_payment' && (
          <TextField {...field('share')} label="Share of the lines" hint="Like 30 %, or a net amount" optional />
        )}
        {kind === 'final' &&
          open.map((one) => (
            <Checkbox
              key={one.id}
              checked={settles.includes(one.id)}
              label={`Less down payment ${one.reference}, ${formatExact(one.gross, one.currency)}`}
              onChange={(on) => change({ settles: on ? [...settles, one.id] : settles.filter((it) => it !== one.id) })}
            />
          ))}
        <details className={styles.more}>
          <summary>Terms, references, text</summary>
          <div className={styles.fields}>
            {kind === 'quote' ? (
              <TextField {...field('validDays')} label="Valid for" suffix="days" inputMode="numeric" />
            ) : (
              <TextField {...field('dueDays')} label="Due after" suffix="days" inputMode="numeric" optional />
            )}
            <TextField {...field('discountRate')} label="Discount" suffix="%" inputMode="decimal" optional />
            <TextField {...field('discountDays')} label="Discount within" suffix="days" inputMode="numeric" optional />
            <TextField {...field('orderReference')} label="Order reference" maxLength={50} optional />
            <TextField {...field('leitwegId')} label="Leitweg-ID" optional />
            <TextField {...field('subject')} label="Subject" maxLength={120} optional />
            <TextArea {...field('body')} label="Text of the mail" optional />
          </div>
        </details>
        <FormError message={wrong[0]?.message} />
        <div className={styles.actions}>
          <p className={styles.total}>
            Total <output>{total ?? '–'}</output>
            {totals && (
              <small>
                {totals.vatByRate.map(
                  ({ vatRate, vat }) => ` ${vatRate / 100} %: ${formatExact(vat, currencyOf(totals.country))}`,
                )}
              </small>
            )}
          </p>
          {isReady && (
            <ButtonLink className={styles.narrow} variant="secondary" href={address} target="_blank" rel="noreferrer">
              Preview
            </ButtonLink>
          )}
          <Button type="submit">Send</Button>
        </div>
      </Form>
      <div className={styles.preview}>
        {isReady && navigator.pdfViewerEnabled && (
          <iframe src={`${address}#navpanes=0&toolbar=0&view=FitH`} title="Preview" />
        )}
      </div>
      {asks && (
        <WriteDialog
          title={`Send ${name.toLowerCase()} to ${draft.business}?`}
          onClose={() => setAsks(false)}
          leave="Not yet"
          write={send}
          onSend={() => send.mutate({ body: documentForm.parse(draft) })}
          send={`Send ${total ?? ''}`}
        >
          <p>
            {kind === 'quote'
              ? 'It gets its number and is mailed at once.'
              : 'It gets its number and is mailed at once. After that only a credit note takes it back.'}
          </p>
        </WriteDialog>
      )}
    </div>
  )
}
