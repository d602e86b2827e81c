import type { VehicleType } from '#features/vehicles/contract.ts'

/** Addresses of the rental's pages. */
export const home = '/RentalRevolution'

export const overviewOf = (type: VehicleType | 'all', name?: string) =>
  `${home}/overview/${type}${name === undefined ? '' : `#${encodeURIComponent(name)}`}`

export const bookByHours = (type: VehicleType | 'all', name?: string) =>
  `${home}/book/${type}${name === undefined ? '' : `/${encodeURIComponent(name)}`}`

export const bookByDays = (type: VehicleType, name: string) => `${home}/book2/${type}/${encodeURIComponent(name)}`
