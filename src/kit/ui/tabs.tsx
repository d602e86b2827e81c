import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import styles from './tabs.module.css'

export type Tab<T extends string = string> = { id: T; label: ReactNode; content: ReactNode }

export type TabsProps<T extends string> = {
  /** Says what the tabs are of. */
  label: string
  tabs: readonly Tab<T>[]
  /** Given together, the caller decides which tab is open; otherwise the first one is at the start. */
  selected?: T
  onSelect?: (id: T) => void
  className?: string
}

/** Panels of which one is open: arrow keys, Home and End move between the tabs. */
export function Tabs<T extends string>({ label, tabs, selected, onSelect, className }: TabsProps<T>) {
  const id = useId()
  const [own, setOwn] = useState(tabs[0]?.id)
  const list = useRef<HTMLDivElement>(null)
  const current = tabs.find((tab) => tab.id === (selected ?? own)) ?? tabs[0]
  if (!current) return null

  const select = (tab: Tab<T> | undefined) => {
    if (!tab) return
    setOwn(tab.id)
    onSelect?.(tab.id)
  }
  const keys = (event: KeyboardEvent) => {
    const index = tabs.indexOf(current)
    const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (target === undefined) return
    event.preventDefault()
    const next = (target + tabs.length) % tabs.length
    select(tabs[next])
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }
  return (
    <div className={className}>
      <div className={styles.list} role="tablist" aria-label={label} ref={list} onKeyDown={keys}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            className={styles.tab}
            aria-selected={tab === current}
            aria-controls={tab === current ? `${id}-panel` : undefined}
            tabIndex={tab === current ? 0 : -1}
            onClick={() => select(tab)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        className={styles.panel}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${current.id}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without anything to focus must be reachable by keyboard
        tabIndex={0}
      >
        {current.content}
      </div>
    </div>
  )
}
