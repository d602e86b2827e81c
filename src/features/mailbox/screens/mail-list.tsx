import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { ErrorState } from '#kit/ui/error-state.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Loading, Skeleton } from '#kit/ui/skeleton.tsx'
import type { Mail } from '../contract.ts'
import styles from './mail-list.module.css'
import { Moment, StateBadge } from './mail-state.tsx'
import { type Selection, useMailList, type Viewer } from './use-mails.ts'

type MailListProps = {
  viewer: Viewer
  selection: Selection
  addressOf: (selection: Selection) => string
  /** Mails older than this one. */
  before?: number
}

/** A page of mails, and below it the next one when asked for. */
export function MailList({ viewer, selection, addressOf, before }: MailListProps) {
  const { data, error, isFetching, refetch } = useMailList(viewer, { before, state: selection.state })
  const [showsMore, setShowsMore] = useState(false)

  if (error && !data) {
    return (
      <ErrorState
        title="The mails could not be loaded"
        text={error.message}
        busy={isFetching}
        retry={() => void refetch()}
      />
    )
  }
  if (!data) {
    return (
      <Loading what="Loading the mails" className={styles.loading ?? ''}>
        <Skeleton shape="block" count={before ? 2 : 5} />
      </Loading>
    )
  }
  return (
    <>
      <ul className={styles.list}>
        {data.mails.map((mail) => (
          <li key={mail.id}>
            <Entry
              mail={mail}
              viewer={viewer}
              isOpen={mail.id === selection.mail}
              to={addressOf({ ...selection, mail: mail.id })}
            />
          </li>
        ))}
      </ul>
      {data.next !== null && !showsMore && (
        <Button variant="secondary" wide onClick={() => setShowsMore(true)}>
          Older mails
        </Button>
      )}
      {data.next !== null && showsMore && (
        <MailList viewer={viewer} selection={selection} addressOf={addressOf} before={data.next} />
      )}
    </>
  )
}

type EntryProps = { mail: Mail; viewer: Viewer; isOpen: boolean; to: string }

function Entry({ mail, viewer, isOpen, to }: EntryProps) {
  return (
    <Link id={entryId(mail.id)} className={styles.entry} to={to} aria-current={isOpen || undefined}>
      <span className={styles.top}>
        <span className={styles.recipient}>{mail.to}</span>
        <span className={styles.moment}>
          <Moment at={mail.state === 'sent' ? mail.at : mail.created_at} />
        </span>
      </span>
      <span className={styles.subject}>{mail.subject}</span>
      {viewer === 'staff' && mail.state !== 'sent' && <StateBadge mail={mail} />}
    </Link>
  )
}

/** The element that shows a mail in the list, for the focus to return to. */
export const entryId = (mail: number) => `mail-${mail}`
