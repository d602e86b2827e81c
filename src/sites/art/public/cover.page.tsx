import type { PageMeta } from '#sites/modules.ts'
import { Alley } from './alley.tsx'
import styles from './cover.module.css'

export const meta: PageMeta = {
  title: 'ArtAlley - Home',
  description: 'Pictures and poems: innovative, passionate, expressive. This site opens later.',
}

export default function CoverPage() {
  return (
    <Alley left="Art Art Art" right="Alley Alley">
      <h1 className={styles.name}>ArtAlley</h1>
      <p className={styles.line}>Pictures and poems: innovative, passionate, expressive.</p>
      <p>This site opens later.</p>
      <p>
        <a className={styles.back} href="/">
          Back to Sternsinger
        </a>
      </p>
    </Alley>
  )
}
