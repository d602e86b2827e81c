import { readOperator } from '#features/settings/screens/operator.ts'
import { useLater } from '#kit/ui/use-later.ts'
import styles from './contact.module.css'
import { starPoints } from './singers.tsx'
import type { HomeTexts } from './texts.ts'
import { useNear } from './use-near.ts'

/** The last house of the night. Its form comes when somebody comes near; who has no script finds address and number. */
export function Contact({ texts: { contact, privacy } }: { texts: HomeTexts }) {
  const { ref, near } = useNear<HTMLElement>()
  const Form = useLater(() => import('#features/contact-form/screens/agency-contact-form.tsx'), near)
  const { email, phone, tel } = readOperator()
  return (
    <section ref={ref} id="contact" tabIndex={-1} className={styles.contact} aria-labelledby="contact-title">
      <svg className={styles.sky} viewBox="-60 -60 120 120" aria-hidden="true">
        <polygon points={starPoints} />
      </svg>
      <div>
        <h2 id="contact-title" className={styles.title}>
          {contact.title}
        </h2>
        <p className={styles.lead}>{contact.lead}</p>
        <dl className={styles.ways}>
          <div>
            <dt>{contact.email}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
          <div>
            <dt>{contact.phone}</dt>
            <dd>
              <a href={`tel:${tel}`}>{phone}</a>
            </dd>
          </div>
        </dl>
      </div>
      <div className={styles.door}>{Form ? <Form privacy={privacy} /> : <Outline />}</div>
    </section>
  )
}

/** Where the form will be. */
function Outline() {
  return (
    <div className={styles.outline} aria-hidden="true">
      <span />
      <span />
      <span className={styles.message} />
      <span className={styles.send} />
    </div>
  )
}
