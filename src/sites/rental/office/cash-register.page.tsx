import { useSearchParams } from 'wouter'
import { CashRegister } from '#features/cash-register/sale/screens/cash-register.tsx'
import { getHandover } from '#features/handovers/contract.ts'
import { SignedIn } from '#features/sign-in/screens/signed-in.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { cashRegister, productsOf } from '../addresses.ts'
import { handOverToday, onToday } from '../office-addresses.ts'
import { officeMeta } from './office-meta.ts'
import { words } from './words.ts'

export const meta = officeMeta(words.cashRegister, words.cashRegisterText)

export default function CashRegisterPage() {
  const [search] = useSearchParams()
  const booking = Number(search.get('booking')) || undefined
  const isFromToday = search.get('back') === 'today'
  return (
    <SignedIn access="staff">
      {(user) => (
        <CashRegister
          user={user}
          base={cashRegister}
          products={productsOf('drinks')}
          booking={booking}
          back={booking && isFromToday ? onToday(booking) : undefined}
          wayOn={(id) => <HandOver bookingId={id} />}
        />
      )}
    </SignedIn>
  )
}

/** On to the boat that was just paid, unless it left already. */
function HandOver({ bookingId }: { bookingId: number }) {
  const handover = useEndpoint(getHandover, { params: { booking: bookingId } }).data
  if (!handover || handover.out) return null
  return <ButtonLink to={handOverToday(bookingId)}>{words.handOver(handover.booking.vehicle_name)}</ButtonLink>
}
