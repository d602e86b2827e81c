import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Day } from '#kit/shared/day.ts'
import { Badge } from '#kit/ui/badge.tsx'
import { Button } from '#kit/ui/button.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import { besideWidth, narrowWidth, useMedia } from '#kit/ui/use-media.ts'
import type { Customer } from '../contract.ts'
import { isInvoicedIn, lastOf, websiteAddress, websiteName } from '../rules.ts'
import table from './business-table.module.css'
import styles from './customer-table.module.css'

const pageLength = 100
/** Milliseconds until the view scrolls to a row that was selected. */
const scrollDelay = 300

type CustomerTableProps = {
  customers: readonly Customer[]
  today: Day
  selected: number | undefined
  onSelect: (id: number) => void
  /** Below the selected row, where there is no room beside the table. */
  children?: ReactNode
}

/** One row for each customer. */
export function CustomerTable({ customers, today, selected, onSelect, children }: CustomerTableProps) {
  const [pages, setPages] = useState(1)
  const place = customers.findIndex(({ id }) => id === selected)
  const count = Math.max(pages * pageLength, place + 1)
  const shown = customers.slice(0, count)
  return (
    <>
      <table className={classNames(table.table, styles.table)} aria-label="Customers">
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
            isSelected={customer.id === selected}
            onSelect={() => onSelect(customer.id)}
          >
            {customer.id === selected && children}
          </CustomerRow>
        ))}
      </table>
      {shown.length < customers.length && (
        <Button variant="secondary" className={table.more} onClick={() => setPages(pages + 1)}>
          {`Show ${Math.min(pageLength, customers.length - shown.length)} more`}
        </Button>
      )}
    </>
  )
}

type CustomerRowProps = {
  customer: Customer
  today: Day
  isSelected: boolean
  onSelect: () => void
  children: ReactNode
}

function CustomerRow({ customer, today, isSelected, onSelect, children }: CustomerRowProps) {
  const row = useScrollTo(isSelected)
  const isNarrow = useMedia(narrowWidth)
  const isInvoiced = isInvoicedIn(customer, today)
  const click = (event: MouseEvent) => {
    if (event.target instanceof Element && !event.target.closest('a, button')) onSelect()
  }
  return (
    <tbody
      ref={row}
      className={classNames(
        styles.group,
        isInvoiced && styles.invoiced,
        !customer.active && styles.inactive,
        isSelected && styles.open,
      )}
    >
      <tr className={styles.row} aria-current={isSelected || undefined} onClick={click}>
        <th scope="row" className={table.business}>
          <button type="button" className={table.name} aria-pressed={isSelected} onClick={onSelect}>
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
      {children && (
        <tr>
          <td colSpan={isNarrow ? 3 : 4} className={styles.details}>
            {children}
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

/** Scrolls to what was selected, once its place has settled. */
function useScrollTo(isSelected: boolean) {
  const element = useRef<HTMLTableSectionElement>(null)
  useEffect(() => {
    if (!isSelected) return
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const timer = setTimeout(
      () =>
        element.current?.scrollIntoView({
          block: isBeside() ? 'nearest' : 'start',
          behavior: calm ? 'auto' : 'smooth',
        }),
      scrollDelay,
    )
    return () => clearTimeout(timer)
  }, [isSelected])
  return element
}

/** Whether the form stands beside the table: what is seen already stays where it is. */
const isBeside = () => matchMedia(besideWidth).matches
