import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { classNames } from './class-names.ts'

type BadgeProps = {
  tone?: 'plain' | 'info' | 'success' | 'warning' | 'danger'
  children: ReactNode
  className?: string
}

/** A word or a number beside something else. */
export function Badge({ tone = 'plain', children, className }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[tone], className)}>{children}</span>
}
