import styles from '#features/customers/screens/customer-form.module.css'
import { supportedCountries } from '#kit/shared/countries.ts'
import { formCountries } from '#kit/shared/regions.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { acquisitionMessages } from '../../entries/contract/handle.ts'
import { isSetUp } from '../../entries/rules/form.ts'

/** Countries to choose from, those that are set up first; with one that is in none of the lists. */
export function countriesWith(country: string) {
  const known: readonly string[] = [...formCountries, ...supportedCountries.filter((one) => !isSetUp(one)).toSorted()]
  const all = country === '' || known.includes(country) ? known : [country, ...known]
  return all.map((value) => ({ value, label: value }))
}

/** Says so where prices and texts are not made for a country. */
export function CountryNote({ country }: { country: string }) {
  if (country === '' || isSetUp(country)) return null
  return (
    <Banner tone="warning" className={styles.whole ?? ''}>
      {acquisitionMessages.countryNotSetUp}.
    </Banner>
  )
}
