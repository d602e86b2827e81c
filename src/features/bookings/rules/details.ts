import type { Vehicle } from '#features/vehicles/contract.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import type { CustomerDetails, Extra, StayExtra } from '../contract.ts'
import { extraNames, hasExtra, needsCharterLicense } from './prices.ts'

type Party = Pick<CustomerDetails, 'adults' | 'children' | 'ageFrom' | 'ageTo' | 'hasLicense'>

const checkDetails = 'Please check your entered details'

/** What is wrong with the details in view of the vehicle: too many persons, ages missing, the licence. */
export function detailsErrors(details: Party, vehicle: Vehicle, chosen: readonly (Extra | StayExtra)[]): FieldError[] {
  const errors: FieldError[] = []
  const { adults, children, ageFrom, ageTo, hasLicense } = details
  if (adults + children > vehicle.passengers) errors.push({ field: 'adults', message: checkDetails })
  if (children > 0 && ageFrom === undefined) errors.push({ field: 'ageFrom', message: checkDetails })
  if (children > 1 && (ageTo === undefined || ageTo < (ageFrom ?? 0)))
    errors.push({ field: 'ageTo', message: checkDetails })
  if (vehicle.license === 'yes' && hasLicense === undefined) errors.push({ field: 'hasLicense', message: checkDetails })
  if (needsCharterLicense(vehicle, hasLicense, chosen) && vehicle.charter_license === 0) {
    errors.push({
      field: 'hasLicense',
      message: `Without a boating licence this vehicle ${hasExtra(vehicle, 'captain') ? 'needs a captain' : 'cannot be booked'}`,
    })
  }
  return errors
}

/** Over days no captain is for hire: who has no licence needs the briefing. */
export const withoutCaptain = (vehicle: Vehicle): Vehicle => ({ ...vehicle, extra_captain: null })

/** What staff read about a booking: one line each for licence, persons, extras and the customer's own words. */
export function composeComment(
  details: Party & Pick<CustomerDetails, 'comment'>,
  vehicle: Vehicle,
  chosen: readonly (Extra | StayExtra)[],
): string {
  const facts = [
    `Boating licence: ${licenseStatus(details, vehicle, chosen)}`,
    `Persons: ${persons(details)}`,
    `Extras: ${chosen.map((extra) => extraNames[extra].toLowerCase()).join(', ') || 'none'}`,
  ]
  const words = details.comment.replace(/\s+/g, ' ').trim()
  return [...facts, ...(words === '' ? [] : [`Comment: ${words}`])].join('\n')
}

function licenseStatus({ hasLicense }: Party, vehicle: Vehicle, chosen: readonly (Extra | StayExtra)[]): string {
  if (vehicle.license !== 'yes') return vehicle.license === 'captain' ? 'not needed, with captain' : 'not needed'
  if (hasLicense !== 'no') return hasLicense ?? 'not answered'
  return needsCharterLicense(vehicle, hasLicense, chosen) ? 'no, briefing with charter licence' : 'no, with captain'
}

function persons({ adults, children, ageFrom, ageTo }: Party): string {
  const grown = `${adults} ${adults === 1 ? 'adult' : 'adults'}`
  if (children === 0) return grown
  if (children === 1) return `${grown}, 1 child (age ${ageFrom})`
  return `${grown}, ${children} children (ages ${ageFrom} to ${ageTo})`
}
