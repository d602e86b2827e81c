import { type ReactNode, useState } from 'react'
import { getAccounts } from '#features/cash-register/accounting/contract.ts'
import { AccountsDialog } from '#features/cash-register/accounting/screens/accounts-dialog.tsx'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { OfficePage } from '#features/sign-in/screens/office-page.tsx'
import { addMonths, daysBetween } from '#kit/shared/day.ts'
import { type Cents, formatExact } from '#kit/shared/money.ts'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import layout from '#kit/ui/layout.module.css'
import { Pending } from '#kit/ui/pending.tsx'
import { SelectField } from '#kit/ui/select-field.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { type Column, Table } from '#kit/ui/table.tsx'
import { InvoiceWays } from '../../dealings/screens/invoice-ways.tsx'
import type { VatCase } from '../../issuing/rules/vat.ts'
import { lastMonths, monthTitle } from '../../run/rules.ts'
import { exportInvoiceBatch, getInvoiceFigures, type InvoiceFigures, type RecurringMonth } from '../contract.ts'
import styles from './invoice-figures.module.css'

const caseNames: Readonly<Record<VatCase, string>> = {
  ...{ domestic: 'Domestic', cyprus: 'Cyprus', eu_consumer: 'EU consumers', reverse_charge: 'Reverse charge' },
  ...{ third_country: 'Outside the EU', small_business: 'Small business', exempt: 'Exempt' },
}

/** VAT of a month, its bookings for the tax adviser, and what comes back every month. */
export function InvoiceFiguresScreen({ user }: { user: SignedInUser }) {
  const [chosen, choose] = useState<string>()
  const query = useEndpoint(getInvoiceFigures, { query: { month: chosen } }, { keepPrevious: true })
  return (
    <OfficePage user={user} title="Figures">
      <InvoiceWays user={user} />
      {query.data ? (
        <div className={layout.column5}>
          <SelectField
            className={styles.month ?? ''}
            label="Month"
            options={lastMonths(query.data.today, 60).map((value) => ({ value, label: monthTitle(value) }))}
            value={chosen ?? query.data.month}
            onChange={choose}
          />
          <OfMonth {...query.data} />
          {query.data.recurring.map((one) => (
            <EachMonth key={one.currency} {...one} />
          ))}
        </div>
      ) : (
        <Pending query={query} what="the figures" blocks={4} />
      )}
    </OfficePage>
  )
}

function OfMonth({ month, vat }: InvoiceFigures) {
  const [isOpen, setOpen] = useState(false)
  const accounts = useEndpoint(getAccounts).data?.accounts
  const rows = vat.map(({ currency, vat_case: of, vat_rate: rate, count, ...sums }) => [
    ...[caseNames[of], `${rate / 100} %`, String(count)],
    ...[sums.net, sums.vat, sums.gross].map((cents) => formatExact(cents, currency)),
  ])
  return (
    <section className={layout.stack3}>
      <Rows name={`VAT of ${monthTitle(month)}`} head={['Case', 'Rate', 'Number', 'Net', 'VAT', 'Gross']} rows={rows}>
        By the day of the document: invoices less credit notes.
      </Rows>
      <div className={layout.row3}>
        {[...new Set(accounts && vat.map(({ currency }) => currency))].map((currency) => (
          <ButtonLink key={currency} href={`${exportInvoiceBatch.path}?month=${month}&currency=${currency}`} download>
            DATEV, {currency}
          </ButtonLink>
        ))}
        <Button variant="secondary" disabled={accounts === undefined} onClick={() => setOpen(true)}>
          {accounts === null ? 'Set up DATEV' : 'Change accounts'}
        </Button>
      </div>
      {isOpen && accounts !== undefined && <AccountsDialog accounts={accounts} onClose={() => setOpen(false)} />}
    </section>
  )
}

type RowsProps = { name: string; head: readonly string[]; rows: readonly (readonly string[])[]; children: ReactNode }

function Rows({ name, head, rows, children }: RowsProps) {
  const columns = head.map((header, i): Column<readonly string[]> => {
    return { key: header, header, align: i === 0 ? 'start' : 'end', rowHeader: i === 0, cell: (row) => row[i] }
  })
  return (
    <>
      <h2 className={layout.headingSize}>{name}</h2>
      <p className={layout.note}>{children}</p>
      <Table {...{ caption: name, columns, rows }} hideCaption rowKey={(row) => row.join()} empty="No documents" />
    </>
  )
}

/** Monthly revenue in one currency, and what changed it. */
function EachMonth({ currency, now, months }: InvoiceFigures['recurring'][number]) {
  const money = (cents: Cents) => formatExact(cents, currency)
  const rows = months.map(({ month, total, gained, more, less, lost }) => [
    monthTitle(month),
    ...[total, gained, more, less, lost].map(money),
  ])
  return (
    <section className={layout.stack3}>
      <Rows name={`Recurring, ${currency}`} head={['For', 'Net', 'New', 'More', 'Less', 'Lost']} rows={rows.reverse()}>
        Active customers are invoiced {money(now)} net each month; below, what their monthly invoices came to.
      </Rows>
      <Bars months={months} />
    </section>
  )
}

/** Each month where it is in time and as wide as it is long. The table says the same in numbers. */
function Bars({ months }: { months: readonly RecurringMonth[] }) {
  const most = Math.max(1, ...months.map(({ total }) => total))
  const placed = months.map(({ month, total }) => {
    const x = daysBetween(`${months[0]?.month}-01`, `${month}-01`)
    return { x, wide: daysBetween(`${month}-01`, addMonths(`${month}-01`, 1)), tall: (total / most) * 100 }
  })
  const { x = 0, wide = 0 } = placed.at(-1) ?? {}
  return (
    <svg className={styles.bars} viewBox={`0 0 ${x + wide} 100`} preserveAspectRatio="none" aria-hidden="true">
      {placed.map((bar) => (
        <rect key={bar.x} x={bar.x} y={100 - bar.tall} width={bar.wide - 1} height={bar.tall} />
      ))}
    </svg>
  )
}
