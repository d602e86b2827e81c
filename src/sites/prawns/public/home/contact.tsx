import { seller, telephone } from '../../seller.ts'
import { words } from '../../words.ts'
import styles from './contact.module.css'
import { Section } from './section.tsx'

/** Where the seller is, and how to ask. */
export function Contact() {
  return (
    <Section id="contact" title={words.contact} depth={1.07} top={1.24} height={0.5} className={styles.contact}>
      <dl className={styles.facts}>
        <div>
          <dt>{words.where}</dt>
          <dd>
            <address className={styles.address}>
              {seller.streetAndNumber}
              <br />
              {seller.zipCodeAndCity}, {seller.country}
            </address>
          </dd>
        </div>
        <div>
          <dt>{words.open}</dt>
          {seller.hours.map(({ days, opens, closes }) => (
            <dd key={days}>
              {days} {opens}–{closes}
            </dd>
          ))}
        </div>
        <div>
          <dt>{words.phone}</dt>
          <dd>
            <a className={styles.link} href={`tel:${telephone}`}>
              {seller.phone}
            </a>
          </dd>
        </div>
        <div>
          <dt>{words.mail}</dt>
          <dd>
            <a className={styles.link} href={`mailto:${seller.email}`}>
              {seller.email}
            </a>
          </dd>
        </div>
      </dl>
    </Section>
  )
}
