import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.ts'
import { Link } from './link.tsx'
import { words } from './words.ts'

type Theme = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'small' | 'medium' | 'large'
  /** As wide as its container. */
  wide?: boolean
  /** Decorative, before the label. */
  icon?: ReactNode
}

export type ButtonProps = Theme &
  ComponentPropsWithRef<'button'> & {
    /** Give it as true or false where the button can become busy: it keeps its width, and its focus, while it is. */
    busy?: boolean
    busyLabel?: string
  }

/** `type` is "button" unless said otherwise. A busy button ignores clicks. */
export function Button(props: ButtonProps) {
  const { variant, size, wide, icon, busy, busyLabel = words.pleaseWait, className, children, onClick, ...rest } = props
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={click}
      className={look({ variant, size, wide }, className)}
    >
      <span className={busy ? styles.away : styles.label}>
        {icon}
        {children}
      </span>
      {busy !== undefined && <span className={busy ? styles.label : styles.away}>{busyLabel}</span>}
    </button>
  )
}

type ButtonLinkProps = Theme &
  Omit<ComponentPropsWithRef<'a'>, 'href'> &
  ({ to: string; href?: never } | { href: string; to?: never })

/** A link that looks like a button: `to` inside the site, `href` anywhere else. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, wide, icon, className, children, to, href, ...rest } = props
  const shared = {
    ...rest,
    className: look({ variant, size, wide }, className),
    children: (
      <span className={styles.label}>
        {icon}
        {children}
      </span>
    ),
  }
  return to === undefined ? <a {...shared} href={href} /> : <Link {...shared} to={to} />
}

/** A square button with an icon and a name that is heard, and shown as a tooltip. */
export function IconButton({
  label,
  children,
  className,
  ...rest
}: ComponentPropsWithRef<'button'> & { label: string }) {
  return (
    <button type="button" aria-label={label} title={label} {...rest} className={classNames(styles.icon, className)}>
      {children}
    </button>
  )
}

const look = ({ variant = 'primary', size = 'medium', wide }: Theme, className: string | undefined) =>
  classNames(styles.button, styles[variant], styles[size], wide && styles.wide, className)
