import { BookByDays } from '#features/bookings/stays/screens/book-by-days.tsx'
import { typeNames, typeOf } from '#features/vehicles/screens/type-names.ts'
import type { PageParams } from '#sites/pages.ts'
import { bookByDays, mailbox, overviewOf, privacy, terms } from '../addresses.ts'

export const meta = ({ vehicleType, vehicleName }: PageParams) => {
  const { singular, plural } = typeNames[typeOf(vehicleType)]
  return {
    title: `Book ${vehicleName ?? `a ${singular}`} over days · Rental Revolution`,
    description: `Choose the nights for one of our ${plural}: free days of the coming months at a glance, prices included.`,
  }
}

const addresses = { mailbox, terms, privacy, fleet: overviewOf('all'), overviewOf, bookByDays }

export default function BookByDaysPage({ params }: { params: PageParams }) {
  const type = typeOf(params.vehicleType)
  if (type === 'all') throw new Error('the list of pages names the types that can be booked over days')
  return <BookByDays type={type} name={params.vehicleName ?? ''} addresses={addresses} />
}
