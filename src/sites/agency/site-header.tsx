import { useEffect, useRef, useState } from 'react'
import type { Language } from '#kit/shared/language.ts'
import { classNames } from '#kit/ui/class-names.ts'
import { CloseIcon, MenuIcon } from '#kit/ui/icons.tsx'
import { type Alternates, LanguageSwitch } from '#kit/ui/language-switch.tsx'
import { Link } from '#kit/ui/link.tsx'
import type { FrameWords } from './frame-words.ts'
import { Wordmark } from './public/wordmark.tsx'
import { useSectionInView } from './section-in-view.ts'
import styles from './site-header.module.css'

/** Where a page is there in one language only. */
export const homes: Alternates = { en: '/', de: '/de' }

export type FrameProps = { words: FrameWords; language: Language; alternates: Alternates }

/**
 * The star of the name is carried to the part of the page that one is looking at. Over the start page's picture the
 * header is clear, until one has scrolled past the mark.
 */
export function SiteHeader(frame: FrameProps) {
  const { mark, passed } = usePassed()
  return (
    <>
      <div ref={mark} className={styles.mark} aria-hidden="true" />
      <header className={styles.header} data-active={passed || undefined}>
        <Link to={`${frame.words.home}#top`} className={styles.name}>
          <Wordmark star={styles.left} />
        </Link>
        <nav aria-label={frame.words.main} className={styles.bar}>
          <Sections {...frame} />
          <span className={styles.star} aria-hidden="true" />
        </nav>
        <div className={styles.side}>
          <Ways {...frame} />
        </div>
        <PhoneMenu {...frame} />
      </header>
    </>
  )
}

function Sections({ words }: FrameProps) {
  const section = useSectionInView()
  return words.sections.map(([id, label]) => (
    <Link
      key={id}
      to={`${words.home}#${id}`}
      className={styles.item}
      aria-current={section === id ? 'location' : undefined}
    >
      {label}
    </Link>
  ))
}

/** To the other language and into the back office. */
function Ways({ words, language, alternates }: FrameProps) {
  return (
    <>
      <LanguageSwitch language={language} alternates={{ ...homes, ...alternates }} className={styles.item} />
      <a href="/RentalRevolution/login" className={classNames(styles.item, styles.signIn)}>
        {words.signIn}
      </a>
    </>
  )
}

/** Opens without a script, too. A choice, Escape and a press beside it close it. */
function PhoneMenu(frame: FrameProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (details.current) details.current.open = false
  }
  useEffect(() => {
    const pressed = ({ target }: Event) => {
      if (!details.current?.contains(target as Node)) close()
    }
    document.addEventListener('pointerdown', pressed)
    return () => document.removeEventListener('pointerdown', pressed)
  })
  return (
    <details
      ref={details}
      className={styles.menu}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !details.current?.open) return
        close()
        details.current.querySelector('summary')?.focus()
      }}
    >
      <summary className={styles.toggle}>
        <span className={styles.opens}>
          <MenuIcon />
        </span>
        <span className={styles.closes}>
          <CloseIcon />
        </span>
        {frame.words.menu}
      </summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links in it answer keys by themselves */}
      <nav aria-label={frame.words.main} className={styles.sheet} onClick={close}>
        <Sections {...frame} />
        <Ways {...frame} />
      </nav>
    </details>
  )
}

/** Whether the page is scrolled past the mark, which is as tall as the stretch that counts as its beginning. */
function usePassed() {
  const mark = useRef<HTMLDivElement>(null)
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry && setPassed(!entry.isIntersecting))
    if (mark.current) observer.observe(mark.current)
    return () => observer.disconnect()
  }, [])
  return { mark, passed }
}
