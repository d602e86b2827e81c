import { Fragment, type ReactNode, useState } from 'react'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { fillPath } from '#kit/shared/endpoint.ts'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import layout from '#kit/ui/layout.module.css'
import { Link } from '#kit/ui/link.tsx'
import { said } from '#kit/ui/said.ts'
import hidden from '#kit/ui/visually-hidden.module.css'
import { momentText } from '../../books/screens/moment.ts'
import { getReceiptPdf, type Receipt } from '../../contract.ts'
import { paymentName } from '../../sale/rules.ts'
import { exactMoney } from '../../sale/screens/exact-money.ts'
import { Signed } from '../../tse/screens/signed.tsx'
import { TakeAlong } from '../../tse/screens/take-along.tsx'
import { words as tseWords } from '../../tse/words.ts'
import { words as tillWords } from '../../words.ts'
import { words } from '../words.ts'
import styles from './receipt-view.module.css'
import { ReverseDialog } from './reverse-dialog.tsx'
import slip from './slip.module.css'
import { Less } from './slip.tsx'

type ReceiptViewProps = {
  user: SignedInUser
  receipt: Receipt
  base: string
  timeZone: string
  /** Given the position of the reversal. */
  onReversed: (position: number) => void
}

/** A receipt as it is printed, and what can be done with it. */
export function ReceiptView({ user, receipt, base, timeZone, onReversed }: ReceiptViewProps) {
  const [reverses, setReverses] = useState(false)
  const [takes, setTakes] = useState(false)
  return (
    <article className={styles.view} aria-label={tillWords.receiptNumber(receipt.receipt)}>
      <div className={`${slip.slip} ${styles.paper}`}>
        <Head receipt={receipt} timeZone={timeZone} />
        <Reversals receipt={receipt} base={base} />
        <Lines receipt={receipt} />
        <Sums receipt={receipt} />
        {receipt.voucher_code && (
          <p className={styles.stamp}>
            {words.voucherCode}
            <br />
            {receipt.voucher_code}
          </p>
        )}
        <Fingerprint receipt={receipt} />
      </div>
      <div className={layout.row2}>
        <ButtonLink href={fillPath(getReceiptPdf.path, { position: receipt.position })} target="_blank">
          PDF
        </ButtonLink>
        <Button variant="secondary" onClick={() => window.print()}>
          {tillWords.print}
        </Button>
        {receipt.receipt !== null && (
          <Button variant="secondary" aria-expanded={takes} onClick={() => setTakes(!takes)}>
            {tseWords.takeAlong}
          </Button>
        )}
        {receipt.may_reverse && (
          <Button variant="danger" onClick={() => setReverses(true)}>
            {words.reverse}
          </Button>
        )}
      </div>
      {takes && <TakeAlong position={receipt.position} />}
      {reverses && <ReverseDialog {...{ user, receipt, onReversed }} onClose={() => setReverses(false)} />}
    </article>
  )
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function Head({ receipt, timeZone }: { receipt: Receipt; timeZone: string }) {
  return (
    <>
      <header className={styles.head}>
        <p className={styles.business}>{receipt.business.name}</p>
        <p>{receipt.business.address}</p>
        {receipt.business.phone && <p>{receipt.business.phone}</p>}
        {receipt.business.vat_id && <p>{words.vatId(receipt.business.vat_id)}</p>}
      </header>
      <dl className={styles.facts}>
        <Fact name={words.receipt} value={String(receipt.receipt ?? '–')} />
        <Fact
          name={words.date}
          value={<time dateTime={receipt.dateTime}>{momentText(receipt.dateTime, timeZone)}</time>}
        />
        {receipt.happened && <Fact name={words.takenAt} value={momentText(receipt.happened, timeZone)} />}
        <Fact name={tillWords.cashier} value={receipt.cashier} />
        {receipt.customer && <Fact name={words.customer} value={receipt.customer} />}
      </dl>
    </>
  )
}

/** Of which receipt it takes something back, and which took it back or parts of it. */
function Reversals({ receipt, base }: { receipt: Receipt; base: string }) {
  const { parts, left } = receipt
  return (
    <>
      {receipt.reverses !== null && (
        <p className={styles.stamp}>
          {said(
            words.reversalOf(
              <Link to={`${base}/receipts/${receipt.reverses_position}`}>{tillWords.numbered(receipt.reverses)}</Link>,
              receipt.reason,
            ),
          )}
        </p>
      )}
      {parts && left !== undefined && receipt.reversed_by === null && (
        <p className={styles.stamp}>
          {said(
            words.partlyBy(
              parts.map(({ position, receipt: number }, i) => (
                <Fragment key={position}>
                  {i > 0 && ', '}
                  <Link to={`${base}/receipts/${position}`}>{tillWords.numbered(number)}</Link>
                </Fragment>
              )),
            ),
          )}
          <br />
          {words.stillStands(exactMoney(left))}
        </p>
      )}
      {receipt.reversed_by !== null && (
        <p className={styles.stamp}>
          {receipt.reversed_by_position
            ? said(
                words.reversedBy(
                  <Link to={`${base}/receipts/${receipt.reversed_by_position}`}>
                    {tillWords.numbered(receipt.reversed_by)}
                  </Link>,
                ),
              )
            : words.reversed}
        </p>
      )}
    </>
  )
}

function Lines({ receipt }: { receipt: Receipt }) {
  return (
    <ul className={slip.lines}>
      {receipt.lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a receipt never changes
        <li key={index}>
          <p className={slip.line}>
            <span className={slip.label}>{line.label}</span>
            <span className={layout.strong}>{exactMoney(line.amount + (line.discount?.amount ?? 0))}</span>
          </p>
          <Less discount={line.discount} />
          {Math.abs(line.quantity) !== 1 && (
            <p className={layout.small}>
              {Math.abs(line.quantity)} × {exactMoney(line.unit_price)}
            </p>
          )}
          {receipt.parts && line.left !== undefined && line.left < line.quantity && (
            <p className={layout.small}>{words.backOf(line.quantity - line.left, line.quantity)}</p>
          )}
        </li>
      ))}
    </ul>
  )
}

