import { useEffect, useState } from 'react'
import styles from './contents.module.css'

export type Part = { anchor: string; title: string }

/** The parts of a long page, numbered, with the one marked that is being read. On phones a short list to jump from. */
export function Contents({ label, parts, shown = '' }: { label: string; parts: readonly Part[]; shown?: string }) {
  const current = usePartInView(parts, shown)
  return (
    <nav className={styles.contents} aria-label={label}>
      <ol className={styles.list}>
        {parts.map(({ anchor, title }) => (
          <li key={anchor} className={styles.part}>
            <a href={`#${anchor}`} aria-current={anchor === current ? 'location' : undefined} className={styles.way}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The last part that reaches into the upper third of the window. Looked for anew when what is shown changes. */
function usePartInView(parts: readonly Part[], shown: string): string | undefined {
  const [current, setCurrent] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts come and go with what is shown
  useEffect(() => {
    const inView = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) inView[isIntersecting ? 'add' : 'delete'](target.id)
        setCurrent(parts.findLast(({ anchor }) => inView.has(anchor))?.anchor)
      },
      { rootMargin: '0px 0px -67%' },
    )
    for (const { anchor } of parts) {
      const part = document.getElementById(anchor)
      if (part) observer.observe(part)
    }
    setCurrent(undefined)
    return () => observer.disconnect()
  }, [parts, shown])
  return current
}
