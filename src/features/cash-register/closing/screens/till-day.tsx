import { type ReactNode, useState } from 'react'
import { getInstallation } from '#features/settings/contract.ts'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { OfficePage } from '#features/sign-in/screens/office-page.tsx'
import { formatMoney } from '#kit/shared/money.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import layout from '#kit/ui/layout.module.css'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { words as tillWords } from '../../words.ts'
import { getTill, type TillReport } from '../contract.ts'
import { words } from '../words.ts'
import { ClosingDialog } from './closing-dialog.tsx'
import { Closings } from './closings.tsx'
import { DiscountLimit } from './discount-limit.tsx'
import { MoveCashDialog } from './move-cash-dialog.tsx'
import { OpenTill } from './open-till.tsx'
import { ReportView } from './report-view.tsx'
import styles from './till-day.module.css'

type Shown = 'in' | 'out' | 'closing'

/** The day of the till: float, cash in and out, how it stands (X report), the counted closing (Z report). */
export function TillDay({ user, base }: { user: SignedInUser; base: string }) {
  const query = useEndpoint(getTill)
  const { data } = query
  const timeZone = useEndpoint(getInstallation).data?.time_zone
  const [shown, setShown] = useState<Shown>()
  const close = () => setShown(undefined)
  return (
    <OfficePage
      user={user}
      title={tillWords.openAndClose}
      step={data && (data.is_open ? 'open' : 'closed')}
      actions={
        <>
          <ButtonLink to={base} variant="secondary">
            {tillWords.cashRegister}
          </ButtonLink>
          <ButtonLink to={`${base}/receipts`} variant="secondary">
            {tillWords.receipts}
          </ButtonLink>
        </>
      }
    >
      {data && timeZone ? (
        <>
          {data.tse === 'outage' && (
            <Banner tone="warning" title={words.outage}>
              {words.outageText}
            </Banner>
          )}
          {data.is_open ? (
            <Open report={data.report} timeZone={timeZone}>
              <Button variant="secondary" onClick={() => setShown('in')}>
                {words.cashIn}
              </Button>
              <Button variant="secondary" onClick={() => setShown('out')}>
                {words.cashOut}
              </Button>
              <Button onClick={() => setShown('closing')}>{words.countAndClose}</Button>
            </Open>
          ) : (
            <OpenTill user={user} carried={data.carried} hasClosed={data.report.closing > 1} />
          )}
          {user.admin && <DiscountLimit key={data.discount_percent} percent={data.discount_percent ?? 0} />}
          <Closings user={user} timeZone={timeZone} base={base} />
          {(shown === 'in' || shown === 'out') && (
            <MoveCashDialog user={user} direction={shown} inDrawer={data.report.expected_cash} onClose={close} />
          )}
          <ClosingDialog user={user} report={data.report} open={shown === 'closing'} onClose={close} />
        </>
      ) : (
        <Pending query={query} what={words.theTill} />
      )}
    </OfficePage>
  )
}

type OpenProps = { report: TillReport; timeZone: string; children: ReactNode }

function Open({ report, timeZone, children }: OpenProps) {
  return (
    <section className={styles.open} aria-labelledby="till-open">
      <div className={styles.drawer} data-ground="lake">
        <h2 id="till-open">{words.inDrawer}</h2>
        <p className={styles.figure}>{formatMoney(report.expected_cash)}</p>
        <p className={styles.turnover}>{words.turnoverOf(formatMoney(report.turnover))}</p>
        <div className={layout.row2}>{children}</div>
      </div>
      <ReportView title={words.xReport(report.closing)} report={report} timeZone={timeZone} />
    </section>
  )
}
