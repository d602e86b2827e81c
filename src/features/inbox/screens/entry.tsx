import type { ReactNode } from 'react'
import { getInstallation } from '#features/settings/contract.ts'
import { Badge } from '#kit/ui/badge.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import type { InboxItem } from '../contract.ts'
import { momentText } from '../rules.ts'
import { words } from '../words.ts'
import styles from './entry.module.css'

type EntryProps = {
  item: InboxItem
  /** It came while the page was open. */
  isNew?: boolean
  /** What can be done about it. */
  children?: ReactNode
}

/** A task, or who wrote or booked what, with the ways to reach them. */
export function Entry({ item, isNew = false, children }: EntryProps) {
  const { type, name, business, body, ticked_off, canceled } = item
  const isTask = type === 'todo'
  return (
    <article className={classNames(styles.entry, isNew && styles.new)} aria-label={titleOf(item)}>
      <div className={styles.who}>
        <p className={classNames(styles.name, isTask && styles.quiet)}>{business || name}</p>
        {business !== '' && <p>{name}</p>}
        <p className={styles.moment}>
          <Moment at={item.dateTime} />
          {isNew && <Badge>{words.isNew}</Badge>}
        </p>
        {!isTask && <Reach item={item} />}
      </div>
      <div className={styles.words}>
        <p className={classNames(styles.body, isTask && styles.task)}>{body}</p>
        {type === 'contact' && ticked_off === '' && item.email !== '' && (
          <ButtonLink href={replyAddress(item)} variant="secondary" size="small" className={styles.reply ?? ''}>
            {words.reply}
          </ButtonLink>
        )}
        {canceled !== '' && <p className={styles.canceled}>{canceled}</p>}
        {ticked_off !== '' && <p className={styles.ticked}>{ticked_off}</p>}
      </div>
      {children != null && <div className={styles.actions}>{children}</div>}
    </article>
  )
}

/** Opens a mail to whoever wrote; what an address would mean to the link is escaped. */
const replyAddress = ({ email }: InboxItem) =>
  `mailto:${email.replace(/[%?&#]/g, encodeURIComponent)}?subject=${encodeURIComponent(words.yourMessage)}`

/** What an entry is called where only one line is read out. */
export function titleOf({ type, name, business, body }: InboxItem): string {
  if (type !== 'todo') return business || name
  const [line = ''] = body.split('\n')
  return line.length > 60 ? `${line.slice(0, 59).trimEnd()}…` : line
}

function Reach({ item: { email, phone, website } }: { item: InboxItem }) {
  return (
    <p className={styles.reach}>
      {website !== '' && (
        <a href={/^https?:\/\//.test(website) ? website : `https://${website}`} target="_blank" rel="noreferrer">
          {website.replace(/^https?:\/\//, '')}
        </a>
      )}
      {email !== '' && <a href={`mailto:${email}`}>{email}</a>}
      {phone !== '' && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>}
    </p>
  )
}

/** An instant on the wall clock of the business. */
function Moment({ at }: { at: string }) {
  const { data } = useEndpoint(getInstallation)
  return <time dateTime={at}>{data ? momentText(at, data.time_zone) : '\u00a0'}</time>
}
