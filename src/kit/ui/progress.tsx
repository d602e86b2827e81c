import type { ComponentProps } from 'react'
import styles from './progress.module.css'

/** How far something is; name it by `aria-label` or `aria-labelledby`. As high as `--progress-height` says. */
export const Progress = (props: Omit<ComponentProps<'progress'>, 'className'>) => (
  <progress {...props} className={styles.progress} />
)
