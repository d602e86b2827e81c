import { getInstallation } from '#features/settings/contract.ts'
import { vehicleTypes } from '#features/vehicles/contract.ts'
import { typeTitles } from '#features/vehicles/screens/type-names.ts'
import type { Language } from '#kit/shared/language.ts'
import { callLink } from '#kit/shared/phone-links.ts'
import { type Alternates, LanguageSwitch } from '#kit/ui/language-switch.tsx'
import { Link } from '#kit/ui/link.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { accessibility, home, imprint, overviewOf, privacy, terms, vouchers, withdrawal } from './addresses.ts'
import styles from './site-footer.module.css'
import { words } from './words.ts'

/** The shore: who we are, and the ways to the boats. */
export function SiteFooter(spoken: { language: Language; alternates: Alternates }) {
  const { data } = useEndpoint(getInstallation)
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p className={styles.name}>
          Rental <span>Revolution</span>
        </p>
        <nav className={styles.column} aria-label={words.boats}>
          {vehicleTypes.map((type) => (
            <Link key={type} to={overviewOf(type)}>
              {typeTitles[type]}
            </Link>
          ))}
        </nav>
        <nav className={styles.column} aria-label={words.more}>
          <Link to={vouchers}>{words.vouchers}</Link>
          <Link to={`${home}#contact`}>{words.contact}</Link>
          <Link to={terms}>{words.terms}</Link>
          <Link to={withdrawal} className={styles.withdraw}>
            {words.withdraw}
          </Link>
          <Link to={imprint}>{words.imprint}</Link>
          <Link to={privacy}>{words.privacy}</Link>
          <Link to={accessibility}>{words.accessibility}</Link>
          <LanguageSwitch {...spoken} />
        </nav>
        <address className={styles.column}>
          {data && (
            <>
              <span>{data.business.address}</span>
              <a href={callLink(data.business.phone)}>{data.business.phone}</a>
              <a href={`mailto:${data.business.email}`}>{data.business.email}</a>
            </>
          )}
        </address>
      </div>
    </footer>
  )
}
