import type { PageMeta } from '#sites/modules.ts'
import { plates } from './poems/plates.ts'
import { Spread } from './poems/spread.tsx'
import { poems } from './poems/texts.ts'
import styles from './poems.module.css'
import type { HungWork } from './work.tsx'

export const meta: PageMeta = {
  title: 'ArtAlley - Poems',
  description: 'Seven poems by Lina Falke, one to a page, each across from a work.',
}

export default function PoemsPage() {
  return (
    <main tabIndex={-1}>
      <header className={styles.head}>
        <h1 className={styles.title}>Poems</h1>
        <nav aria-label="Contents">
          <ol className={styles.contents}>
            {poems.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
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
