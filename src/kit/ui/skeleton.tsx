import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './skeleton.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'
import { words } from './words.ts'

export type SkeletonProps = {
  shape?: 'lines' | 'title' | 'button' | 'block' | 'picture'
  /** How many, for `lines` and `block`. */
  count?: number
  className?: string
}

/** The outline of something on its way. Decorative: put the group of them into `<Loading>`. */
export function Skeleton({ shape = 'lines', count = 1, className }: SkeletonProps) {
  return (
    <span className={classNames(styles.stack, className)} aria-hidden="true">
      {Array.from({ length: count }, (_, i) => i).map((bone) => (
        <span key={bone} className={classNames(styles.bone, styles[shape])} />
      ))}
    </span>
  )
}

export type LoadingProps = {
  what?: string
  /** The outline: so many lines or blocks, or skeletons of its own as children. */
  lines?: number
  blocks?: number
  children?: ReactNode
  className?: string | undefined
}

/** Says that something is loading, around its outline. */
export function Loading({ what = words.loading, lines, blocks, children, className }: LoadingProps) {
  const count = lines ?? blocks
  return (
    <div className={classNames(styles.loading, className)} aria-busy="true" role="status">
      <VisuallyHidden>{what}</VisuallyHidden>
      {children ?? (count && <Skeleton shape={lines ? 'lines' : 'block'} count={count} />)}
    </div>
  )
}
