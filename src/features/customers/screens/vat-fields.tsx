import { missingOfVat, type VatExemption, vatExemptions, vatIdHint } from '#features/invoices/issuing/rules/vat.ts'
import { parseRate, settledNumber } from '#kit/shared/typed-numbers.ts'
import { SelectField } from '#kit/ui/select-field.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import styles from './customer-form.module.css'
import { exemptionOf } from './draft.ts'
import { bindTo, type CustomerFormOf, type CustomerFormState } from './use-customer-form.ts'
import { VatIdCheck } from './vat-id-check.tsx'

const exemptionNames: Readonly<Record<VatExemption, string>> = {
  '': 'No such reason',
  small_business: 'Small business (§ 19 UStG)',
  exempt: 'Exempt service (§ 4 UStG)',
}

/** What only customers in the European Union have. */
export function VatFields({ form, seller }: { form: CustomerFormState } & Pick<CustomerFormOf, 'seller'>) {
  const { country, vatId, vatRate } = form.texts
  const rate = parseRate(vatRate) ?? 0
  const of = { country, vatId, vatRate: rate, vatExemption: exemptionOf(form.texts.vatExemption) }
  const isNeeded = missingOfVat(of, seller) === 'vatId'
  const bind = bindTo(form)
  return (
    <>
      <TextField
        hint={`With the letters of the country. ${vatIdHint(of, seller)}.`}
        {...bind('vatId')}
        label="VAT id: check its validity on your own"
        required={isNeeded}
        autoComplete="off"
        spellCheck={false}
      />
      {!seller.smallBusiness && (
        <TextField
          hint="Only for B2C / Cypriot B2B, and at home"
          {...bind('vatRate')}
          required={country === 'Cyprus'}
          inputMode="decimal"
          autoComplete="off"
          suffix="%"
          onBlur={() => settledNumber(vatRate) !== vatRate && form.type('vatRate', settledNumber(vatRate))}
        />
      )}
      {!seller.smallBusiness && rate === 0 && country !== 'Cyprus' && (
        <SelectField
          hint="Where the rate is 0 and it is no reverse charge: it stands on the invoice"
          {...bind('vatExemption')}
          required={false}
          options={vatExemptions.map((value) => ({ value: value as string, label: exemptionNames[value] }))}
        />
      )}
      <div className={styles.whole}>
        <VatIdCheck vatId={vatId} country={country} />
      </div>
      {country === 'Germany' && (
        <TextField
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
