import type { Vehicle } from '#features/vehicles/contract.ts'
import { bookableDurations } from '#features/vehicles/rules.ts'
import type { Day, Hour } from '#kit/shared/day.ts'
import type { Extra } from '../../contract.ts'

export type Slot = { day: Day; start: Hour }

/** What was chosen so far, in the order of the steps. Every choice resets those after it. */
export type Choice = {
  slot: Slot | null
  vehicleId: number | null
  /** Other boats that are booked with it. */
  more?: readonly number[]
  /** Duration. */
  hours: number | null
  extras: readonly Extra[]
  /** To the terms and the privacy policy. */
  agreed: boolean
}

export const nothingChosen: Choice = { slot: null, vehicleId: null, hours: null, extras: [], agreed: false }

export const withSlot = (slot: Slot | null): Choice => ({ ...nothingChosen, slot })

export const withVehicle = ({ slot }: Choice, vehicleId: number | null): Choice => ({
  ...nothingChosen,
  slot,
  vehicleId,
})

export const withHours = (choice: Choice, hours: number): Choice => ({ ...choice, hours, agreed: false })

export const withMates = (choice: Choice, more: readonly number[]): Choice => ({ ...choice, more, agreed: false })

export const withExtra = (choice: Choice, extra: Extra, wanted: boolean): Choice => ({
  ...choice,
  extras: takenAlong(choice.extras, extra, wanted),
  agreed: false,
})

export const takenAlong = (extras: readonly Extra[], extra: Extra, wanted: boolean): Extra[] => [
  ...extras.filter((one) => one !== extra),
  ...(wanted ? [extra] : []),
]

/** Every duration for which some boat is let, up to a day's opening, the shortest first. */
export const durationsOf = (fleet: readonly Vehicle[], span: number): number[] =>
  [...new Set(fleet.flatMap((vehicle) => bookableDurations(vehicle, span)))].toSorted((a, b) => a - b)
