import { useRef, useState } from 'react'
import { getInstallation } from '#features/settings/contract.ts'
import { formatLongDay } from '#kit/shared/day.ts'
import { useArrival } from '#kit/ui/arrival.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { said } from '#kit/ui/said.ts'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { words } from '../words.ts'
import { JoinForm } from './join-form.tsx'
import styles from './join-waiting.module.css'
import type { JoinWaitingProps } from './wish.ts'

/** Where nothing is free: what the waiting list is, and a place on it. */
export function JoinWaiting(props: JoinWaitingProps) {
  const { kind, day } = props
  const [isOpen, setOpen] = useState(false)
  const [sent, setSent] = useState<{ email: string; simulated: boolean }>()
  const { data: installation } = useEndpoint(getInstallation)
  const button = useRef<HTMLButtonElement>(null)
  const news = useArrival<HTMLDivElement>(sent ?? false, { isNote: true, takesFocus: false })
  const close = () => {
    setOpen(false)
    setTimeout(() => button.current?.focus())
  }
  return (
    <section className={styles.waiting} aria-label={words.waitingList}>
      <h3 className={styles.title}>{kind === 'hours' ? words.nothingFreeOn(formatLongDay(day)) : words.datesTaken}</h3>
      <div className={styles.news} role="status" ref={news}>
        {sent && (
          <Banner quiet tone="success" title={words.almost}>
            {sent.simulated ? words.demo : said(words.followLink(<strong>{sent.email}</strong>))}
            {!sent.simulated && installation?.mailbox && (
              <p>
                {words.mailsStay} <a href="/RentalRevolution/mail">{words.inMailbox}</a>
              </p>
            )}
          </Banner>
        )}
      </div>
      {!sent && <p className={styles.lead}>{words.whatHappens}</p>}
      {!sent && !isOpen && (
        <Button ref={button} variant="secondary" className={styles.start} onClick={() => setOpen(true)}>
          {words.putMeOnList}
        </Button>
      )}
      {!sent && isOpen && (
        <JoinForm
          {...props}
          showcase={installation?.showcase ?? false}
          onCancel={close}
          onSent={(email, simulated) => setSent({ email, simulated })}
        />
      )}
    </section>
  )
}
