import { Today } from '#features/bookings/today/screens/today.tsx'
import type { StepButton } from '#features/bookings/today/screens/today-card.tsx'
import { handoverAddress } from '#features/handovers/screens/handover-words.ts'
import { SignedIn } from '#features/sign-in/screens/signed-in.tsx'
import { callLink } from '#kit/shared/phone-links.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { payFromToday } from '../addresses.ts'
import { WaysOn } from './ways-on.tsx'
import { words } from './words.ts'

export const meta = {
  title: words.titled(words.today),
  description: words.todayText,
  noindex: true,
}

export default function TodayPage() {
  return (
    <SignedIn access="staff">
      {(user) => (
        <Today
          user={user}
          stepButton={stepButton}
          moreActions={(booking, now) => <WaysOn booking={booking} now={now} pay={payFromToday} />}
        />
      )}
    </SignedIn>
  )
}

const stepButton: StepButton = (step, { label, heard, className }) => {
  const look = { 'aria-label': heard, className, children: label }
  if (step.do === 'pay') return <ButtonLink {...look} to={payFromToday(step.boat.id)} />
  if (step.do === 'call') {
    const { phone, email } = step.boat
    return <ButtonLink {...look} variant="secondary" href={phone === '' ? `mailto:${email}` : callLink(phone)} />
  }
  return <ButtonLink {...look} to={handoverAddress(step.boat.id)} />
}
