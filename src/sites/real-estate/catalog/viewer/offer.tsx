import { addressOf, type OfferLanguage, type Property, priceOf, typeNames } from '#features/properties/rules.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { FactsTable } from './facts-table.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import styles from './offer.module.css'
import { Share } from './share.tsx'
import { words } from './words.ts'

type OfferProps = {
  property: Property
  language: OfferLanguage
  onLanguage: (language: OfferLanguage) => void
  titleId: string
}

/** What is said of a property: where it is, what it costs, its description and facts, and the ways on. */
export function Offer({ property, language, onLanguage, titleId }: OfferProps) {
  const { id, type, location: place, name, nameDE, descriptionDE, descriptionEN } = property
  const title = language === 'en' ? name : nameDE
  return (
    <div className={styles.offer} data-scrolls>
      <LanguageSwitch value={language} onChange={onLanguage} />
      <article key={id} className={styles.text} lang={language}>
        <p className={styles.kicker}>
          <span className={styles.number}>No. {id}</span>
          {typeNames[language][type]}
        </p>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <p className={styles.place}>{place}</p>
        <p className={styles.price}>{priceOf(property, language)}</p>
        <p className={styles.description}>{language === 'en' ? descriptionEN : descriptionDE}</p>
        <FactsTable property={property} language={language} />
        <div className={styles.ways}>
          <ButtonLink className={styles.ask ?? ''} to={`/PresentationPro/contact?property=${id}#contact-form`}>
            {words[language].ask}
          </ButtonLink>
          <Share title={`${title}, ${place}`} url={location.origin + addressOf(id)} language={language} />
        </div>
      </article>
    </div>
  )
}
