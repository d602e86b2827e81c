import { useState } from 'react'
import { ChangeDialog } from '#features/bookings/staff-change/screens/change-dialog.tsx'
import { words as changeWords } from '#features/bookings/staff-change/words.ts'
import { Handover } from '#features/handovers/screens/handover.tsx'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { SignedIn } from '#features/sign-in/screens/signed-in.tsx'
import { Button } from '#kit/ui/button.tsx'
import type { PageParams } from '#sites/pages.ts'
import { cashRegister } from '../addresses.ts'
import { onToday } from '../office-addresses.ts'
import { words } from './words.ts'

export const meta = {
  title: words.titled(words.handover),
  description: words.handoverText,
  noindex: true,
}

export default function HandoverPage({ params }: { params: PageParams }) {
  const booking = Number(params.booking)
  return <SignedIn access="staff">{(user) => <AtThePier key={booking} user={user} booking={booking} />}</SignedIn>
}

function AtThePier({ user, booking }: { user: SignedInUser; booking: number }) {
  /** For whom it is, while it is changed. */
  const [changed, setChanged] = useState<string>()
  return (
    <>
      <Handover
        user={user}
        bookingId={booking}
        till={cashRegister}
        bookings={onToday(booking)}
        more={({ name }) => (
          <Button variant="secondary" onClick={() => setChanged(name)}>
            {changeWords.change}
          </Button>
        )}
      />
      <ChangeDialog
        bookingId={changed === undefined ? undefined : booking}
        name={changed ?? ''}
        onClose={() => setChanged(undefined)}
      />
    </>
  )
}