function Sums({ receipt }: { receipt: Receipt }) {
  return (
    <>
      <p className={slip.total}>
        <span>{tillWords.total}</span>
        <span>{exactMoney(receipt.total)}</span>
      </p>
      <dl className={styles.facts}>
        {receipt.payments.map((payment, index) => (
          <Fact
            // biome-ignore lint/suspicious/noArrayIndexKey: a receipt never changes
            key={index}
            name={paymentName(payment)}
            value={exactMoney(payment.amount)}
          />
        ))}
        {receipt.received !== null && <Fact name={words.received} value={exactMoney(receipt.received)} />}
        {receipt.change !== null && <Fact name={tillWords.change} value={exactMoney(receipt.change)} />}
      </dl>
      {receipt.vat.length > 0 && (
        <table className={styles.vat}>
          <caption className={hidden.hidden}>{tillWords.vat}</caption>
          <thead>
            <tr>
              <th scope="col">{words.rate}</th>
              <th scope="col">{words.net}</th>
              <th scope="col">{tillWords.vat}</th>
              <th scope="col">{words.gross}</th>
            </tr>
          </thead>
          <tbody>
            {receipt.vat.map(({ percent, net, vat, gross }) => (
              <tr key={percent}>
                <th scope="row">{percent} %</th>
                <td>{exactMoney(net)}</td>
                <td>{exactMoney(vat)}</td>
                <td>{exactMoney(gross)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

function Fingerprint({ receipt }: { receipt: Receipt }) {
  return (
    <div className={styles.fingerprint}>
      <p>{words.fingerprint(receipt.fingerprint)}</p>
      {receipt.tse && <Signed tse={receipt.tse} />}
      {receipt.tse_failure && <p>{words.notSigned}</p>}
    </div>
  )
}
