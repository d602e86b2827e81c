import { useState } from 'react'
import { Moment } from '#features/sent-mails/screens/mail-state.tsx'
import { Badge } from '#kit/ui/badge.tsx'
import { Button } from '#kit/ui/button.tsx'
import layout from '#kit/ui/layout.module.css'
import { NumberField } from '#kit/ui/number-field.tsx'
import { Opener } from '#kit/ui/opener.tsx'
import { Progress } from '#kit/ui/progress.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { useEdit, WriteDialog } from '#kit/ui/write-dialog.tsx'
import {
  getOutgoing,
  type Outgoing,
  type OutreachSettings,
  outreachForm,
  setOutreach,
} from '../../outreach/contract.ts'
import { daysBetweenMails } from '../../outreach/rules.ts'
import styles from './outgoing.module.css'

const bodyOf = ({
  hourly_limit,
  daily_limit,
  follow_up_days,
  second_follow_up_days,
  third_follow_up_days,
  paused,
}: OutreachSettings) => ({
  hourlyLimit: hourly_limit,
  dailyLimit: daily_limit,
  followUpDays: follow_up_days,
  secondFollowUpDays: second_follow_up_days,
  thirdFollowUpDays: third_follow_up_days,
  paused,
})

/** Whether mails go out at all, and how much of the limits is used up. */
export function OutgoingLimits({ outgoing }: { outgoing: Outgoing }) {
  const { settings, sent, free_at: freeAt, waiting_total: waiting } = outgoing
  const pause = useWrite(setOutreach, {
    refreshes: [getOutgoing],
    onSuccess: (_, { body }) => toast(body.paused ? 'No mail goes out any more' : 'Mails go out again'),
    onError: ({ message }) => toast(message, { tone: 'danger' }),
  })
  const days = daysBetweenMails(settings)
  return (
    <section className={styles.limits} aria-label="Sending">
      <div className={styles.state}>
        <p className={styles.stateWords}>
          <Badge tone={settings.paused ? 'warning' : 'success'}>{settings.paused ? 'Paused' : 'Sending'}</Badge>
          <span>
            {settings.paused ? (
              'Nothing goes out until it is resumed.'
            ) : freeAt !== null && waiting > 0 ? (
              <>
                The limit is reached. The next mail may go out <Moment at={freeAt} />.
              </>
            ) : days.length > 0 ? (
              `Asks again ${days.map((number) => `after ${number} ${number === 1 ? 'day' : 'days'}`).join(', ')} without an answer.`
            ) : (
              'Nobody is asked again.'
            )}
          </span>
        </p>
        <div className={layout.row2}>
          <Opener label="Change limits">{(close) => <LimitsDialog settings={settings} onClose={close} />}</Opener>
          <Button
            variant={settings.paused ? 'primary' : 'secondary'}
            size="small"
            busy={pause.isPending}
            onClick={() => pause.mutate({ body: { ...bodyOf(settings), paused: !settings.paused } })}
          >
            {settings.paused ? 'Resume' : 'Pause all'}
          </Button>
        </div>
      </div>
      <div className={styles.gauges}>
        <Gauge label="In the last hour" sent={sent.hour} limit={settings.hourly_limit} />
        <Gauge label="In the last 24 hours" sent={sent.day} limit={settings.daily_limit} />
      </div>
    </section>
  )
}

function Gauge({ label, sent, limit }: { label: string; sent: number; limit: number }) {
  return (
    <div className={styles.gauge}>
      <p>
        {label}
        <span className={styles.count}>
          {sent} of {limit}
        </span>
      </p>
      <Progress aria-label={label} value={Math.min(sent, limit)} max={limit} />
    </div>
  )
}

const askedAgain = [
  ['followUpDays', 'Days without an answer until they are asked again'],
  ['secondFollowUpDays', 'Days until they are asked a second time'],
  ['thirdFollowUpDays', 'Days until they are asked a third and last time'],
] as const

type LimitsDialogProps = { settings: OutreachSettings; onClose: () => void }

function LimitsDialog({ settings, onClose }: LimitsDialogProps) {
  const state = useState<Partial<ReturnType<typeof bodyOf>>>(bodyOf(settings))
  const { field, dialog } = useEdit(state, setOutreach, {
    form: outreachForm,
    refreshes: [getOutgoing],
    onDone: () => toast('Changes have been applied'),
    onClose,
  })
  return (
    <WriteDialog {...dialog} size="small" title="Limits of sending" leave="Leave them" send="Save">
      <p className={layout.note}>Few mails a day, evenly spread, reach inboxes; many at once end as spam.</p>
      <NumberField label="Mails within an hour" min={1} max={1000} {...field('hourlyLimit')} />
      <NumberField label="Mails within 24 hours" min={1} max={10_000} {...field('dailyLimit')} />
      {askedAgain.map(([name, label]) => (
        <NumberField key={name} label={label} hint="0: never" min={0} max={90} {...field(name)} />
      ))}
    </WriteDialog>
  )
}
