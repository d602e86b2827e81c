import type { ReactNode } from 'react'
import type { Day } from '#kit/shared/day.ts'
import { currencies, formatExact, toCents } from '#kit/shared/money.ts'
import type { Customer } from '../contract.ts'
import { isInUnion } from '../rules.countries.ts'
import styles from './customer-details.module.css'
import { InvoiceHistory } from './invoice-history.tsx'

/** Who a customer is, what the next invoice is for, and all invoices so far. */
export function CustomerDetails({ customer, today }: { customer: Customer; today: Day | undefined }) {
  return (
    <div className={styles.details}>
      <div className={styles.facts}>
        <section>
          <h2 className={styles.heading}>Contact</h2>
          <dl className={styles.list}>
            <Fact name="Name">{[customer.salutation, customer.name].filter((part) => part !== '').join(' ')}</Fact>
            <Fact name="Email">{customer.email && <a href={`mailto:${customer.email}`}>{customer.email}</a>}</Fact>
            <Fact name="Phone">
              {customer.phone && <a href={`tel:${customer.phone.replaceAll(' ', '')}`}>{customer.phone}</a>}
            </Fact>
            <Fact name="Address">
              <Lines lines={[customer.streetAndNumber, customer.additional, customer.zipCodeAndCity]} />
            </Fact>
            <Fact name="Country">{[customer.country, customer.state].filter((part) => part !== '').join(', ')}</Fact>
            <Fact name="Type">{customer.type}</Fact>
            <Fact name="Note">{customer.note}</Fact>
          </dl>
        </section>
        <NextInvoice customer={customer} />
      </div>
      <InvoiceHistory customer={customer.id} business={customer.business} today={today} />
      <p className={styles.changed}>{customer.added_or_changed_by}</p>
    </div>
  )
}

function NextInvoice({ customer }: { customer: Customer }) {
  const { invoiceItems, totalPrice, vatId, vatRate, subject, delay, country } = customer
  const currency = currencies.find((one) => one === customer.currency) ?? 'EUR'
  const money = (units: number) => formatExact(toCents(units), currency)
  return (
    <section>
      <h2 className={styles.heading}>What is invoiced</h2>
      {invoiceItems.length > 0 && (
        <dl className={styles.items}>
          {invoiceItems.map(({ item, price }) => (
            <div key={item}>
              <dt>{item}</dt>
              <dd>{money(price)}</dd>
            </div>
          ))}
          <div className={styles.total}>
            <dt>Total, net</dt>
            <dd>{money(Number(totalPrice))}</dd>
          </div>
        </dl>
      )}
      <dl className={styles.list}>
        {isInUnion(country) && (
          <>
            <Fact name="VAT id">{vatId}</Fact>
            <Fact name="VAT rate">{vatRate > 0 && `${vatRate}%`}</Fact>
          </>
        )}
        <Fact name="Subject">{subject}</Fact>
        <Fact name="Email delay">{delay > 0 && `${delay} ${delay === 1 ? 'hour' : 'hours'}`}</Fact>
      </dl>
    </section>
  )
}

/** Nothing where there is nothing to say. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === '' || children === false) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines
    .filter((line) => line !== '')
    .map((line) => (
      <span key={line} className={styles.line}>
        {line}
      </span>
    ))
