import type { Day, Hour } from '#kit/shared/day.ts'
import { localDateTime } from '#kit/shared/day.ts'
import type { Language } from '#kit/shared/language.ts'
import { useKept } from '#kit/ui/kept-state.ts'
import type { LicenseAnswer } from '../contract.ts'

/** What is typed in of a booking that staff make. */
export type Walker = {
  vehicleId: number
  /** Empty is today, `unset` none yet. */
  day: Day
  /** `HH:MM`; empty is now, and on another day when we open. */
  start: string
  hours: number
  /** Over how many nights; undefined by the hour. */
  nights: number | undefined
  name: string
  phone: string
  email: string
  language: Language | ''
  people: number
  license: LicenseAnswer
  extras: string[]
  note: string
  /** Another price that was agreed on, and why. */
  agreed: string
  reason: string
}

/** The day of a booking that is repeated is to be chosen. */
export const unset = 'unset'

export const nobody: Walker = {
  ...{
    vehicleId: 0,
    day: '',
    start: '',
    hours: 0,
    nights: undefined,
    name: '',
    phone: '',
    email: '',
    language: '',
    people: 2,
  },
  ...{ license: '', extras: [], note: '', agreed: '', reason: '' },
}

export const keptAs = 'walk-in'

/** It is kept until it is booked: what was typed survives a reload. */
export const useWalker = () => useKept<Walker>(keptAs, nobody)

export const timeText = (hour: Hour): string => localDateTime('2000-01-01', hour).slice(11)

/** What somebody points at, or a booking that is repeated, goes into the form with whatever was typed already. */
export type Asked = Partial<Walker>

export const placeOf = (vehicleId: number, day: Day, start: Hour | undefined): Asked => ({
  vehicleId,
  day,
  start: start === undefined ? '' : timeText(start),
  ...(start !== undefined && { nights: undefined }),
})
