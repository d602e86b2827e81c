import { BookByDays } from '#features/bookings/stays/screens/book-by-days.tsx'
import { typeNames, typeOf, typeOnes } from '#features/vehicles/screens/type-names.ts'
import type { PageParams } from '#sites/pages.ts'
import { bookByDays, mailbox, overviewOf, privacy, terms } from '../addresses.ts'
import { words } from '../words.ts'

export const meta = ({ vehicleType, vehicleName }: PageParams) => {
  const type = typeOf(vehicleType)
  const [one, { plural }] = [typeOnes[type], typeNames[type]]
  return {
    title: words.byDaysTitle(vehicleName ?? one),
    description: words.byDaysDescription(plural),
  }
}

const addresses = { mailbox, terms, privacy, fleet: overviewOf('all'), overviewOf, bookByDays }

export default function BookByDaysPage({ params }: { params: PageParams }) {
  const type = typeOf(params.vehicleType)
  if (type === 'all') throw new Error('the list of pages names the types that can be booked over days')
  return <BookByDays type={type} name={params.vehicleName ?? ''} addresses={addresses} />
}
