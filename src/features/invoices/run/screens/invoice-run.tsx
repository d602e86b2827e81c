import { type ReactNode, useState } from 'react'
import { getInstallation } from '#features/settings/contract.ts'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { OfficePage } from '#features/sign-in/screens/office-page.tsx'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { Pending } from '#kit/ui/pending.tsx'
import { SelectField } from '#kit/ui/select-field.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { Loading } from '#kit/ui/skeleton.tsx'
import { useNow } from '#kit/ui/use-now.ts'
import { InvoiceWays } from '../../dealings/screens/invoice-ways.tsx'
import { getInvoiceRun, type InvoiceRun } from '../contract.ts'
import { monthTitle, runnableMonths } from '../rules.ts'
import { HeldBack } from './held-back.tsx'
import styles from './invoice-run.module.css'
import { RunOrders } from './run-orders.tsx'
import { RunProgress } from './run-progress.tsx'
import { RunTotals } from './run-totals.tsx'
import { useRun } from './use-run.ts'
import { WaitingOrders } from './waiting-orders.tsx'

/** All invoices of a month at once: prepared, looked at and sent. */
export function MonthlyRun({ user }: { user: SignedInUser }) {
  const timeZone = useEndpoint(getInstallation).data?.time_zone
  const today = useNow(timeZone)?.day
  const [chosen, setChosen] = useState<string>()
  const months = today === undefined ? [] : runnableMonths(today)
  const month = chosen ?? months[0]
  return (
    <OfficePage
      user={user}
      title="Monthly run"
      lead="Prepare the invoices of a month, look at them, and send those you approve."
    >
      <InvoiceWays user={user} />
      {month === undefined ? (
        <RunLoading />
      ) : (
        <>
          <SelectField
            className={styles.month ?? ''}
            label="Month"
            options={months.map((value) => ({ value, label: monthTitle(value) }))}
            value={month}
            onChange={setChosen}
          />
          <Month key={month} user={user} month={month} />
          <WaitingOrders />
        </>
      )}
    </OfficePage>
  )
}

const RunLoading = () => <Loading what="Loading the run" blocks={4} />

function Month({ month }: { user: SignedInUser; month: string }) {
  const run = useEndpoint(getInvoiceRun, { query: { month } })
  return run.data ? <Prepared run={run.data} /> : <Pending query={run} what="the run" blocks={4} />
}

function Prepared({ run }: { run: InvoiceRun }) {
  const { month, orders, not_prepared: more } = run
  const does = useRun(month)
  if (orders.length === 0) {
    return (
      <>
        <NothingPrepared run={run}>
          {more > 0 && (
            <Button busy={does.isPreparing} onClick={does.prepare}>
              Prepare {monthTitle(month)}
            </Button>
          )}
        </NothingPrepared>
        <HeldBack run={run} does={does} />
      </>
    )
  }
  return (
    <>
      <RunProgress orders={orders} />
      {more > 0 && (
        <Banner
          quiet
          title={`${more} more ${more === 1 ? 'customer' : 'customers'} can be invoiced`}
          action={
            <Button variant="secondary" size="small" busy={does.isPreparing} onClick={does.prepare}>
              Prepare
            </Button>
          }
        >
          They came in, or were completed, after this was prepared.
        </Banner>
      )}
      <div className={styles.columns}>
        <RunOrders orders={orders} does={does} />
        <aside className={styles.side}>
          <RunTotals orders={orders} month={month} does={does} />
          <HeldBack run={run} does={does} />
        </aside>
      </div>
    </>
  )
}

function NothingPrepared({ run, children }: { run: InvoiceRun; children: ReactNode }) {
  const { month, not_prepared: more, invoiced } = run
  const already = invoiced > 0 ? `${invoiced} ${invoiced === 1 ? 'is' : 'are'} invoiced already. ` : ''
  return (
    <EmptyState
      title={more > 0 ? `${more} ${more === 1 ? 'customer' : 'customers'} to invoice` : 'Nobody to invoice'}
      text={
        more > 0
          ? `${already}Nothing is sent before you have looked at it.`
          : `${already}Nobody else can be invoiced for ${monthTitle(month)}.`
      }
    >
      {children}
    </EmptyState>
  )
}
