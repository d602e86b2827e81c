import { useId, useState } from 'react'
import { Moment } from '#features/sent-mails/screens/mail-state.tsx'
import { Badge } from '#kit/ui/badge.tsx'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { FormError } from '#kit/ui/form.tsx'
import layout from '#kit/ui/layout.module.css'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { WriteDialog } from '#kit/ui/write-dialog.tsx'
import { getSender, lookUpSender, type Sender, type SenderFinding, trustSender } from '../contract/sender.ts'
import styles from './outgoing.module.css'

/** Whether mails of ours arrive: what is missing, and the record to add. */
export function OutgoingSender() {
  const query = useEndpoint(getSender)
  return query.data ? <Known sender={query.data} /> : <Pending query={query} what="the sender" />
}

function Known({ sender }: { sender: Sender }) {
  const { domain, looked_at: lookedAt, findings, word, holds } = sender
  const [asks, setAsks] = useState(false)
  const look = useWrite(lookUpSender, { refreshes: [getSender] })
  const trust = useWrite(trustSender, { refreshes: [getSender], onSuccess: () => setAsks(false) })
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={layout.largeSize}>
        Will they arrive?
      </h2>
      <p className={layout.note}>
        Mails come from {domain}.{' '}
        {lookedAt === null ? (
          'Its records were not looked up yet.'
        ) : (
          <>
            Its records were looked up <Moment at={lookedAt} />.
          </>
        )}
        {word !== null && (
          <>
            {' '}
            {word.by} gave their word that mails go out, <Moment at={word.at} />.
          </>
        )}
      </p>
      {holds && (
        <Banner
          quiet
          tone="warning"
          title="Mails to businesses wait"
          action={
            <Button variant="secondary" size="small" onClick={() => setAsks(true)}>
              Send anyway
            </Button>
          }
        >
          The first one goes out once all four records are there, or on your word.
        </Banner>
      )}
      <details open={holds || undefined} className={styles.records}>
        <summary>
          Records
          {findings.map(({ kind, state }) => (
            <Badge key={kind} tone={tones[state]}>
              {kind} {stateNames[state]}
            </Badge>
          ))}
        </summary>
        <ul className={styles.findings}>
          {findings.map((finding) => (
            <Finding key={finding.kind} finding={finding} />
          ))}
        </ul>
      </details>
      <div className={layout.row3}>
        <Button variant="secondary" size="small" busy={look.isPending} onClick={() => look.mutate({})}>
          Look up
        </Button>
        <FormError message={look.error?.message} />
      </div>
      {asks && (
        <WriteDialog
          size="small"
          title="Send without these records?"
          leave="Wait"
          send="Send anyway"
          write={trust}
          onSend={() => trust.mutate({ body: { domain } })}
          onClose={() => setAsks(false)}
        >
          <p>
            Mailboxes may take mails of {domain} for spam, also those to customers. Your name and the time are kept with
            your word.
          </p>
        </WriteDialog>
      )}
    </section>
  )
}

const tones = { fine: 'success', missing: 'danger', wrong: 'danger', unknown: 'warning' } as const
const stateNames = { fine: 'there', missing: 'missing', wrong: 'wrong', unknown: 'not known' } as const

function Finding({ finding: { kind, state, says, record } }: { finding: SenderFinding }) {
  return (
    <li className={styles.facts}>
      <p>
        <strong>{kind}</strong> {stateNames[state]}
      </p>
      <p>{says}</p>
      {record && (
        <>
          <Copied name={kind === 'PTR' ? 'Address' : 'TXT record at'} value={record.name} />
          <Copied name="Value" value={record.value} />
        </>
      )}
    </li>
  )
}

function Copied({ name, value }: { name: string; value: string }) {
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => toast('Copied'),
      () => undefined,
    )
  return (
    <p className={layout.row2}>
      <span className={layout.note}>{name}</span> <code>{value}</code>
      {typeof navigator !== 'undefined' && navigator.clipboard && (
        <Button variant="quiet" size="small" onClick={() => void copy()} aria-label={`Copy ${value}`}>
          Copy
        </Button>
      )}
    </p>
  )
}
