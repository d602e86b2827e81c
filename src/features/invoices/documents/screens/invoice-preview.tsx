import { useState } from 'react'
import { formatExact } from '#kit/shared/money.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { type InvoiceOrder, showInvoiceMail, showInvoicePdf } from '../../sending/contract.ts'
import styles from './invoice-preview.module.css'

type InvoicePreviewProps = { order: InvoiceOrder; onClose: () => void }

/** The mail of an order exactly as it is sent, but for the number that it gets then, and the way to its PDF. */
export function InvoicePreview({ order, onClose }: InvoicePreviewProps) {
  const { id, business, to, subject, gross, currency } = order
  const [loaded, setLoaded] = useState(false)
  return (
    <Dialog
      open
      onClose={onClose}
      title={business}
      size="large"
      footer={
        <ButtonLink
          href={`${showInvoicePdf.path}?order=${id}`}
          target="_blank"
          rel="noreferrer"
          variant="secondary"
          aria-label={`Draft of the PDF for ${business}`}
        >
          Draft of the PDF
        </ButtonLink>
      }
    >
      <dl className={styles.head}>
        <div>
          <dt>To</dt>
          <dd>{to}</dd>
        </div>
        <div>
          <dt>Subject</dt>
          <dd>{subject}</dd>
        </div>
        <div>
          <dt>Amount</dt>
          <dd>{formatExact(gross, currency)}</dd>
        </div>
      </dl>
      <div className={styles.body} aria-busy={!loaded}>
        <iframe
          className={styles.frame}
          src={`${showInvoiceMail.path}?order=${id}`}
          title={`The mail to ${business}`}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          onLoad={() => setLoaded(true)}
        />
      </div>
    </Dialog>
  )
}
