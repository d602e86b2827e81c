import { formatDuration } from '#kit/shared/duration.ts'
import { formatMoney, toCents } from '#kit/shared/money.ts'
import type { License, Vehicle } from '../contract.ts'
import { siteFees, startingAt } from '../rules.ts'

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

/** The lowest whole price and what it is for: `$83` and `for 1 hour`, `$800` and `for 2 nights`. */
export function startingPrice(vehicle: Vehicle): { price: string; time: string } | undefined {
  const least = startingAt(vehicle)
  if (!least) return undefined
  const time = 'nights' in least ? `${least.nights} nights` : formatDuration(least.hours)
  return { price: formatMoney(least.price), time: `for ${time}` }
}

/** What is part of the whole price besides the boat: `captain ($55 per hour) and cleaning ($50 on site) included`. */
export function includedText(vehicle: Vehicle): string | undefined {
  const parts = [
    ...(vehicle.license === 'captain'
      ? [`captain (${formatMoney(toCents(vehicle.extra_captain ?? 0))} per hour)`]
      : []),
    ...siteFees(vehicle, false).map(({ label, cents }) => `${label.toLowerCase()} (${formatMoney(cents)} on site)`),
  ]
  return parts.length > 0 ? `${parts.join(', ').replace(/, ([^,]*)$/, ' and $1')} included` : undefined
}

/** What a boat names, and that it names none: a 0 is an amount, too. */
export const depositText = ({ deposit }: Vehicle): string =>
  deposit > 0 ? `deposit ${formatMoney(toCents(deposit))} apart, in cash, given back` : 'no deposit'
