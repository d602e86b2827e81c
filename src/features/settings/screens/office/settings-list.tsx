import type { ReactNode } from 'react'
import layout from '#kit/ui/layout.module.css'
import styles from './settings-list.module.css'

export type ListedSetting = { id: number; title: string; detail: string; actions: ReactNode }

/** What somebody has of a matter, each with what can be done about it. */
export const SettingsList = ({ label, items }: { label: string; items: readonly ListedSetting[] }) => (
  <ul className={layout.plain} aria-label={label}>
    {items.map(({ id, title, detail, actions }) => (
      <li key={id} className={styles.item}>
        <div className={styles.words}>
          <strong>{title}</strong>
          <span className={layout.note}>{detail}</span>
        </div>
        {actions}
      </li>
    ))}
  </ul>
)
