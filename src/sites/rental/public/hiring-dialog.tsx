import { ButtonLink } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import layout from '#kit/ui/layout.module.css'
import { said } from '#kit/ui/said.ts'
import { words } from '../words.ts'
import styles from './hiring-dialog.module.css'

/** Whom we look for, and where to write to. */
export default function HiringDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.hiring}
      footer={
        <ButtonLink href="#contact" size="large" className={styles.contact} onClick={onClose}>
          {words.contact}
        </ButtonLink>
      }
    >
      <div className={layout.stack4}>
        <p className={styles.lead}>{words.hiringLead}</p>
        <ul className={styles.jobs}>
          {[words.onThePier, words.inTheWorkshop, words.atTheHelm].map((job, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: always these three
            <li key={i}>{said(job((where) => <strong>{where}</strong>))}</li>
          ))}
        </ul>
        <p>{words.hiringEnd}</p>
      </div>
    </Dialog>
  )
}
