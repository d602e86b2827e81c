import type { ReactNode, Ref } from 'react'
import styles from './banner.module.css'
import { classNames } from './class-names.ts'
import { CheckIcon, ErrorIcon, InfoIcon, WarningIcon } from './icons.tsx'

export type Tone = 'info' | 'success' | 'warning' | 'danger'

export type BannerProps = {
  tone?: Tone
  title?: ReactNode
  children?: ReactNode
  /** A button or link, opposite the text. */
  action?: ReactNode
  /** Says nothing by itself: for notes that were on the page from the start. */
  quiet?: boolean
  className?: string
  ref?: Ref<HTMLDivElement>
}

const icons = { info: InfoIcon, success: CheckIcon, warning: WarningIcon, danger: ErrorIcon }

/** A message in the page. It is announced when it appears: at once when dangerous, else politely. */
export function Banner({ tone = 'info', title, children, action, quiet = false, className, ref }: BannerProps) {
  const Icon = icons[tone]
  const role = tone === 'danger' ? 'alert' : 'status'
  return (
    <div ref={ref} className={classNames(styles.banner, styles[tone], className)} role={quiet ? undefined : role}>
      <Icon />
      <div className={styles.words}>
        {title != null && <p className={styles.title}>{title}</p>}
        {children != null && <div>{children}</div>}
      </div>
      {action != null && <div className={styles.action}>{action}</div>}
    </div>
  )
}
