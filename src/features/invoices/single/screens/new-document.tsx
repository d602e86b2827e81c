import { useState } from 'react'
import { useSearch } from 'wouter'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { OfficePage } from '#features/sign-in/screens/office-page.tsx'
import { errorsOf } from '#kit/shared/fields.ts'
import { formatExact } from '#kit/shared/money.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import { classNames } from '#kit/ui/class-names.ts'
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
import desktop from '../../documents/screens/document-settings.module.css'
import { documentForm, getDocumentDesk, sendDocument, showDocument } from '../contract.ts'
import { DocumentCustomer, DocumentLines, QuoteList } from './document-parts.tsx'
import { type Desk, type Draft, startOf, totalsOfDraft } from './draft.ts'
import styles from './new-document.module.css'

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
      {!desk.data && <Pending query={desk} what="the customers" blocks={4} />}
      {desk.data && <Editor key={search} search={search} desk={desk.data} />}
      {desk.data && <QuoteList quotes={desk.data.quotes} />}
    </OfficePage>
  )
}

function Editor({ search, desk }: { search: string; desk: Desk }) {
  const [draft, setDraft] = useKept(`new-document?${search}`, startOf(search, desk))
  const [wrong, setWrong] = useState<readonly FieldError[]>([])
  const [asks, setAsks] = useState(false)
  const change = (part: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...part }))
    setWrong([])
  }
  const field = fieldOf(draft, change)
  const rare = (name: keyof Draft & string, label: string) => ({ ...field(name as 'subject'), label, optional: true })
  const { kind, customer, settles } = draft
  const name = kinds.find(({ value }) => value === kind)?.label ?? ''
  const buyer = desk.customers.find(({ id }) => String(id) === customer)
  const totals = totalsOfDraft(draft, desk)
  const money = (cents: number) => (totals ? formatExact(cents, totals.currency) : '')
  const total = totals ? money(totals.gross) : '–'
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
  const isReady = documentForm.safeParse(draft).success && draft.business !== ''
  const settled = useSettled(isReady ? JSON.stringify(draft) : '', 500)
  const address = settled && `${showDocument.path}?${new URLSearchParams({ document: settled })}`
  return (
    <div className={desktop.bench}>
      <Form className={layout.column5} errors={wrong} onSubmit={check}>
        <ChoiceGroup {...field('kind')} legend="Kind" hideLegend look="chips" choices={kinds} />
        <DocumentCustomer draft={draft} change={change} desk={desk} />
        <DocumentLines
          lines={draft.items}
          onChange={(items) => change({ items })}
          rate={buyer ? String(buyer.vatRate / 100) : draft.vatRate}
        />
        {kind === 'down_payment' && (
          <TextField {...rare('share', 'Share of the lines')} hint="Like 30 %, or a net amount" />
        )}
        {kind === 'final' &&
          desk.down_payments
            .filter((one) => String(one.customer) === customer)
            .map(({ id, reference, gross, currency }) => (
              <Checkbox
                key={id}
                label={`Less down payment ${reference}, ${formatExact(gross, currency)}`}
                checked={settles.includes(id)}
                onChange={(on) => change({ settles: on ? [...settles, id] : settles.filter((one) => one !== id) })}
              />
            ))}
        <details className={styles.whole}>
          <summary>Terms, references, text</summary>
          <div className={styles.fields}>
            {kind === 'quote' && <TextField {...field('validDays')} label="Valid for" suffix="days" />}
            <TextField {...rare('dueDays', 'Due after')} suffix="days" inputMode="numeric" />
            <TextField {...rare('discountRate', 'Discount')} suffix="%" inputMode="decimal" />
            <TextField {...rare('discountDays', 'Discount within')} suffix="days" inputMode="numeric" />
            <TextField {...rare('orderReference', 'Order reference')} maxLength={50} />
            <TextField {...rare('leitwegId', 'Leitweg-ID')} />
            <TextField {...rare('subject', 'Subject')} maxLength={120} />
            <TextArea {...rare('body', 'Text of the mail')} className={styles.whole ?? ''} />
          </div>
        </details>
        <FormError message={wrong[0]?.message} />
        <div className={styles.actions}>
          <p className={styles.total}>
            <output className={layout.strong}>{`Total ${total}`}</output>
            {totals?.vatByRate.map(({ vatRate, vat }) => (
              <small key={vatRate}>{`${vatRate / 100} % VAT ${money(vat)}`}</small>
            ))}
          </p>
          {address && (
            <ButtonLink className={styles.narrow} variant="secondary" href={address} target="_blank" rel="noreferrer">
              Preview
            </ButtonLink>
          )}
          <Button type="submit">Send</Button>
        </div>
      </Form>
      <div className={desktop.preview}>
        {address && navigator.pdfViewerEnabled && (
          <iframe
            className={classNames(desktop.paper, styles.beside)}
            src={`${address}#navpanes=0&toolbar=0&view=FitH`}
            title="Preview"
          />
        )}
      </div>
      {asks && (
        <WriteDialog
          title={`${name} to ${draft.business}`}
          onClose={() => setAsks(false)}
          leave="Not yet"
          write={send}
          onSend={() => send.mutate({ body: documentForm.parse(draft) })}
          send={`Send ${total}`}
        >
          <p>It gets its number and is mailed at once.</p>
          {kind !== 'quote' && <p>After that only a credit note takes it back.</p>}
        </WriteDialog>
      )}
    </div>
  )
}
