import type { ReactNode } from 'react'
import { Button } from '#kit/ui/button.tsx'
import layout from '#kit/ui/layout.module.css'
import { momentText } from '../../books/screens/moment.ts'
import { exactMoney } from '../../sale/screens/exact-money.ts'
import type { TillReport } from '../contract.ts'
import { kindNames, methodNames, movementNames, reasonOf } from '../rules/report.ts'
import styles from './report-view.module.css'

/** The figures of a period: how it was paid, for what, VAT, who took it, and what moved in the drawer. */
export function ReportView({ title, report, timeZone }: { title: string; report: TillReport; timeZone: string }) {
  const methods = report.by_method.filter(({ amount, count }) => amount !== 0 || count > 0)
  const most = Math.max(1, ...methods.map(({ amount }) => Math.abs(amount)))
  return (
    <section className={styles.report} aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <Button variant="secondary" size="small" className={styles.print} onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <p className={layout.muted}>
        {report.receipts === 0
          ? 'No receipts yet'
          : report.receipts === 1
            ? `1 receipt (${report.first_receipt})`
            : `${report.receipts} receipts (${report.first_receipt} to ${report.last_receipt})`}
        {report.reversals > 0 && `, ${report.reversals} reversed`}
      </p>
      <Group name="Paid by">
        {methods.map(({ method, amount, count }) => (
          <Row
            key={method}
            name={`${methodNames[method]} (${count})`}
            value={exactMoney(amount)}
            part={Math.abs(amount) / most}
          />
        ))}
      </Group>
      <Group name="For">
        {report.by_kind.map(({ kind, amount }) => (
          <Row key={kind} name={kindNames[kind]} value={exactMoney(amount)} />
        ))}
      </Group>
      <Group name="VAT contained">
        {report.vat.map(({ percent, vat, gross }) => (
          <Row key={percent} name={`${percent} % of ${exactMoney(gross)}`} value={exactMoney(vat)} />
        ))}
      </Group>
      <Group name="Cashiers">
        {report.by_cashier.map(({ cashier, count, amount }) => (
          <Row key={cashier} name={`${cashier} (${count})`} value={exactMoney(amount)} />
        ))}
      </Group>
      <Group name="Drawer">
        {report.movements.map(({ position, kind, dateTime, cashier, amount, ...why }) => (
          <Row
            key={position}
            name={
              <>
                {movementNames[kind]}, <time dateTime={dateTime}>{momentText(dateTime, timeZone)}</time>,{' '}
                {[cashier, reasonOf(why)].filter(Boolean).join(': ')}
              </>
            }
            value={exactMoney(amount)}
          />
        ))}
        {report.deposits !== 0 && <Row name="Deposits held" value={exactMoney(report.deposits)} />}
        <Row name="Cash that should be there" value={exactMoney(report.expected_cash)} strong />
      </Group>
    </section>
  )
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  if (Array.isArray(children) && children.length === 0) return null
  return (
    <>
      <h3 className={styles.group}>{name}</h3>
      <dl>{children}</dl>
    </>
  )
}

type RowProps = { name: ReactNode; value: string; part?: number; strong?: boolean }

function Row({ name, value, part, strong = false }: RowProps) {
  return (
    <div className={strong ? styles.strong : styles.row}>
      <dt>{name}</dt>
      <dd>{value}</dd>
      {part !== undefined && <span className={styles.bar} style={{ width: `${part * 100}%` }} aria-hidden="true" />}
    </div>
  )
}
