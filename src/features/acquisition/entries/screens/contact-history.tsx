import { useId } from 'react'
import { Moment } from '#features/sent-mails/screens/mail-state.tsx'
import { Badge } from '#kit/ui/badge.tsx'
import layout from '#kit/ui/layout.module.css'
import { Opener } from '#kit/ui/opener.tsx'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import type { AcquisitionEntry, Stage } from '../../contract.ts'
import type { AcquisitionNote } from '../../notes/contract.ts'
import { asksForCall, nextWorkday } from '../../notes/rules.ts'
import { Note, NoteDialog, ReplyDialog } from '../../notes/screens/notes.tsx'
import { type AcquisitionEvent, type AcquisitionMessage, getHistory, type History } from '../../outreach/contract.ts'
import { type PresetType, presetNames } from '../../outreach/templates/presets.ts'
import { CancelMessage, SendMessageNow } from '../../replies/screens/message-actions.tsx'
import { kindNames, MessageBadge } from '../../replies/screens/message-state.tsx'
import { ReadMessage } from '../../replies/screens/read-message.tsx'
import styles from './contact-history.module.css'
import { NoteEvents } from './note-events.tsx'

type ContactHistoryProps = {
  entry: Pick<AcquisitionEntry, 'id' | 'business' | 'stage'>
  /** Today. */
  day: string
}

/** What was written to a business and what came back, the latest first. */
export function ContactHistory(props: ContactHistoryProps) {
  const { entry } = props
  const history = useEndpoint(getHistory, { params: { id: entry.id } })
  const id = useId()
  return (
    <section className={styles.history} aria-labelledby={id}>
      <h3 id={id}>Contact history</h3>
      {history.data ? (
        <Known {...props} history={history.data} />
      ) : (
        <Pending query={history} what="the history" lines={3} />
      )}
    </section>
  )
}

type Happened = { at: string; key: string } & (
  | { message: AcquisitionMessage }
  | { event: AcquisitionEvent }
  | { note: AcquisitionNote }
)

/** Both kinds in one row, the latest first; what waits stands above. */
const inOrder = ({ messages, events, notes }: History): Happened[] =>
  [
    ...notes.map((note) => ({ at: note.at, key: `n${note.id}`, note })),
    ...events.map((event) => ({ at: event.at, key: `e${event.id}`, event })),
    ...messages.map((message) => ({
      at: message.sent_at ?? message.due_at,
      key: `m${message.id}`,
      message,
    })),
  ].toSorted((a, b) => b.at.localeCompare(a.at))

function Known({ entry, day, history }: ContactHistoryProps & { history: History }) {
  const happened = inOrder(history)
  const answer = history.events.find(({ kind }) => kind === 'answered')
  const wants =
    answer && asksForCall(answer.words) && !history.notes.some(({ due_on, at }) => due_on !== null && at >= answer.at)
  const { basis, by, at } = history.legal
  const asked = history.messages.find(({ kind, state }) => kind !== 'reply' && state === 'sent')
  return (
    <>
      {history.follow_up_at !== null && asked && (
        <div className={styles.planned}>
          <p>
            Asked again <Moment at={history.follow_up_at} /> unless they answer
          </p>
          <CancelMessage message={asked} label="Do not ask again" />
        </div>
      )}
      {wants && (
        <div className={styles.planned}>
          <p>They ask for a call</p>
          <Opener label="Note it as a task">
            {(onClose) => <NoteDialog {...{ entry: entry.id, words: 'Call them', dueOn: nextWorkday(day), onClose }} />}
          </Opener>
        </div>
      )}
      {happened.length === 0 ? (
        <p className={styles.none}>Nothing was written yet</p>
      ) : (
        <ol className={layout.grid}>
          {happened.map((one) => (
            <li key={one.key} className={styles.item}>
              {'message' in one && <Written message={one.message} />}
              {'event' in one && <CameBack event={one.event} stage={entry.stage} />}
              {'note' in one && <Note note={one.note} />}
            </li>
          ))}
        </ol>
      )}
      {basis !== '' && at !== null && (
        <p className={styles.small}>
          That they may be written to was noted by {by || 'us'}, <Moment at={at} />
        </p>
      )}
      <div className={layout.row2}>
        <NoteEvents entry={entry} />
        <Opener label="Note or task">{(close) => <NoteDialog entry={entry.id} onClose={close} />}</Opener>
      </div>
    </>
  )
}

function Written({ message }: { message: AcquisitionMessage }) {
  const { kind, to, subject, error, ordered_by: by, state, preset } = message
  return (
    <>
      <p className={styles.facts}>
        <MessageBadge message={message} />
        <span className={styles.small}>
          {kindNames[kind]} to {to}
          {by && `, by ${by}`}
          {preset && `, ${presetNames[preset as PresetType] ?? preset}`}
        </span>
      </p>
      <p className={styles.subject}>{subject}</p>
      {error !== null && <p className={styles.small}>{error}</p>}
      <p className={styles.actions}>
        <ReadMessage message={message} />
        {state === 'waiting' && <SendMessageNow message={message} label="Send now" />}
        {state === 'waiting' && <CancelMessage message={message} label="Cancel" />}
        {(state === 'failed' || state === 'unclear') && <SendMessageNow message={message} label="Send again" />}
      </p>
    </>
  )
}

const eventNames: Readonly<Record<AcquisitionEvent['kind'], string>> = {
  answered: 'They answered',
  bounced: 'The address does not exist',
  soft_bounced: 'Their mail server refused it',
  complained: 'Reported as spam',
  unsubscribed: 'Unsubscribed',
  converted: 'Became a customer',
  reopened: 'Opened again',
}

const eventTones = {
  answered: 'success',
  bounced: 'danger',
  soft_bounced: 'warning',
  complained: 'danger',
  unsubscribed: 'warning',
  converted: 'success',
  reopened: 'plain',
} as const

function CameBack({ event, stage }: { event: AcquisitionEvent; stage: Stage }) {
  const { kind, at, words, noted_by: by } = event
  return (
    <>
      <p className={styles.facts}>
        <Badge tone={eventTones[kind]}>
          {eventNames[kind]} <Moment at={at} />
        </Badge>
        {by && <span className={styles.small}>Noted by {by}</span>}
      </p>
      {words && <blockquote className={styles.words}>{words}</blockquote>}
      {event.came && stage === 'answered' && (
        <p className={styles.actions}>
          <Opener label="Reply" variant="quiet">
            {(close) => <ReplyDialog event={event.id} onClose={close} />}
          </Opener>
        </p>
      )}
    </>
  )
}
