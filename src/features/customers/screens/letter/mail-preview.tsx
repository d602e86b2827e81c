import { useEffect, useState } from 'react'
import { daysToPay, type InvoiceDraft } from '#features/invoices/contract/customer.ts'
import { previewInvoice, previewInvoicePdf } from '#features/invoices/sending/contract.ts'
import { formatExact, toUnits } from '#kit/shared/money.ts'
import { bodyHtml } from '#kit/shared/typed-html.ts'
import { parsePrice, parseRate } from '#kit/shared/typed-numbers.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import layout from '#kit/ui/layout.module.css'
import { MailFrame } from '#kit/ui/mail-frame.tsx'
import { Loading } from '#kit/ui/skeleton.tsx'
import { useWrite } from '#kit/ui/use-write.ts'
import { exemptionOf, rowsOf, type Texts } from '../draft.ts'
import styles from './mail-preview.module.css'

/** The mail and its paper exactly as they would be sent, but for the number. */
export function MailPreview({ texts }: { texts: Texts }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Preview
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} size="large" title="As it will be sent">
        <Preview texts={texts} />
      </Dialog>
    </>
  )
}

function Preview({ texts }: { texts: Texts }) {
  const mail = useWrite(previewInvoice)
  const paper = usePaper()
  const wrong = mail.error?.message ?? paper.error
  const { mutate } = mail
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed when it was opened
  useEffect(() => {
    mutate({ body: draftOf(texts) })
  }, [])
  if (wrong)
    return (
      <Banner tone="warning" title="There is no preview yet">
        {wrong}
      </Banner>
    )
  if (!mail.data) return <Loading what="Loading the preview" blocks={2} />
  const { from, to, subject, attachments, currency, gross } = mail.data
  return (
    <div className={layout.stack4}>
      <dl className={styles.head}>
        <Line name="From">{from}</Line>
        <Line name="To">{to || 'no address yet'}</Line>
        <Line name="Subject">{subject}</Line>
        <Line name="Amount">{formatExact(gross, currency)}</Line>
        <Line name="Attached">{attachments.join(', ')}</Line>
      </dl>
      <Button
        variant="secondary"
        size="small"
        className={styles.paper}
        busy={paper.isLoading}
        onClick={() => paper.open(draftOf(texts))}
      >
        Open the invoice as PDF
      </Button>
      <MailFrame subject={subject} html={mail.data.html} />
    </div>
  )
}

/** Prices and the rate in units, as they are sent. */
export const draftOf = ({ invoiceItems, vatRate, vatExemption, body, ...texts }: Texts): InvoiceDraft => ({
  ...texts,
  dueDays: Number(texts.dueDays || daysToPay),
  discountDays: Number(texts.discountDays),
  discountRate: toUnits(parseRate(texts.discountRate) ?? 0),
  vatExemption: exemptionOf(vatExemption),
  vatRate: toUnits(parseRate(vatRate) ?? 0),
  invoiceItems: rowsOf(invoiceItems).flatMap(({ item, price }) => {
    const cents = parsePrice(price)
    return cents === undefined ? [] : [{ item, price: toUnits(cents) }]
  }),
  body: bodyHtml(body),
})

const Line = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** Opens the paper in a tab of its own. */
function usePaper() {
  const [address, setAddress] = useState('')
  const write = useWrite(previewInvoicePdf, {
    onSuccess: ({ pdf }) => {
      const bytes = Uint8Array.from(atob(pdf), (character) => character.charCodeAt(0))
      const made = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
      setAddress(made)
      window.open(made, '_blank', 'noopener')
    },
  })
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  return {
    open: (body: InvoiceDraft) => write.mutate({ body }),
    isLoading: write.isPending,
    error: write.error?.message,
  }
}
