import { type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import type { Day } from '#kit/shared/day.ts'
import { Badge } from '#kit/ui/badge.tsx'
import { Button } from '#kit/ui/button.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import type { Customer } from '../contract.ts'
import { isInvoicedIn, lastOf, websiteAddress, websiteName } from '../rules.ts'
import { CustomerDetails } from './customer-details.tsx'
import styles from './customer-table.module.css'

const pageLength = 100
/** Milliseconds until the view scrolls to a row that was opened. */
const scrollDelay = 300

type CustomerTableProps = { customers: readonly Customer[]; today: Day | undefined }

/** One row for each customer; the one that is opened has its details below. */
export function CustomerTable({ customers, today }: CustomerTableProps) {
  const [selected, setSelected] = useState<number>()
  const [pages, setPages] = useState(1)
  const shown = customers.slice(0, pages * pageLength)
  return (
    <>
      <table className={styles.table} aria-label="Customers">
        <thead>
          <tr>
            <th scope="col">Business</th>
            <th scope="col" className={styles.wide}>
              Website
            </th>
            <th scope="col">Last Payment</th>
            <th scope="col">Last Invoice</th>
          </tr>
        </thead>
        {shown.map((customer) => (
          <CustomerRow
            key={customer.id}
            customer={customer}
            today={today}
            isOpen={customer.id === selected}
            onToggle={() => setSelected(customer.id === selected ? undefined : customer.id)}
          />
        ))}
      </table>
      {shown.length < customers.length && (
        <Button variant="secondary" className={styles.more} onClick={() => setPages(pages + 1)}>
          {`Show ${Math.min(pageLength, customers.length - shown.length)} more`}
        </Button>
      )}
    </>
  )
}

type CustomerRowProps = { customer: Customer; today: Day | undefined; isOpen: boolean; onToggle: () => void }

function CustomerRow({ customer, today, isOpen, onToggle }: CustomerRowProps) {
  const id = useId()
  const row = useScrollTo(isOpen)
  const isInvoiced = today !== undefined && isInvoicedIn(customer, today)
  const click = (event: MouseEvent) => {
    if (event.target instanceof Element && !event.target.closest('a, button')) onToggle()
  }
  return (
    <tbody
      ref={row}
      className={classNames(
        styles.group,
        isInvoiced && styles.invoiced,
        !customer.active && styles.inactive,
        isOpen && styles.open,
      )}
    >
      <tr className={styles.row} onClick={click}>
        <th scope="row" className={styles.business}>
          <button type="button" className={styles.name} aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
            {customer.business}
          </button>
          <span className={styles.marks}>
            {isInvoiced && <Badge tone="success">Invoiced this month</Badge>}
            {!customer.active && <Badge>Inactive</Badge>}
          </span>
          <span className={styles.narrow}>
            <Website website={customer.website} />
          </span>
        </th>
        <td className={styles.wide}>
          <Website website={customer.website} />
        </td>
        <td>{lastOf(customer.paymentDates)}</td>
        <td>{lastOf(customer.invoiceDates)}</td>
      </tr>
      {isOpen && (
        <tr id={id}>
          <td colSpan={4} className={styles.details}>
            <CustomerDetails customer={customer} today={today} />
          </td>
        </tr>
      )}
    </tbody>
  )
}

function Website({ website }: { website: string }) {
  const address = websiteAddress(website)
  if (!address) return website
  return (
    <a href={address} target="_blank" rel="noreferrer" className={styles.website}>
      {websiteName(website)}
    </a>
  )
}

/** Scrolls to what was opened, once its place has settled. */
function useScrollTo(isOpen: boolean) {
  const element = useRef<HTMLTableSectionElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const timer = setTimeout(
      () => element.current?.scrollIntoView({ block: 'start', behavior: calm ? 'auto' : 'smooth' }),
      scrollDelay,
    )
    return () => clearTimeout(timer)
  }, [isOpen])
  return element
}
