import type { PageMeta } from '#sites/modules.ts'
import styles from './cover.module.css'
import { Sea } from './sea.tsx'

export const meta: PageMeta = {
  title: 'ParallaxPrawns',
  description: 'The best prawns you can get. This site opens later.',
}

export default function CoverPage() {
  return (
    <Sea>
      <h1 className={styles.name}>Parallax Prawns</h1>
      <p className={styles.line}>- the best prawns you can get -</p>
      <p className={styles.note}>
        This site opens later.{' '}
        <a className={styles.back} href="/">
          Back to Sternsinger
        </a>
      </p>
    </Sea>
  )
}
