import layout from '#kit/ui/layout.module.css'
import { Link } from '#kit/ui/link.tsx'
import { NextPage } from '#kit/ui/next-page.tsx'
import { Pending } from '#kit/ui/pending.tsx'
import type { Mail } from '../contract.ts'
import { words } from '../words.ts'
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
  const query = useMailList(viewer, { before, state: selection.state })
  const { data } = query

  if (!data) return <Pending query={query} what={words.theMails} className={layout.stack3} blocks={before ? 2 : 5} />
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
      <NextPage next={data.next} label={words.olderMails}>
        {(before) => <MailList viewer={viewer} selection={selection} addressOf={addressOf} before={before} />}
      </NextPage>
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
