import type { Vehicle } from '#features/vehicles/contract.ts'
import { roomIn } from '#features/vehicles/rules.ts'
import { formatList } from '#kit/shared/list.ts'
import { words } from '../../../words.ts'

/** A boat that was chosen, and those that are booked with it. */
export type Fleet = { vehicle: Vehicle; mates: readonly Vehicle[] }

/** All of them as one boat: what it is called, how many it takes, and the licence that one of its boats asks for. */
export function fleetOf({ vehicle, mates }: Fleet): Vehicle {
  if (mates.length === 0) return vehicle
  const boats = [vehicle, ...mates]
  const { license, charter_license, briefing_fee } = boats.find((boat) => boat.license === 'yes') ?? vehicle
  return { ...vehicle, license, charter_license, briefing_fee, passengers: roomIn(boats), name: words.yourFleet }
}

/** `Heron and Egret` */
export const namesOf = ({ vehicle, mates }: Fleet): string => formatList([vehicle, ...mates].map(({ name }) => name))

/** The first boat under the names of all, as a ticket shows them. */
export const titledBoat = (fleet: Fleet): Vehicle =>
  fleet.mates.length > 0 ? { ...fleet.vehicle, name: namesOf(fleet) } : fleet.vehicle

/** In each boat somebody has to be. */
export const tooFewFor = (people: number, mates: number) =>
  people > mates ? [] : [{ field: 'adults', message: words.moreBoats }]
