import type { Vehicle } from '#features/vehicles/contract.ts'
import { inLanguage } from '#kit/server/http/language.ts'
import type { Business } from '../../rules.ts'
import type { BoatCosts } from '../contract.ts'
import { priceSpans, saidOf } from '../rules.ts'

/** What a vehicle costs and what can be added, as the call answers it. */
export function boatCostsOf(vehicle: Vehicle, business: Business): BoatCosts {
  const said = (language: 'en' | 'de') => inLanguage(language, () => saidOf(vehicle, business))
  return { spans: priceSpans(vehicle, business), said: { en: said('en'), de: said('de') } }
}
