import { BookByHours } from '#features/bookings/hours/screens/book-by-hours.tsx'
import { typeNames, typeOf } from '#features/vehicles/screens/type-names.ts'
import type { PageParams } from '#sites/pages.ts'
import { bookByDays, mailbox, overviewOf, privacy, terms } from '../addresses.ts'

export const meta = ({ vehicleType, vehicleName }: PageParams) => {
  const { singular, plural } = typeNames[typeOf(vehicleType)]
  return {
    title: `Book ${vehicleName ?? `a ${singular}`} by the hour · Rental Revolution`,
    description: `Choose a date, a time and one of our ${plural}: free times of the week at a glance, prices included.`,
  }
}

const addresses = { mailbox, terms, privacy, fleet: overviewOf('all'), overviewOf, bookByDays }

export default function BookByHoursPage({ params }: { params: PageParams }) {
  return <BookByHours type={typeOf(params.vehicleType)} name={params.vehicleName} addresses={addresses} />
}
