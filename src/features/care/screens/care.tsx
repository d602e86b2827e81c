import { useState } from 'react'
import { useLocation } from 'wouter'
import { CloseDialog } from '#features/bookings/closures/screens/close-dialog.tsx'
import { getInstallation } from '#features/settings/contract.ts'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { OfficePage } from '#features/sign-in/screens/office-page.tsx'
import type { WallClock } from '#kit/shared/day.ts'
import { Button } from '#kit/ui/button.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import layout from '#kit/ui/layout.module.css'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { useNow } from '#kit/ui/use-now.ts'
import { type CareOfBoat, getCare } from '../contract.ts'
import { words } from '../words.ts'
import type { Asked } from './asked.ts'
import { AssessDialog } from './assess-dialog.tsx'
import { BoatCare } from './boat-care.tsx'
import styles from './care.module.css'
import { DamageItem } from './damage-item.tsx'
import { PlanDialog, RepairedDialog, ReportDialog, ServiceDialog } from './dialogs.tsx'

type CareProps = {
  user: SignedInUser
  addresses: {
    handover: (bookingId: number) => string
    closure: (closureId: number) => string
    receipt: (position: number) => string
  }
}

/** Damages, and of each boat its hours and its next service: what wants doing first. */
export function Care({ user, addresses }: CareProps) {
  const query = useEndpoint(getCare)
  const { data } = query
  const timeZone = useEndpoint(getInstallation).data?.time_zone
  const now = useNow(timeZone)
  const [asked, setAsked] = useState<Asked>()
  return (
    <OfficePage
      user={user}
      title={words.title}
      actions={<Button onClick={() => setAsked({ do: 'report' })}>{words.report}</Button>}
    >
      {!data || timeZone === undefined || !now ? (
        <Pending query={query} what={words.theBoats} blocks={3} />
      ) : (
        <>
          <section className={layout.stack4} aria-labelledby="care-damages">
            <h2 id="care-damages">{words.damages}</h2>
            {data.damages.length === 0 ? (
              <EmptyState title={words.noDamages} text={words.noDamagesText} />
            ) : (
              <ul className={styles.list}>
                {data.damages.map((damage) => (
                  <DamageItem key={damage.id} {...{ damage, user, timeZone, addresses }} onAsk={setAsked} />
                ))}
              </ul>
            )}
          </section>
          <section className={layout.stack4} aria-labelledby="care-boats">
            <h2 id="care-boats">{words.boats}</h2>
            <ul className={styles.boats}>
              {data.boats.toSorted(byUrgency).map((boat) => (
                <BoatCare key={boat.vehicle_id} boat={boat} mayPlan={user.admin || user.root} onAsk={setAsked} />
              ))}
            </ul>
          </section>
          <AskedFor {...{ asked, now, user, addresses, boats: data.boats }} onClose={() => setAsked(undefined)} />
        </>
      )}
    </OfficePage>
  )
}

const urgency = { due: 0, soon: 1, fine: 2, none: 3 }
const byUrgency = (a: CareOfBoat, b: CareOfBoat) =>
  urgency[a.service] - urgency[b.service] || a.vehicle_name.localeCompare(b.vehicle_name, 'en')

type AskedForProps = CareProps & {
  asked: Asked | undefined
  now: WallClock
  boats: readonly CareOfBoat[]
  onClose: () => void
}

function AskedFor({ asked, now, user, addresses, boats, onClose }: AskedForProps) {
  const [, navigate] = useLocation()
  if (!asked) return null
  if (asked.do === 'report') return <ReportDialog boats={boats} onClose={onClose} />
  if ('boat' in asked) {
    const { boat } = asked
    if (asked.do === 'plan') return <PlanDialog boat={boat} onClose={onClose} />
    return <ServiceDialog boat={boat} today={now.day} onClose={onClose} />
  }
  const { damage } = asked
  if (asked.do === 'repaired') return <RepairedDialog damage={damage} onClose={onClose} />
  if (asked.do === 'assess') return <AssessDialog damage={damage} mayCharge={user.admin} onClose={onClose} />
  return (
    <CloseDialog
      vehicleId={damage.vehicle_id}
      now={now}
      day={now.day}
      reason={words.brokenReason}
      onClose={onClose}
      onClosed={(id) => navigate(addresses.closure(id))}
    />
  )
}
