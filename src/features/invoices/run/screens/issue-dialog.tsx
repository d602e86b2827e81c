import type { ReactNode } from 'react'
import { type Cents, formatExact } from '#kit/shared/money.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { Loading } from '#kit/ui/skeleton.tsx'
import { getIssueFacts, type IssueFacts } from '../../sending/contract.ts'
import styles from './issue-dialog.module.css'

type IssueDialogProps = {
  title: string
  /** Undefined while they are on their way. */
  facts: IssueFacts | undefined
  /** What is in the way of sending. */
  problem: string | undefined
  /** When it goes out: `now`, or `11/21/26, 3:10 pm`. */
  goesOut: string
  busy: boolean
  onIssue: () => void
  onClose: () => void
}

/** Asks before an invoice is issued, with all that will happen then. */
export function IssueDialog({ title, facts, problem, goesOut, busy, onIssue, onClose }: IssueDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      leave="Not yet"
      footer={
        <Button busy={busy} disabled={!facts || problem !== undefined} onClick={onIssue}>
          {goesOut === 'now' ? 'Send the invoice' : 'Order the invoice'}
        </Button>
      }
    >
      {problem !== undefined ? (
        <Banner tone="warning" title="It cannot be sent yet">
          {problem}
        </Banner>
      ) : facts ? (
        <Facts facts={facts} goesOut={goesOut} />
      ) : (
        <Loading what="Loading what will be sent" blocks={2} />
      )}
    </Dialog>
  )
}

/** The same for an invoice that was ordered, sent now. */
export function IssueOrderDialog({
  order,
  ...props
}: { order: number } & Omit<IssueDialogProps, 'facts' | 'problem' | 'goesOut'>) {
  const { data, error } = useEndpoint(getIssueFacts, { query: { order } })
  return <IssueDialog {...props} facts={data} problem={error?.message} goesOut="now" />
}

function Facts({ facts, goesOut }: { facts: IssueFacts; goesOut: string }) {
  const { number, to, greeting, address, currency, net, vat, gross, vat_note: note } = facts
  const money = (cents: Cents) => formatExact(cents, currency)
  return (
    <>
      <dl className={styles.facts}>
        <Fact name="Number">
          The next number, now <strong>{number}</strong>
        </Fact>
        <Fact name="Amount">
          <strong>{money(gross)}</strong>
          <span>
            {money(net)} net + {money(vat)} VAT
          </span>
          {note !== '' && <span>{note}</span>}
        </Fact>
        <Fact name="Mail to">{to}</Fact>
        <Fact name="Address">
          {address.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike
            <span key={i}>{line}</span>
          ))}
        </Fact>
        <Fact name="Salutation">{greeting},</Fact>
        <Fact name="Goes out">{goesOut}</Fact>
      </dl>
      <p className={styles.note}>
        {goesOut === 'now'
          ? 'It gets its number at once.'
          : 'It gets its number when it goes out, and can be canceled until then.'}{' '}
        After that only a credit note takes it back.
      </p>
    </>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
