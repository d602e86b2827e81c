import { isInUnion, supportedCountries } from '#kit/shared/countries.ts'
import { Button } from '#kit/ui/button.tsx'
import { CityField } from '#kit/ui/city-field.tsx'
import layout from '#kit/ui/layout.module.css'
import { SelectField } from '#kit/ui/select-field.tsx'
import { fieldOf, TextField } from '#kit/ui/text-field.tsx'
import { buyerTexts } from '../../contract/customer.ts'
import { usualRates } from '../rules.ts'
import { chosen, type Desk, type Draft } from './draft.ts'
import styles from './new-document.module.css'

type DocumentCustomerProps = { draft: Draft; change: (part: Partial<Draft>) => void; desk: Desk }

const most = 6
const countries = supportedCountries.toSorted().map((value) => ({ value, label: value }))

/** Whom it is for: found as one types, or a new customer with what an invoice needs. */
export function DocumentCustomerFields({ draft, change, desk }: DocumentCustomerProps) {
  const field = fieldOf(draft, change)
  const typed = draft.business.trim().toLowerCase()
  const found = desk.customers.filter(({ business, email }) => `${business} ${email}`.toLowerCase().includes(typed))
  const isOpen = draft.customer === ''
  const isNew = isOpen && typed !== '' && (found.length === 0 || draft.isNew !== '')
  return (
    <>
      <TextField
        {...field('business')}
        onChange={(business) => change({ business, customer: '', isNew: '' })}
        label="Customer"
        hint={isNew ? 'A new customer' : isOpen ? 'Type to find one, or to add a new one' : undefined}
        maxLength={buyerTexts.business.max}
        autoComplete="off"
      />
      {isOpen && typed !== '' && !isNew && (
        <div className={layout.row2}>
          {found.slice(0, most).map((customer) => (
            <Button key={customer.id} variant="secondary" size="small" onClick={() => change(chosen(customer))}>
              {customer.business}
            </Button>
          ))}
          <Button variant="quiet" size="small" onClick={() => change({ isNew: 'yes' })}>
            {`New customer “${draft.business.trim()}”`}
          </Button>
        </div>
      )}
      {isNew && (
        <div className={styles.fields}>
          <TextField {...field('email')} label="Email" type="email" autoComplete="off" />
          <TextField {...field('name')} label="Name" optional autoComplete="off" />
          <TextField {...field('streetAndNumber')} label="Street and number" autoComplete="off" />
          <CityField {...field('zipCodeAndCity')} label="ZIP and city" />
          <SelectField
            {...field('country')}
            label="Country"
            options={countries}
            onChange={(country) =>
              change({ country, vatRate: country === desk.seller_country ? (usualRates[country] ?? '') : '' })
            }
          />
          {isInUnion(draft.country) && (
            <>
              <TextField
                {...field('vatRate')}
                label="VAT rate"
                suffix="%"
                inputMode="decimal"
                optional
                autoComplete="off"
              />
              <TextField {...field('vatId')} label="VAT id" optional autoComplete="off" />
            </>
          )}
        </div>
      )}
    </>
  )
}
