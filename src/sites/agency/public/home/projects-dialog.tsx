import { Dialog } from '#kit/ui/dialog.tsx'
import layout from '#kit/ui/layout.module.css'
import { LivePreview } from './live-preview.tsx'
import styles from './projects-dialog.module.css'
import type { Shop } from './shops.ts'
import { Still } from './still.tsx'
import type { HomeTexts } from './texts.ts'

type ProjectsDialogProps = { shops: readonly Shop[]; texts: HomeTexts['projects']; open: boolean; onClose: () => void }

/** The four sites, each running small, and the ways into them. */
export default function ProjectsDialog({ shops, texts, open, onClose }: ProjectsDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={texts.dialog.title} size="large" className={styles.dialog ?? ''}>
      <p className={styles.lead}>{texts.dialog.text}</p>
      <ul className={styles.shops}>
        {shops.map(({ id, href, still }) => (
          <li key={id}>
            <LivePreview href={href} still={<Still src={still} />}>
              <a className={styles.way} href={href}>
                {texts[id].name}
              </a>
              <p className={layout.note}>{texts[id].text}</p>
            </LivePreview>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
