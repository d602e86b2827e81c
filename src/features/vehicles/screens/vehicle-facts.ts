import { formatDuration } from '#kit/shared/duration.ts'
import { formatMoney, toCents } from '#kit/shared/money.ts'
import type { License, Vehicle } from '../contract.ts'
import { cheapest } from '../rules.ts'

/** Who may steer, in few words. */
export const licenseText: Readonly<Record<License, string>> = {
  no: 'No licence needed',
  never: 'No licence needed',
  yes: 'Boating licence',
  captain: 'With our captain',
}

/** `up to 8 people`. */
export const passengersText = ({ passengers }: Vehicle): string =>
  `up to ${passengers} ${passengers === 1 ? 'person' : 'people'}`

/** The lowest price and what it is for: `$58` and `for 1 hour`; houseboats by the night. */
export function startingPrice(vehicle: Vehicle): { price: string; time: string } | undefined {
  const entry = cheapest(vehicle)
  if (!entry) return undefined
  const time = vehicle.type === 'houseboats' ? 'a night' : `for ${formatDuration(entry.hours)}`
  return { price: formatMoney(entry.price), time }
}

/** What comes on top where a vehicle goes out with a captain only; otherwise undefined. */
export const captainPrice = ({ license, extra_captain }: Vehicle): string | undefined =>
  license === 'captain' ? `plus captain, ${formatMoney(toCents(extra_captain ?? 0))} per hour` : undefined
