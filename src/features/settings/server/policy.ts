import type { Caller } from '#kit/server/http/http.ts'
import type { BusinessName } from '../contract/staff.ts'

/** Root sets the opening hours of the rental there, and its own name and password at the agency. */
export const setsBusiness = ({ root }: Caller, business: BusinessName): boolean => root && business === 'rental'

/** Admins say whether the business is hiring; what others send of it is not looked at. */
export const maySetHiring = ({ admin }: Caller): boolean => admin

/** Phone and address of admins are not kept by the product's screens: they stay as they are. */
export const hasAddress = ({ admin }: Caller): boolean => !admin
