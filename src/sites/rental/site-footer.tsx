import { getInstallation } from '#features/settings/contract.ts'
import { vehicleTypes } from '#features/vehicles/contract.ts'
import { typeTitle } from '#features/vehicles/screens/type-names.ts'
import { Link } from '#kit/ui/link.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { accessibility, home, imprint, overviewOf, privacy, terms, vouchers, withdrawal } from './addresses.ts'
import { callLink } from './call-link.ts'
import styles from './site-footer.module.css'

/** The shore: who we are, and the ways to the boats. Staff, who are at work, see the little they have to. */
export function SiteFooter({ slim }: { slim: boolean }) {
  const { data } = useEndpoint(getInstallation)
  if (slim) {
    return (
      <footer className={styles.slim}>
        <Link to={imprint}>Imprint</Link>
        <Link to={privacy}>Privacy</Link>
        <Link to={accessibility}>Accessibility</Link>
      </footer>
    )
  }
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p className={styles.name}>
          Rental <span>Revolution</span>
        </p>
        <nav className={styles.column} aria-label="Boats">
          {vehicleTypes.map((type) => (
            <Link key={type} to={overviewOf(type)}>
              {typeTitle(type)}
            </Link>
          ))}
        </nav>
        <nav className={styles.column} aria-label="More">
          <Link to={vouchers}>Vouchers</Link>
          <Link to={`${home}#contact`}>Contact</Link>
          <Link to={terms}>Terms and conditions</Link>
          <Link to={withdrawal} className={styles.withdraw}>
            Withdraw from contract
          </Link>
          <Link to={imprint}>Imprint</Link>
          <Link to={privacy}>Privacy</Link>
          <Link to={accessibility}>Accessibility</Link>
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
