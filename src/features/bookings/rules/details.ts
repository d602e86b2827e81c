import type { Vehicle } from '#features/vehicles/contract.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import type { CustomerDetails, Extra } from '../contract.ts'
import { words } from '../words.ts'
import { hasExtra, needsCharterLicense } from './prices.ts'

type Party = Pick<CustomerDetails, 'adults' | 'children' | 'ageFrom' | 'ageTo' | 'hasLicense'>

/** What is wrong with the details in view of the vehicle: too many persons, ages missing, the licence. */
export function detailsErrors(details: Party, vehicle: Vehicle, chosen: readonly Extra[]): FieldError[] {
  const errors: FieldError[] = []
  const { adults, children, ageFrom, ageTo, hasLicense } = details
  if (adults + children > vehicle.passengers) errors.push({ field: 'adults', message: words.checkDetails })
  if (children > 0 && ageFrom === undefined) errors.push({ field: 'ageFrom', message: words.checkDetails })
  if (children > 1 && (ageTo === undefined || ageTo < (ageFrom ?? 0)))
    errors.push({ field: 'ageTo', message: words.checkDetails })
  if (vehicle.license === 'yes' && hasLicense === undefined)
    errors.push({ field: 'hasLicense', message: words.checkDetails })
  if (needsCharterLicense(vehicle, hasLicense, chosen) && vehicle.charter_license === 0) {
    errors.push({
      field: 'hasLicense',
      message: hasExtra(vehicle, 'captain') ? words.needsCaptain : words.needsLicense,
    })
  }
  return errors
}

/** Over days no captain is for hire: who has no licence needs the briefing. */
export const withoutCaptain = (vehicle: Vehicle): Vehicle => ({ ...vehicle, extra_captain: null })
