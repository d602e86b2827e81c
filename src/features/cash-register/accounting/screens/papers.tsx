import { useState } from 'react'
import type { Day } from '#kit/shared/day.ts'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { later } from '#kit/ui/later.tsx'
import layout from '#kit/ui/layout.module.css'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { rentalBook } from '../../books/contract.ts'
import { Verification } from '../../books/screens/verification.tsx'
import styles from '../../closing/screens/till-day.module.css'
import { ExportTill } from '../../export/screens/export-till.tsx'
import { Registration } from '../../export/screens/registration.tsx'
import { DevicePanel } from '../../tse/screens/device-panel.tsx'
import { words as tillWords } from '../../words.ts'
import { exportDatev, getAccounts, getCashBook } from '../contract.ts'
import { isOneYear } from '../rules/datev.ts'
import { words } from '../words.ts'

const AccountsDialog = later(async () => (await import('./accounts-dialog.tsx')).AccountsDialog)

/** What the tax adviser gets of the days above: booking batch and cash book; and what the tax office asks of the till. */
export function Papers({ from, to, timeZone }: { from: Day; to: Day; timeZone: string }) {
  const { data } = useEndpoint(getAccounts)
  const [isOpen, setOpen] = useState(false)
  const accounts = data?.accounts ?? null
  const isWhole = accounts && isOneYear(from, to, accounts.first_month)
  return (
    <>
      <section className={styles.closings} aria-labelledby="papers">
        <h2 id="papers" className={styles.heading}>
          {words.forAdviser}
        </h2>
        <div className={styles.audit}>
          <div className={styles.verification}>
            <h3>DATEV</h3>
            <p>{isWhole ? words.datevText : accounts ? words.oneYear : words.accountsFirst}</p>
            <div className={layout.row3}>
              {isWhole && (
                <ButtonLink href={`${exportDatev.path}?${new URLSearchParams({ from, to })}`} download>
                  {tillWords.exportIt}
                </ButtonLink>
              )}
              <Button variant="secondary" disabled={!data} onClick={() => setOpen(true)}>
                {words.changeAccounts}
              </Button>
            </div>
          </div>
          <div className={styles.verification}>
            <h3>{words.cashBook}</h3>
            <p>{words.cashBookText}</p>
            <ButtonLink href={`${getCashBook.path}?day=${to}`} target="_blank" variant="secondary">
              {words.cashBookOf(to.slice(0, 7))}
            </ButtonLink>
          </div>
        </div>
      </section>
      <section className={styles.closings} aria-labelledby="office">
        <h2 id="office" className={styles.heading}>
          {words.forOffice}
        </h2>
        <div className={styles.audit}>
          <ExportTill key={`${from} ${to}`} from={from} to={to} />
          <Verification call={rentalBook.verifyTill} />
          <Registration />
          <DevicePanel timeZone={timeZone} />
        </div>
      </section>
      {isOpen && <AccountsDialog accounts={accounts} onClose={() => setOpen(false)} />}
    </>
  )
}
