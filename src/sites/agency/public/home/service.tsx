import type { ReactNode } from 'react'
import { CheckIcon } from '#kit/ui/icons.tsx'
import layout from '#kit/ui/layout.module.css'
import { BookingScene } from './booking-scene.tsx'
import { PriceScene } from './price-scene.tsx'
import styles from './service.module.css'
import type { HomeTexts } from './texts.ts'
import { TillScene } from './till-scene.tsx'
import { WebsiteScene } from './website-scene.tsx'

/** What we make, each beside a window in which it happens. */
export function Service({ texts }: { texts: HomeTexts }) {
  const { title, lead, websites, bookings, offices } = texts.service
  return (
    <section id="service" tabIndex={-1} className={styles.service} aria-labelledby="service-title">
      <div className={layout.stack4}>
        <h2 id="service-title" className={styles.title}>
          {title}
        </h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      <Offer offer={websites}>
        <WebsiteScene texts={texts.website} />
      </Offer>
      <Offer offer={bookings}>
        <BookingScene texts={texts.booking} />
        <PriceScene texts={texts.price} />
      </Offer>
      <Offer offer={offices}>
        <TillScene texts={texts.till} />
      </Offer>
    </section>
  )
}

function Offer({ offer, children }: { offer: HomeTexts['service']['websites']; children: ReactNode }) {
  return (
    <article className={styles.offer}>
      <div className={styles.words}>
        <h3 className={styles.name}>{offer.title}</h3>
        <p className={styles.claim}>{offer.claim}</p>
        <p className={styles.text}>{offer.text}</p>
        <ul className={styles.facts}>
          {offer.facts.map((fact) => (
            <li key={fact}>
              <CheckIcon />
              {fact}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.scenes}>{children}</div>
    </article>
  )
}
