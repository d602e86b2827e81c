import { getInstallation } from '#features/settings/contract.ts'
import { Badge } from '#kit/ui/badge.tsx'
import { said } from '#kit/ui/said.ts'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import type { Mail, MailState } from '../contract.ts'
import { formatMoment } from '../rules.ts'
import { words } from '../words.ts'

export const stateNames: Readonly<Record<MailState, string>> = words.stateNames

const tones = {
  waiting: 'info',
  sending: 'info',
  sent: 'success',
  failed: 'danger',
  canceled: 'plain',
  unclear: 'warning',
} as const

/** An instant on the wall clock of the business. */
export function Moment({ at }: { at: string }) {
  const { data } = useEndpoint(getInstallation)
  return <time dateTime={at}>{data ? formatMoment(at, data.time_zone, Temporal.Now.instant()) : ''}</time>
}

/** `Waiting until 2:40 pm`, `Sent 2:40 pm`. */
export const StateBadge = ({ mail }: { mail: Mail }) => (
  <Badge tone={tones[mail.state]}>
    {mail.state === 'canceled' || isDue(mail) ? stateNames[mail.state] : <StateWithTime mail={mail} />}
  </Badge>
)

const isDue = ({ state, at }: Mail) => state === 'waiting' && Date.parse(at) <= Date.now()

function StateWithTime({ mail: { state, at } }: { mail: Mail }) {
  const moment = <Moment at={at} />
  if (state === 'waiting') return said(words.waitingUntil(moment))
  return said(state === 'sending' ? words.sendingSince(moment) : words.stateAt(stateNames[state], moment))
}
