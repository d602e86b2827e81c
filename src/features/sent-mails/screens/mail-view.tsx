import { useEffect, useRef, useState } from 'react'
import { fillPath } from '#kit/shared/endpoint.ts'
import { ApiError } from '#kit/ui/api.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { ArrowDownIcon, ArrowLeftIcon, ExpandIcon } from '#kit/ui/icons.tsx'
import layout from '#kit/ui/layout.module.css'
import { Link } from '#kit/ui/link.tsx'
import { Pending } from '#kit/ui/pending.tsx'
import { Skeleton } from '#kit/ui/skeleton.tsx'
import { type Mail, readMail, readMailAttachment, readMyMail, readMyMailAttachment } from '../contract.ts'
import { words } from '../words.ts'
import { MailActions } from './mail-actions.tsx'
import { StateBadge } from './mail-state.tsx'
import styles from './mail-view.module.css'
import { useMail, type Viewer } from './use-mails.ts'

const addresses = {
  staff: { body: readMail.path, attachment: readMailAttachment.path },
  visitor: { body: readMyMail.path, attachment: readMyMailAttachment.path },
}

type MailViewProps = {
  id: number
  viewer: Viewer
  /** Leads back to the list, where the list makes room for the mail. */
  back: string
  /** Was chosen by the reader, who is therefore taken to it where it replaces the list. */
  chosen: boolean
}

/** One mail: state, what can be done about it, attachments, and its body in a frame that can do nothing. */
export function MailView({ id, viewer, back, chosen }: MailViewProps) {
  const query = useMail(viewer, id)
  const { data: mail, error } = query
  const backLink = useRef<HTMLAnchorElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another mail is another arrival
  useEffect(() => {
    const replacesList = backLink.current?.offsetParent !== null
    if (chosen && replacesList) backLink.current?.focus()
  }, [chosen, id])

  return (
    <article className={layout.stack4} aria-label={mail ? words.mailOf(mail.subject) : words.mail}>
      <Link ref={backLink} className={styles.back} to={back}>
        <ArrowLeftIcon /> {words.allMails}
      </Link>
      {mail ? (
        <Content key={id} mail={mail} viewer={viewer} />
      ) : error instanceof ApiError && error.status === 404 ? (
        <EmptyState title={words.notHere} text={words.notHereText} />
      ) : (
        <Pending query={query} what={words.theMail} className={styles.loading}>
          <Skeleton shape="title" />
          <Skeleton count={2} />
          <Skeleton shape="picture" />
        </Pending>
      )}
    </article>
  )
}

function Content({ mail, viewer }: { mail: Mail; viewer: Viewer }) {
  const { id, subject, attachments } = mail
  const body = fillPath(addresses[viewer].body, { id })
  return (
    <>
      <header className={styles.head}>
        <h2 className={styles.subject}>{subject}</h2>
        <p className={styles.facts}>
          <StateBadge mail={mail} />
          <span>{words.to(mail.to)}</span>
        </p>
        {viewer === 'staff' && <Trouble mail={mail} />}
        {viewer === 'staff' && <MailActions mail={mail} />}
      </header>
      <ul className={styles.files}>
        {attachments.map(({ name, size }, index) => (
          <li key={name}>
            <a className={styles.file} href={fillPath(addresses[viewer].attachment, { id, index })} download={name}>
              <ArrowDownIcon /> {name} <span className={layout.light}>{formatSize(size)}</span>
            </a>
          </li>
        ))}
        <li>
          <a className={styles.file} href={body} target="_blank" rel="noreferrer">
            <ExpandIcon /> {words.openInTab}
          </a>
        </li>
      </ul>
      <Body src={body} subject={subject} />
    </>
  )
}

function Trouble({ mail: { state, error, tries } }: { mail: Mail }) {
  if (!error) return null
  const tried = tries === 1 ? words.triedOnce : words.tried(tries)
  return (
    <Banner quiet tone={state === 'failed' ? 'danger' : 'warning'} title={tried}>
      {error}
    </Banner>
  )
}

function Body({ src, subject }: { src: string; subject: string }) {
  const [loaded, setLoaded] = useState(false)
  return (
    <div className={styles.body} aria-busy={!loaded}>
      <iframe
        className={styles.frame}
        src={src}
        title={words.textOf(subject)}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        loading="lazy"
        onLoad={() => setLoaded(true)}
      />
    </div>
  )
}

const formatSize = (bytes: number) => (bytes < 1000 ? `${bytes} B` : `${Math.ceil(bytes / 1000)} KB`)
