import { TextField } from '#kit/ui/text-field.tsx'
import { settledNumber } from '../rules.numbers.ts'
import styles from './customer-form.module.css'
import { bindTo, type CustomerFormState } from './use-customer-form.ts'
import { VatIdCheck } from './vat-id-check.tsx'

/** What only customers in the European Union have. */
export function VatFields({ form }: { form: CustomerFormState }) {
  const { country, vatId, vatRate } = form.texts
  const bind = bindTo(form)
  return (
    <>
      <TextField
        label="VAT id: check its validity on your own"
        hint="With the letters of the country"
        {...bind('vatId')}
        required={false}
        autoComplete="off"
        spellCheck={false}
      />
      <TextField
        label="VAT rate"
        hint="Only for B2C / Cypriot B2B, and at home"
        {...bind('vatRate')}
        required={country === 'Cyprus'}
        inputMode="decimal"
        autoComplete="off"
        suffix="%"
        onBlur={() => settledNumber(vatRate) !== vatRate && form.type('vatRate', settledNumber(vatRate))}
      />
      <div className={styles.whole}>
        <VatIdCheck vatId={vatId} country={country} />
      </div>
      {country === 'Germany' && (
        <TextField
          label="Leitweg-ID"
          hint="Of public buyers, who get an XRechnung"
          {...bind('leitwegId')}
          optional
          autoComplete="off"
          spellCheck={false}
        />
      )}
    </>
  )
}
