import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { Waive } from '#features/bookings/day/screens/dialogs/waive-dialog.tsx'
import { Today } from '#features/bookings/today/screens/today.tsx'
import type { StepButton } from '#features/bookings/today/screens/today-card.tsx'
import { useRemarks } from '#features/care/screens/use-remarks.ts'
import { getReceipts, getUnpaid } from '#features/cash-register/contract.ts'
import { words as tillWords } from '#features/cash-register/sale/words.ts'
import { ReceiptLinks } from '#features/handovers/screens/handover-done.tsx'
import { PierSheet } from '#features/handovers/screens/quick/pier-sheet.tsx'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { SignedIn } from '#features/sign-in/screens/signed-in.tsx'
import { formatShortDay } from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { callLink } from '#kit/shared/phone-links.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Link } from '#kit/ui/link.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { useIdle } from '#kit/ui/use-idle.ts'
import { cashRegister } from '../addresses.ts'
import { payFromToday } from '../office-addresses.ts'
import { KeptForLater } from './waiting.tsx'
import { WaysOn } from './ways-on.tsx'
import { words } from './words.ts'

export const meta = {
  title: words.titled(words.today),
  description: words.todayText,
  noindex: true,
}

export default function TodayPage() {
  return <SignedIn access="staff">{(user) => <Day user={user} />}</SignedIn>
}

function Day({ user }: { user: SignedInUser }) {
  const { booking, open, close } = useAtThePier()
  const stepButton: StepButton = (step, { label, heard, className }) => {
    const look = { 'aria-label': heard, className, children: label }
    if (step.do === 'pay') return <ButtonLink {...look} to={payFromToday(step.boat.id)} />
    if (step.do !== 'call') return <Button {...look} onClick={() => open(step.boat.id)} />
    const { phone, email } = step.boat
    return <ButtonLink {...look} variant="secondary" href={phone === '' ? `mailto:${email}` : callLink(phone)} />
  }
  return (
    <>
      <KeptForLater />
      <Today
        user={user}
        stepButton={stepButton}
        remarks={useRemarks()}
        below={<FeesOwed />}
        moreActions={(of, now) => (
          <>
            <WaysOn booking={of} now={now} pay={payFromToday} />
            <Receipts bookingId={of.id} />
          </>
        )}
      />
      {booking !== undefined && <PierSheet key={booking} bookingId={booking} till={cashRegister} onClose={close} />}
    </>
  )
}

/** What canceled bookings still owe, whatever their day, until it is paid. */
function FeesOwed() {
  const fees = useEndpoint(getUnpaid, { query: {} }, { enabled: useIdle() }).data?.fees ?? []
  return fees.map(({ id, name, vehicle_name, booked_day, amount }) => {
    const fee = formatMoney(amount)
    const take = (
      <>
        <Link to={payFromToday(id)}>{fee}</Link>
        <Waive bookingId={id} name={name} fee={fee} />
      </>
    )
    const title = `${tillWords.feesOwed}: ${formatShortDay(booked_day)}, ${vehicle_name}, ${name}`
    return <Banner key={id} quiet tone="warning" title={title} action={take} />
  })
}

/** What was taken and given back for a booking. */
function Receipts({ bookingId }: { bookingId: number }) {
  const { data } = useEndpoint(getReceipts, { query: { booking: bookingId } })
  return <ReceiptLinks receipts={data?.receipts ?? []} till={cashRegister} />
}

/** Which booking is being handed over or taken back: the one that the address asks for, or whose button was pressed. */
function useAtThePier() {
  const [search, setSearch] = useSearchParams()
  const [booking, open] = useState(Number(search.get('hand-over')) || undefined)
  const close = () => {
    open(undefined)
    if (!search.has('hand-over')) return
    search.delete('hand-over')
    setSearch(search, { replace: true })
  }
  return { booking, open, close }
}
