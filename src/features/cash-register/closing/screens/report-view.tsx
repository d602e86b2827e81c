import type { ReactNode } from 'react'
import { Button } from '#kit/ui/button.tsx'
import layout from '#kit/ui/layout.module.css'
import { momentText } from '../../books/screens/moment.ts'
import { exactMoney } from '../../sale/screens/exact-money.ts'
import { words as tillWords } from '../../words.ts'
import type { TillReport } from '../contract.ts'
import { reasonOf } from '../rules/report.ts'
import { words } from '../words.ts'
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
          {tillWords.print}
        </Button>
      </div>
      <p className={layout.muted}>{receiptsIn(report)}</p>
      <Group name={words.paidBy}>
        {methods.map(({ method, amount, count }) => (
          <Row
            key={method}
            name={`${words.ways[method]} (${count})`}
            value={exactMoney(amount)}
            part={Math.abs(amount) / most}
          />
        ))}
      </Group>
      <Group name={words.paidFor}>
        {report.by_kind.map(({ kind, amount }) => (
          <Row key={kind} name={words.sold[kind]} value={exactMoney(amount)} />
        ))}
      </Group>
      <Group name={words.vatContained}>
        {report.vat.map(({ percent, vat, gross }) => (
          <Row key={percent} name={words.vatOf(percent, exactMoney(gross))} value={exactMoney(vat)} />
        ))}
      </Group>
      <Group name={words.cashiers}>
        {report.by_cashier.map(({ cashier, count, amount }) => (
          <Row key={cashier} name={`${cashier} (${count})`} value={exactMoney(amount)} />
        ))}
      </Group>
      <Group name={words.discounts}>
        {(report.discounts ?? []).map(({ cashier, count, amount }) => (
          <Row key={cashier} name={`${cashier} (${count})`} value={exactMoney(amount)} />
        ))}
      </Group>
      <Group name={words.drawer}>
        {report.movements.map(({ position, kind, dateTime, cashier, amount, ...why }) => (
          <Row
            key={position}
            name={
              <>
                {words.movements[kind]}, <time dateTime={dateTime}>{momentText(dateTime, timeZone)}</time>,{' '}
                {[cashier, reasonOf(why)].filter(Boolean).join(': ')}
              </>
            }
            value={exactMoney(amount)}
          />
        ))}
        {report.deposits !== 0 && <Row name={words.depositsMoved} value={exactMoney(report.deposits)} />}
        <Row name={words.shouldBeThere} value={exactMoney(report.expected_cash)} strong />
      </Group>
    </section>
  )
}

function receiptsIn({ receipts, reversals, parts = 0, first_receipt, last_receipt }: TillReport): string {
  const all = receipts === 0 ? words.noReceiptsYet : words.receiptsOf(receipts, first_receipt, last_receipt)
  const left = reversals > 0 ? words.reversedOf(all, reversals) : all
  return parts > 0 ? words.partsOf(left, parts) : left
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
