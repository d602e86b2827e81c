import { typeNames } from '#features/properties/rules/properties.ts'
import { addressOf, type OfferLanguage, type Property, priceOf } from '#features/properties/rules.ts'
import { language as pageLanguage, prefixOf } from '#kit/shared/language.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { words } from '../words.ts'
import { FactsTable } from './facts-table.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import styles from './offer.module.css'
import { offerWords } from './offer-words.ts'
import { Share } from './share.tsx'

type OfferProps = {
  property: Property
  language: OfferLanguage
  onLanguage: (language: OfferLanguage) => void
  titleId: string
}

/** What is said of a property: where it is, what it costs, its description and facts, and the ways on. */
export function Offer({ property, language, onLanguage, titleId }: OfferProps) {
  const { id, type, location: place, nameDE, nameEN, descriptionDE, descriptionEN } = property
  const title = language === 'en' ? nameEN : nameDE
  return (
    <div className={styles.offer} data-scrolls>
      <LanguageSwitch value={language} onChange={onLanguage} />
      <article key={id} className={styles.text} lang={language}>
        <p className={styles.kicker}>
          <span className={styles.number}>{words.numbered(id)}</span>
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
            {offerWords[language].ask}
          </ButtonLink>
          <Share
            title={`${title}, ${place}`}
            url={location.origin + prefixOf(pageLanguage()) + addressOf(id)}
            language={language}
          />
        </div>
      </article>
    </div>
  )
}
