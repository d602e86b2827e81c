import type { PageMeta } from '#sites/modules.ts'
import { words } from '../words.ts'
import { plates } from './poems/plates.ts'
import { Spread } from './poems/spread.tsx'
import { poems } from './poems/texts.ts'
import styles from './poems.module.css'
import type { HungWork } from './work.tsx'

export const meta: PageMeta = {
  title: words.poemsTitle,
  description: words.poemsDescription,
}

export default function PoemsPage() {
  return (
    <main tabIndex={-1}>
      <header className={styles.head}>
        <h1 className={styles.title}>{words.poems}</h1>
        <nav aria-label={words.contents}>
          <ol className={styles.contents}>
            {poems.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} lang="en">
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </header>
      {poems.map((poem) => (
        <Spread key={poem.id} poem={poem} plate={plates[poem.id] as HungWork} />
      ))}
    </main>
  )
}
