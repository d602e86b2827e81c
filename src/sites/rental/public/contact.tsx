import { getInstallation } from '#features/settings/contract.ts'
import { callLink } from '#kit/shared/phone-links.ts'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { useIdle } from '#kit/ui/use-idle.ts'
import { useLater } from '#kit/ui/use-later.ts'
import { privacy } from '../addresses.ts'
import { words } from '../words.ts'
import styles from './contact.module.css'

/** By phone, by mail, or in writing right here. */
export function Contact() {
  const { data } = useEndpoint(getInstallation)
  const business = data?.business
  const ContactForm = useLater(() => import('#features/contact-form/screens/rental-contact-form.tsx'), useIdle())
  return (
    <section id="contact" className={styles.contact} aria-labelledby="contact-title">
      <div className={styles.words}>
        <h2 className={styles.title} id="contact-title">
          {words.contact}
        </h2>
        <p>{words.contactLead}</p>
        <p className={styles.ways}>
          {business ? (
            <>
              <a href={callLink(business.phone)}>{business.phone}</a>
              <a href={`mailto:${business.email}`}>{business.email}</a>
            </>
          ) : (
            '\u00a0'
          )}
        </p>
      </div>
      <div className={styles.form}>{ContactForm && <ContactForm privacy={privacy} />}</div>
    </section>
  )
}
