import type { ReactNode } from 'react'
import { currencyOf, isInUnion, isSupported } from '#kit/shared/countries.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Link } from '#kit/ui/link.tsx'
import { customerMessages } from '../contract/handle.ts'
import styles from './customer-form.module.css'

/** What has to be thought of in a country. */
export function CountryNotes({ country, setUp }: { country: string; setUp: readonly string[] }) {
  if (country === '') return null
  if (!isSupported(country)) return <Note tone="danger">{customerMessages.country}.</Note>
  const currency = currencyOf(country)
  return (
    <>
      {!setUp.includes(currency) && (
        <Note tone="danger">
          {country} is not yet set up in the server's invoicing (bank details for its currency): nothing can be sent
          until there is an account for {currency} under <Link to="/invoices/papers">Papers</Link>.
        </Note>
      )}
      {country === 'Cyprus' && <Note tone="warning">For Cyprus VAT must be applied for both B2C and B2B.</Note>}
      {!isInUnion(country) && <p className={styles.red}>Please consider the currency conversion rate ({currency}).</p>}
    </>
  )
}

const Note = ({ tone, children }: { tone: 'warning' | 'danger'; children: ReactNode }) => (
  <Banner tone={tone} quiet className={styles.whole ?? ''}>
    {children}
  </Banner>
)
