import type { ProductType } from '#features/products/contract.ts'
import type { VehicleType } from '#features/vehicles/contract.ts'

/** Addresses of the rental's pages. */
export const home = '/RentalRevolution'
export const mailbox = `${home}/mail`
export const vouchers = `${home}/vouchers`
export const terms = `${home}/terms-and-conditions`
export const privacy = `${home}/privacy`
export const withdrawal = `${home}/withdrawal`
export const accessibility = `${home}/accessibility`
export const imprint = `${home}/imprint`
export const cashRegister = `${home}/cashregister`

export const overviewOf = (type: VehicleType | 'all', name?: string) =>
  `${home}/overview/${type}${name === undefined ? '' : `#${encodeURIComponent(name)}`}`

export const bookByHours = (type: VehicleType | 'all', name?: string) =>
  `${home}/book/${type}${name === undefined ? '' : `/${encodeURIComponent(name)}`}`

export const bookByDays = (type: VehicleType, name: string) => `${home}/book2/${type}/${encodeURIComponent(name)}`

export const boatAt = (name: string) => `${home}/boats/${encodeURIComponent(name)}`

export const addVehicle = (type: VehicleType) => `${home}/${type}/add`

export const changeVehicle = (type: VehicleType, name: string) => `${home}/${type}/${encodeURIComponent(name)}/change`

export const productsOf = (type: ProductType) => `${home}/products/${type}`

/** On the way to another language the router calls an address `~/RentalRevolution`, which is not below that of this one. */
export const inSite = (path: string) => path.replace(/^~/, '')
