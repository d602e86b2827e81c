import { Moment } from '#features/sent-mails/screens/mail-state.tsx'
import { Badge } from '#kit/ui/badge.tsx'
import type { AcquisitionMessage, MessageState } from '../../outreach/contract.ts'

const names: Readonly<Record<MessageState, string>> = {
  waiting: 'Waiting',
  queued: 'Being sent',
  sent: 'Sent',
  failed: 'Not sent',
  unclear: 'May have arrived',
  canceled: 'Canceled',
}

const tones = {
  waiting: 'info',
  queued: 'info',
  sent: 'success',
  failed: 'danger',
  unclear: 'warning',
  canceled: 'plain',
} as const

/** `Sent 2:40 pm`, `Waiting until 3 pm`. */
export function MessageBadge({ message }: { message: AcquisitionMessage }) {
  const { state, due_at: due, sent_at: sent } = message
  const isLater = state === 'waiting' && Date.parse(due) > Date.now()
  return (
    <Badge tone={tones[state]}>
      {names[state]}
      {isLater && (
        <>
          {' until '}
          <Moment at={due} />
        </>
      )}
      {state === 'sent' && sent !== null && (
        <>
          {' '}
          <Moment at={sent} />
        </>
      )}
    </Badge>
  )
}

export const kindNames = { first: 'First mail', follow_up: 'Follow-up', reply: 'Answer' } as const
