import { ButtonLink } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import layout from '#kit/ui/layout.module.css'
import styles from './hiring-dialog.module.css'

/** Whom we look for, and where to write to. */
export default function HiringDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="We are hiring"
      footer={
        <ButtonLink href="#contact" size="large" className={styles.contact} onClick={onClose}>
          Contact
        </ButtonLink>
      }
    >
      <div className={layout.stack4}>
        <p className={styles.lead}>We look for people who like boats, mornings and other people.</p>
        <ul className={styles.jobs}>
          <li>
            <strong>On the pier.</strong> You hand boats over, take them back and explain reverse gear with patience.
          </li>
          <li>
            <strong>In the workshop.</strong> You keep hulls, engines and sails in order.
          </li>
          <li>
            <strong>At the helm.</strong> You hold a boating licence and take guests out as their captain.
          </li>
        </ul>
        <p>
          For the season or all year round, full-time or at weekends. Tell us what you can do and when you have time.
        </p>
      </div>
    </Dialog>
  )
}
