import { formatDuration } from '#kit/shared/duration.ts'
import { formatList } from '#kit/shared/list.ts'
import { formatMoney, toCents } from '#kit/shared/money.ts'
import type { Vehicle } from '../contract.ts'
import { siteFees, startingAt } from '../rules.ts'
import { words } from '../words.ts'

/** The lowest whole price and what it is for: `$83` and `for 1 hour`, `$800` and `for 2 nights`. */
export function startingPrice(vehicle: Vehicle): { price: string; time: string } | undefined {
  const least = startingAt(vehicle)
  if (!least) return undefined
  const time = 'nights' in least ? words.nights(least.nights) : formatDuration(least.hours)
  return { price: formatMoney(least.price), time: words.forTime(time) }
}

/** What is part of the whole price besides the boat: `captain ($55 per hour) and cleaning ($50 on site) included`. */
export function includedText(vehicle: Vehicle): string | undefined {
  const parts = [
    ...(vehicle.license === 'captain' ? [words.captainPart(formatMoney(toCents(vehicle.extra_captain ?? 0)))] : []),
    ...siteFees(vehicle, false).map(({ label, cents }) =>
      words.onSitePart(words.feeNames[label] ?? label, formatMoney(cents)),
    ),
  ]
  return parts.length > 0 ? words.included(formatList(parts)) : undefined
}

/** What a boat names, and that it names none: a 0 is an amount, too. */
export const depositText = ({ deposit }: Vehicle): string =>
  deposit > 0 ? words.depositApart(formatMoney(toCents(deposit))) : words.noDeposit
