import { useId, useState } from 'react'
import { Moment } from '#features/sent-mails/screens/mail-state.tsx'
import { Banner } from '#kit/ui/banner.tsx'
import { DropZone } from '#kit/ui/drop-zone.tsx'
import layout from '#kit/ui/layout.module.css'
import { useWrite } from '#kit/ui/use-write.ts'
import { getAcquisitionList } from '../../contract.ts'
import {
  getHistory,
  getOutgoing,
  type InboundOutcome,
  mostMailBytes,
  type Outgoing,
  takeInMail,
} from '../../outreach/contract.ts'
import { getSuppressions } from '../contract/suppressions.ts'
import styles from './outgoing.module.css'

const outcomes: Readonly<Record<InboundOutcome, { tone: 'success' | 'info' | 'warning'; text: string }>> = {
  answered: { tone: 'success', text: 'An answer. They are not asked again.' },
  bounced: { tone: 'warning', text: 'The address does not exist. It is never written to again.' },
  soft_bounced: { tone: 'info', text: 'It was refused for now. The address may be written to again.' },
  complained: { tone: 'warning', text: 'Reported as spam. The address is never written to again.' },
  automatic: { tone: 'info', text: 'A machine wrote it. Nothing was changed.' },
  other: { tone: 'info', text: 'It is about none of our mails. Nothing was changed.' },
  known: { tone: 'info', text: 'It was taken in before. Nothing was changed.' },
}

type OutgoingDropProps = { readsMailbox: boolean; away: Outgoing['mailbox_away'] }

/** Where a returned mail or an answer is dropped, saved as a file, and what became of it. */
export function OutgoingDrop({ readsMailbox, away }: OutgoingDropProps) {
  const [tooLarge, setTooLarge] = useState<string>()
  const id = useId()
  const take = useWrite(takeInMail, {
    refreshes: [getOutgoing, getHistory, getSuppressions, getAcquisitionList],
  })
  const choose = (file: File | undefined) => {
    if (!file || take.isPending) return
    take.reset()
    if (file.size > mostMailBytes) return setTooLarge(`${file.name} is larger than 5 MB`)
    setTooLarge(undefined)
    take.mutate({ body: { file } })
  }
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={layout.largeSize}>
        What came back
      </h2>
      <p className={layout.note}>
        {readsMailbox
          ? 'Answers and returned mails are fetched from the mailbox each minute. Others can be dropped here.'
          : 'Save an answer or a returned mail from your mail program and drop it here.'}
      </p>
      {away && (
        <Banner tone="warning" title="The mailbox cannot be read">
          {away.read_at === null ? (
            'It was never read yet. '
          ) : (
            <>
              It was last read <Moment at={away.read_at} />.{' '}
            </>
          )}
          It does not answer, or refuses its password; your operator can find out. It is tried again by itself, and
          nothing that came meanwhile is lost.
        </Banner>
      )}
      <DropZone
        label="Choose a saved mail"
        title="Choose a mail or drop it here"
        hint=".eml, up to 5 MB"
        accept=".eml,message/rfc822"
        onFiles={([file]) => choose(file)}
      />
      <div aria-live="polite" className={styles.outcome}>
        {tooLarge !== undefined && <Banner tone="danger">{tooLarge}</Banner>}
        {take.error && <Banner tone="danger">{take.error.errors[0]?.message ?? take.error.message}</Banner>}
        {take.data && (
          <Banner
            tone={outcomes[take.data.outcome].tone}
            quiet
            title={take.data.entries.map(({ business }) => business).join(', ') || undefined}
          >
            {outcomes[take.data.outcome].text}
          </Banner>
        )}
      </div>
    </section>
  )
}
