import { useState } from 'react'
import { fillPath } from '#kit/shared/endpoint.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { Form, FormError } from '#kit/ui/form.tsx'
import layout from '#kit/ui/layout.module.css'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { useWrite } from '#kit/ui/use-write.ts'
import { getIncomingFile, getIncomingInvoice, getIncomingInvoices, type Incoming, markIncoming } from '../contract.ts'
import styles from './incoming-dialog.module.css'

type IncomingDialogProps = { invoice: Incoming; today: string; onClose: () => void }

/** An invoice in words, what is wrong with it, and saying what becomes of it. */
export function IncomingDialog({ invoice, today, onClose }: IncomingDialogProps) {
  const { id: incoming, seller, number, state: before, is_double: isDouble } = invoice
  const query = useEndpoint(getIncomingInvoice, { params: { incoming } })
  return (
    <Dialog open size="large" onClose={onClose} title={`${number} of ${seller}`}>
      {!query.data ? (
        <Pending query={query} what="the invoice" />
      ) : (
        <div className={layout.column4}>
          {isDouble && <Banner quiet tone="warning" title="This seller's number is here twice: pay it once" />}
          {query.data.findings.length > 0 && (
            <Banner quiet tone="warning" title="What is wrong with it">
              <ul>
                {query.data.findings.map(({ rule, text }) => (
                  <li key={rule + text}>
                    {text} ({rule})
                  </li>
                ))}
              </ul>
            </Banner>
          )}
          <Mark key={before} invoice={invoice} today={today} onDone={onClose} />
          {query.data.parts.map(({ title, rows }) => (
            <section key={title}>
              <h3 className={layout.largeSize}>{title}</h3>
              <dl className={styles.rows}>
                {rows.map(({ name, text }, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: they never change, and may be alike
                  <div key={i}>
                    <dt>{name}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
          <p className={`${layout.tiny} ${styles.hash}`}>
            {query.data.file_name} SHA-256 {query.data.sha256}
          </p>
        </div>
      )}
    </Dialog>
  )
}

/** Checked with one button, paid with a day, rejected with a reason. */
function Mark({
  invoice: { id: incoming, state: before },
  today,
  onDone,
}: Omit<IncomingDialogProps, 'onClose'> & { onDone: () => void }) {
  const [asks, setAsks] = useState<'paid' | 'rejected'>()
  const [day, setDay] = useState(today)
  const [reason, setReason] = useState('')
  const mark = useWrite(markIncoming, { refreshes: [getIncomingInvoices], onSuccess: onDone })
  const send = (state: 'checked' | 'paid' | 'rejected') =>
    mark.mutate({
      body: {
        incoming,
        before,
        state,
        paid_on: state === 'paid' ? day : undefined,
        reason: state === 'rejected' ? reason : '',
      },
    })
  return (
    <Form className={layout.column4} errors={mark.error?.errors ?? []} onSubmit={() => asks && send(asks)}>
      {asks === 'paid' && <TextField label="Paid on" name="paid_on" type="date" value={day} onChange={setDay} />}
      {asks === 'rejected' && (
        <TextField label="Reason" name="reason" maxLength={200} value={reason} onChange={setReason} />
      )}
      <FormError message={mark.error?.errors ? undefined : mark.error?.message} />
      <div className={layout.row2}>
        {asks ? (
          <>
            <Button type="submit" busy={mark.isPending} variant={asks === 'rejected' ? 'danger' : 'primary'}>
              {asks === 'paid' ? 'It was paid' : 'Reject it'}
            </Button>
            <Button variant="secondary" onClick={() => setAsks(undefined)}>
              Back
            </Button>
          </>
        ) : (
          <>
            {before !== 'checked' && (
              <Button busy={mark.isPending} onClick={() => send('checked')}>
                {before === 'new' ? 'It is right' : 'Open it again'}
              </Button>
            )}
            {before !== 'paid' && (
              <Button variant="secondary" onClick={() => setAsks('paid')}>
                Paid
              </Button>
            )}
            {before !== 'rejected' && (
              <Button variant="secondary" onClick={() => setAsks('rejected')}>
                Reject
              </Button>
            )}
            <ButtonLink variant="secondary" href={fillPath(getIncomingFile.path, { incoming })}>
              Original
            </ButtonLink>
          </>
        )}
      </div>
    </Form>
  )
}
