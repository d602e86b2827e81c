import { Suspense, useEffect, useState } from 'react'
import { useLater } from '#kit/ui/use-later.ts'
import { showSection } from '../../section-in-view.ts'
import { About } from './about.tsx'
import { Contact } from './contact.tsx'
import { Hero } from './hero.tsx'
import styles from './home.module.css'
import { Projects } from './projects.tsx'
import { Service } from './service.tsx'
import { shops } from './shops.ts'
import type { HomeTexts } from './texts.ts'

/** The agency's shop window: a street at night, four houses on it, what we make, who we are, and a door to knock at. */
export function Home({ texts }: { texts: HomeTexts }) {
  const [looking, setLooking] = useState(false)
  const Dialog = useLater(() => import('./projects-dialog.tsx'), looking)
  const look = () => setLooking(true)
  useSections()
  return (
    <main className={styles.home} tabIndex={-1}>
      <Hero texts={texts.hero} onLook={look} />
      {/* Parts that come to life one after the other, so that none keeps a phone busy for long. */}
      <Suspense>
        <Projects texts={texts.projects} onLook={look} />
      </Suspense>
      <Suspense>
        <Service texts={texts} />
      </Suspense>
      <Suspense>
        <About texts={texts.about} />
      </Suspense>
      <Suspense>
        <Contact texts={texts} />
      </Suspense>
      {Dialog && <Dialog shops={shops} texts={texts.projects} open={looking} onClose={() => setLooking(false)} />}
    </main>
  )
}

/** Tells the header which part lies in the middle of the screen. */
function useSections() {
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) showSection(target.id)
      },
      { rootMargin: '-45% 0px -54% 0px' },
    )
    for (const section of document.querySelectorAll('main > section')) observer.observe(section)
    return () => {
      observer.disconnect()
      showSection('')
    }
  }, [])
}
