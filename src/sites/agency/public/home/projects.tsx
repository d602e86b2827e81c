import { Button } from '#kit/ui/button.tsx'
import { HouseFront } from './house-front.tsx'
import styles from './projects.module.css'
import { shops } from './shops.ts'
import type { HomeTexts } from './texts.ts'

/** The four sites as houses in a row. `onLook` shows them running. */
export function Projects({ texts, onLook }: { texts: HomeTexts['projects']; onLook: () => void }) {
  return (
    <section id="projects" tabIndex={-1} className={styles.projects} aria-labelledby="projects-title">
      <div className={styles.head}>
        <h2 id="projects-title" className={styles.title}>
          {texts.title}
        </h2>
        <p className={styles.lead}>{texts.lead}</p>
        <Button variant="secondary" size="large" className={styles.look} aria-haspopup="dialog" onClick={onLook}>
          {texts.look}
        </Button>
      </div>
      <ul className={styles.street}>
        {shops.map((shop) => (
          <li key={shop.id} className={styles.plot}>
            <HouseFront shop={shop} text={texts[shop.id]} />
          </li>
        ))}
      </ul>
    </section>
  )
}
