import { useEffect, useRef, useState } from 'react'
import layout from '#kit/ui/layout.module.css'
import type { LongText } from '#kit/ui/long-text.ts'
import styles from './legal-page.module.css'

/** `contents`: what the list of chapters is called. */
export type LegalPageProps = LongText & { contents?: string }

/** A long text to look things up in: its chapters in a list that stays, their titles hanging beside the text. */
export function LegalPage({ title, lead, chapters, stand, contents = 'On this page' }: LegalPageProps) {
  const { texts, current } = useChapterInView()
  return (
    <main className={styles.page} tabIndex={-1}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.lead}>
          <p>{lead}</p>
        </div>
      </header>
      <nav className={styles.contents} aria-label={contents}>
        <ol>
          {chapters.map((chapter) => (
            <li key={chapter.id}>
              <a href={`#${chapter.id}`} aria-current={chapter.id === current ? 'location' : undefined}>
                {chapter.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.chapters} ref={texts}>
        {chapters.map((chapter) => (
          <section key={chapter.id} id={chapter.id} aria-labelledby={`${chapter.id}-title`} className={styles.chapter}>
            <h2 id={`${chapter.id}-title`} className={styles.heading}>
              {chapter.title}
            </h2>
            <div className={styles.text}>{chapter.text}</div>
          </section>
        ))}
        <p className={layout.note}>{stand}</p>
      </div>
    </main>
  )
}

/** The chapter that is being read: the last one that reaches into the upper third of the window. */
function useChapterInView() {
  const texts = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const inView = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) inView[isIntersecting ? 'add' : 'delete'](target)
        const chapters = [...(texts.current?.children ?? [])].filter((chapter) => inView.has(chapter))
        setCurrent(chapters.at(-1)?.id)
      },
      { rootMargin: '0px 0px -67%' },
    )
    for (const chapter of texts.current?.querySelectorAll('section') ?? []) observer.observe(chapter)
    return () => observer.disconnect()
  }, [])
  return { texts, current }
}
