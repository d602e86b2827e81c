import type { PageMeta } from '#sites/modules.ts'
import styles from './cover.module.css'
import { FloorPlan } from './floor-plan.tsx'

export const meta: PageMeta = {
  title: 'PresentationPro',
  description: 'Houses and apartments, shown in their best light. This site opens later.',
}

export default function CoverPage() {
  return (
    <FloorPlan
      living={
        <h1 className={styles.name}>
          Presen&shy;tation <em>Pro</em>
        </h1>
      }
      hall={<p className={styles.line}>Houses and apartments, shown in their best light.</p>}
      terrace={
        <>
          <p>This site opens later.</p>
          <p>
            <a className={styles.back} href="/">
              Back to Sternsinger
            </a>
          </p>
        </>
      }
    />
  )
}
