import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { getInstallation } from '#features/settings/contract.ts'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { OfficePage } from '#features/sign-in/screens/office-page.tsx'
import { Badge } from '#kit/ui/badge.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import layout from '#kit/ui/layout.module.css'
import { Link } from '#kit/ui/link.tsx'
import { NextPage } from '#kit/ui/next-page.tsx'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { momentText } from '../../books/screens/moment.ts'
import { getReceipt, getReceipts } from '../../contract.ts'
import { exactMoney } from '../../sale/screens/exact-money.ts'
import { words as tillWords } from '../../words.ts'
import { words } from '../words.ts'
import { ReceiptView } from './receipt-view.tsx'
import styles from './receipts.module.css'

type ReceiptsProps = {
  user: SignedInUser
  /** The till's address; receipts are below it. */
  base: string
  position: number | undefined
}

/** The receipts of the till, newest first, and one of them as it is printed. */
export function Receipts({ user, base, position }: ReceiptsProps) {
  return (
    <OfficePage
      user={user}
      title={tillWords.receipts}
      actions={
        <>
          <ButtonLink to={base} variant="secondary">
            {tillWords.cashRegister}
          </ButtonLink>
          <ButtonLink to={`${base}/day`} variant="secondary">
            {tillWords.openAndClose}
          </ButtonLink>
        </>
      }
    >
      <div className={styles.receipts}>
        <nav className={position === undefined ? styles.list : styles.listBeside} aria-label={tillWords.receipts}>
          <ReceiptList base={base} position={position} />
        </nav>
        {position === undefined ? (
          <p className={styles.hint}>{words.chooseOne}</p>
        ) : (
          <OneReceipt key={position} user={user} base={base} position={position} />
        )}
      </div>
    </OfficePage>
  )
}

/** A page of the list, and below it the next one when asked for. */
function ReceiptList({ base, position, before }: { base: string; position: number | undefined; before?: number }) {
  const query = useEndpoint(getReceipts, { query: { before } })
  const { data } = query
  const timeZone = useEndpoint(getInstallation).data?.time_zone
  if (!data || timeZone === undefined) return <Pending query={query} what={words.theReceipts} lines={6} />
  const isEmpty = data.receipts.length === 0 && before === undefined
  return (
    <>
      {isEmpty && <EmptyState title={tillWords.noEntries} text={words.sinceClosing} />}
      <ul className={layout.plain}>
        {data.receipts.map((one) => (
          <li key={one.position}>
            <Link
              to={`${base}/receipts/${one.position}`}
              className={styles.entry}
              aria-current={one.position === position ? 'page' : undefined}
            >
              <span className={styles.number}>{one.receipt}</span>
              <span className={styles.what}>
                {one.kind !== 'sale' && <Badge tone="plain">{tillWords.kindNames[one.kind] ?? one.kind}</Badge>}
                {one.what}
                {(one.reversed || one.partly) && (
                  <Badge tone="warning">{one.reversed ? words.reversedMark : words.partlyMark}</Badge>
                )}
              </span>
              <span className={layout.bold}>{exactMoney(one.total)}</span>
              <span className={styles.when}>
                <time dateTime={one.dateTime}>{momentText(one.dateTime, timeZone)}</time>, {one.cashier}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <NextPage next={data.next} label={words.older}>
        {(before) => <ReceiptList base={base} position={position} before={before} />}
      </NextPage>
    </>
  )
}

function OneReceipt({ user, base, position }: { user: SignedInUser; base: string; position: number }): ReactNode {
  const query = useEndpoint(getReceipt, { params: { position } })
  const { data } = query
  const timeZone = useEndpoint(getInstallation).data?.time_zone
  const [, navigate] = useLocation()
  if (!data || timeZone === undefined) return <Pending query={query} what={words.theReceipt} blocks={4} />
  return (
    <ReceiptView
      user={user}
      receipt={data}
      base={base}
      timeZone={timeZone}
      onReversed={(reversal) => reversal > 0 && navigate(`${base}/receipts/${reversal}`)}
    />
  )
}
