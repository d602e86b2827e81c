import { type ReactNode, useId } from 'react'
import { Moment } from '#features/sent-mails/screens/mail-state.tsx'
import layout from '#kit/ui/layout.module.css'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { type AcquisitionMessage, getOutgoing, type Outgoing as OutgoingAnswer } from '../../outreach/contract.ts'
import { CancelMessage, SendMessageNow } from '../../replies/screens/message-actions.tsx'
import { kindNames, MessageBadge } from '../../replies/screens/message-state.tsx'
import { ReadMessage } from '../../replies/screens/read-message.tsx'
import styles from './outgoing.module.css'
import { OutgoingDrop } from './outgoing-drop.tsx'
import { OutgoingLimits } from './outgoing-limits.tsx'
import { OutgoingSender } from './outgoing-sender.tsx'
import { OutgoingSuppressions } from './outgoing-suppressions.tsx'

/** What goes out, within which limits, what came back, and who is never written to. */
export function Outgoing() {
  const outgoing = useEndpoint(getOutgoing, {}, { everySeconds: 30 })
  if (!outgoing.data) return <Pending query={outgoing} what="the mails" />
  return <Known outgoing={outgoing.data} />
}

function Known({ outgoing }: { outgoing: OutgoingAnswer }) {
  const { waiting, waiting_total: total, troubled, follow_ups: followUps, settings } = outgoing
  return (
    <div className={layout.column5}>
      <OutgoingLimits outgoing={outgoing} />
      <OutgoingSender />
      <div className={styles.columns}>
        <div className={layout.column5}>
          {troubled.length > 0 && (
            <MessageList
              title="Not sent, or nobody knows"
              messages={troubled}
              actions={(message) => <SendMessageNow message={message} label="Send again" />}
            />
          )}
          <MessageList
            title={total > 0 ? `Waiting (${total})` : 'Waiting'}
            messages={waiting}
            empty="Nothing waits to be sent. Mails that are ordered for later appear here."
            more={total - waiting.length}
            actions={(message) => (
              <>
                <SendMessageNow message={message} label="Send now" />
                <CancelMessage message={message} label="Cancel" />
              </>
            )}
          />
          <MessageList
            title={followUps.length > 0 ? `Asked again (${outgoing.follow_ups_total})` : 'Asked again'}
            messages={followUps}
            empty={
              settings.follow_up_days === 0
                ? 'Nobody is asked again: the number of days is 0.'
                : 'Nobody is due. Whoever does not answer is asked again, as often as the limits say.'
            }
            more={outgoing.follow_ups_total - followUps.length}
            isPlan
            actions={(message) => <CancelMessage message={message} label="Do not ask" />}
          />
        </div>
        <div className={layout.column5}>
          <OutgoingDrop readsMailbox={outgoing.reads_mailbox} away={outgoing.mailbox_away} />
          <OutgoingSuppressions />
        </div>
      </div>
    </div>
  )
}

type MessageListProps = {
  title: string
  messages: readonly AcquisitionMessage[]
  empty?: string
  /** How many there are that are not shown. */
  more?: number
  /** The mails were sent: when they are followed up is what counts. */
  isPlan?: boolean
  actions: (message: AcquisitionMessage) => ReactNode
}

function MessageList({ title, messages, empty, more = 0, isPlan = false, actions }: MessageListProps) {
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={layout.largeSize}>
        {title}
      </h2>
      {messages.length === 0 && <p className={layout.note}>{empty}</p>}
      <ul className={layout.grid}>
        {messages.map((message) => (
          <li key={message.id} className={styles.message}>
            <div className={styles.facts}>
              <p className={layout.strong}>
                {message.business} <span className={layout.aside}>{message.country}</span>
              </p>
              <p>{message.subject}</p>
              <p className={layout.count}>
                {isPlan ? (
                  <>
                    Asked again <Moment at={message.due_at} />
                  </>
                ) : (
                  <>
                    <MessageBadge message={message} /> {kindNames[message.kind]} to {message.to}
                  </>
                )}
              </p>
              {message.error !== null && <p className={layout.count}>{message.error}</p>}
            </div>
            <div className={layout.row2}>
              <ReadMessage message={message} />
              {actions(message)}
            </div>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={layout.note}>And {more.toLocaleString('en-US')} more</p>}
    </section>
  )
}
