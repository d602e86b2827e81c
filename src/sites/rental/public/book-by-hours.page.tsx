import { BookByHours } from '#features/bookings/hours/screens/book-by-hours.tsx'
import { typeNames, typeOf, typeOnes } from '#features/vehicles/screens/type-names.ts'
import type { PageParams } from '#sites/pages.ts'
import { bookByDays, mailbox, overviewOf, privacy, terms } from '../addresses.ts'
import { words } from '../words.ts'

export const meta = ({ vehicleType, vehicleName }: PageParams) => {
  const type = typeOf(vehicleType)
  const [one, { plural }] = [typeOnes[type], typeNames[type]]
  return {
    title: words.byHoursTitle(vehicleName ?? one),
    description: words.byHoursDescription(plural),
  }
}

const addresses = { mailbox, terms, privacy, fleet: overviewOf('all'), overviewOf, bookByDays }

export default function BookByHoursPage({ params }: { params: PageParams }) {
  return <BookByHours type={typeOf(params.vehicleType)} name={params.vehicleName} addresses={addresses} />
}
