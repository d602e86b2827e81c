import * as z from 'zod/mini'
import { vehicleTypes } from '#features/vehicles/contract.ts'
import { day, email, halfHourSteps, maybe, phone, wholeNumber } from '#kit/shared/fields.ts'
import { customerDetails, vehicleId } from '../../contract.ts'
import { mostNights } from '../../stays/contract.ts'
import { words as bookingWords } from '../../words.ts'
import { words } from '../words.ts'

/** People that a wish is for. */
export const mostPeople = 99

const hour = () => halfHourSteps({ message: () => words.checkHours })

/** What somebody waits for: hours of a day within a span, or nights from a day on. Where no boat is named, any of the type. */
const wish = {
  kind: z.enum(['hours', 'days'], { error: () => bookingWords.checkDetails }),
  vehicle: maybe(vehicleId),
  type: z._default(z.enum(['all', ...vehicleTypes], { error: () => bookingWords.chooseVehicle }), 'all'),
  day: day(),
  from: z._default(hour(), 0),
  until: z._default(hour(), 0),
  hours: z._default(hour(), 0),
  nights: z._default(wholeNumber({ max: mostNights, message: () => bookingWords.checkDetails }), 0),
  people: wholeNumber({ min: 1, max: mostPeople, message: () => words.howMany }),
}

/** What the form sends. */
export const placeRequest = z.object({
  ...wish,
  name: customerDetails.shape.name,
  email: email(),
  phone: z._default(phone({ max: 25 }), ''),
})
