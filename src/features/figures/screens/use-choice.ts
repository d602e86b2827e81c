import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { type VehicleType, vehicleTypes } from '#features/vehicles/contract.ts'
import { addDays, addMonths, type Day, firstOfMonth } from '#kit/shared/day.ts'
import { day as dayField } from '#kit/shared/fields.ts'
import { type FiguresAsked, isPeriod } from '../contract.ts'

type Period = { from: Day; until: Day }

export const monthOf = (day: Day): Period => ({
  from: firstOfMonth(day),
  until: addDays(addMonths(firstOfMonth(day), 1), -1),
})
export const yearOf = (day: Day): Period => ({ from: `${day.slice(0, 4)}-01-01`, until: `${day.slice(0, 4)}-12-31` })

const isDay = (text: string | null) => dayField().safeParse(text).success

/** Whether figures can be asked for a period as it is typed. */
const isWhole = ({ from, until }: Period) => isDay(from) && isDay(until) && isPeriod(from, until)

/** What the address says is looked at: `?from=2026-06-01&until=2026-06-30&type=canoes&boat=7`; else this month, all boats. */
export function useChoice(today: Day) {
  const [path, navigate] = useLocation()
  const search = new URLSearchParams(useSearch())
  const said = { from: search.get('from') ?? '', until: search.get('until') ?? '' }
  const period = isWhole(said) ? said : monthOf(today)
  const type = vehicleTypes.find((one) => one === search.get('type'))
  const boat = Number(search.get('boat')) || undefined
  const asked: FiguresAsked = { ...period, ...(type && { type }), ...(boat && { boat }) }
  // What is typed and no period yet stays in its fields.
  const [typed, setTyped] = useState<Period>()

  const choose = (changes: Partial<Period> & { type?: VehicleType | undefined; boat?: number | undefined }) => {
    const next = { type, boat, ...(typed ?? period), ...changes }
    const { from, until } = next
    if (!isWhole(next)) return setTyped({ from, until })
    setTyped(undefined)
    const given = Object.entries(next).filter(([, value]) => value !== undefined)
    navigate(`${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`, { replace: true })
  }
  return { asked, typed: typed ?? period, choose }
}
