import { type ReactNode, useEffect } from 'react'
import { useRouter } from 'wouter'
import { useArrival } from '#kit/ui/arrival.ts'
import { said } from '#kit/ui/said.ts'
import { words } from '../words.ts'
import styles from './outcome-frame.module.css'

type FrameProps = {
  title: string
  /** It is all there is on the page. */
  isPage?: boolean
  children: ReactNode
}

/** Around good news. */
export const Success = (props: FrameProps) => <Frame {...props} className={styles.success} />

/** Around what did not work, and what to do about it. */
export const Sorry = (props: FrameProps) => <Frame {...props} className={styles.sorry} />

/** Comes into view and has the focus, so that it is read at once. */
function Frame({ title, isPage, className, children }: FrameProps & { className: string | undefined }) {
  // In braces: newer browsers answer with a promise, which React would take for the clean-up.
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  const heading = useArrival<HTMLHeadingElement>()
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <section className={className} aria-labelledby="outcome">
      <Heading className={styles.title} id="outcome" tabIndex={-1} ref={heading}>
        {title}
      </Heading>
      {children}
    </section>
  )
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** That a confirmation was mailed, and where it is found. */
export function ConfirmationMail({ mailboxAddress, email }: { mailboxAddress: string | undefined; email: string }) {
  const { base } = useRouter()
  if (!mailboxAddress) return words.confirmed(email)
  return said(
    words.confirmedInMailbox((text) => (
      <a href={base + mailboxAddress} target="_blank" rel="noopener">
        {text}
      </a>
    )),
  )
}

/** For customers who may not book any more. */
export function Excluded({ phone }: { phone: string | undefined }) {
  return (
    <Sorry isPage title={words.notPossible}>
      <p>{words.excluded}</p>
      {phone && (
        <p>
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
        </p>
      )}
    </Sorry>
  )
}
