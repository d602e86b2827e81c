import type { VehicleType } from '#features/vehicles/contract.ts'

/** Pages the booking leads to; the screen does not know where they are. */
export type BookingAddresses = {
  mailbox: string
  terms: string
  privacy: string
  fleet: string
  overviewOf: (type: VehicleType, name?: string) => string
}

/** The way over days too. */
export type StayAddresses = BookingAddresses & { bookByDays: (type: VehicleType, name: string) => string }
