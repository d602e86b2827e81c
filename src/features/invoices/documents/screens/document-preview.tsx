import { useEffect, useState } from 'react'
import { currencyOf, languageOf } from '#kit/shared/countries.ts'
import type { Currency } from '#kit/shared/money.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { ExpandIcon } from '#kit/ui/icons.tsx'
import { LiveRegion } from '#kit/ui/live-region.tsx'
import { SelectField } from '#kit/ui/select-field.tsx'
import { sampleCountries } from '../content/sample.ts'
import { type AccountForm, getPaperPreview, type ThemeForm } from '../contract.ts'
import styles from './document-settings.module.css'

/** Milliseconds of rest after a key before the paper is drawn. */
const rest = 500

type PaperPreviewProps = {
  country: string
  onCountry: (country: string) => void
  look: ThemeForm
  account: AccountForm | undefined
  /** Currencies that have an account. */
  payable: ReadonlySet<Currency>
  /** Another one: what is saved changed. */
  version: string
}

/** The country whose sample is paid in a currency. */
export const sampleOfCurrency = (currency: Currency): string =>
  sampleCountries.find((country) => currencyOf(country) === currency) ?? 'Germany'

const options = sampleCountries.map((country) => ({
  value: country,
  label: `${country} (${languageOf(country) === 'de' ? 'German' : 'English'}, ${currencyOf(country)})`,
}))

/** A sample invoice as it would be sent with what was not saved yet, drawn by the server like every other. */
export function PaperPreview({ country, onCountry, look, account, payable, version }: PaperPreviewProps) {
  const currency = currencyOf(country)
  const query = new URLSearchParams({
    country,
    look: JSON.stringify(look),
    ...(account?.currency === currency && { account: JSON.stringify(account) }),
    version: String(hashOf(version)),
  })
  const address = useRested(`${getPaperPreview.path}?${query}`)
  const [drawn, setDrawn] = useState('')
  const isBehind = drawn !== address
  return (
    <section className={styles.preview} aria-labelledby="papers-sample">
      <div className={styles.previewHead}>
        <h2 id="papers-sample">Sample</h2>
        <SelectField
          label="For a customer in"
          className={styles.country}
          options={options}
          value={country}
          onChange={onCountry}
        />
        <ButtonLink variant="quiet" size="small" href={address} target="_blank" rel="noreferrer" icon={<ExpandIcon />}>
          Open alone
        </ButtonLink>
      </div>
      {!payable.has(currency) ? (
        <EmptyState
          title={`No account for ${currency}`}
          text={`Customers in ${country} can be invoiced once there is one.`}
        />
      ) : navigator.pdfViewerEnabled ? (
        <div className={styles.desk} aria-busy={isBehind}>
          <iframe
            className={styles.paper}
            src={`${address}#navpanes=0&toolbar=0&view=FitH`}
            title="The sample invoice"
            onLoad={() => setDrawn(address)}
          />
        </div>
      ) : (
        <EmptyState title="This browser shows no PDFs in a page" text="Open it alone." />
      )}
      <LiveRegion>{isBehind ? '' : `The sample for ${country} is drawn`}</LiveRegion>
    </section>
  )
}

/** A text once it has not changed for a moment. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), rest)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

/** Short enough for an address. */
const hashOf = (text: string): number =>
  Array.from(text).reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7)
