import { firstShownDay, lastDayOf, shownDays, shownMonths } from '#features/working-hours/rules.ts'
import type { Transaction } from '#kit/server/postgres/db.ts'
import { hashPassword } from '#kit/server/security/password.ts'
import { addDays, type Day, instantOf, weekday } from '#kit/shared/day.ts'
import { mulberry32, pick } from './guests.ts'

const domain = 'rentalrevolution.example'

/** Somebody's usual week: days of the week they work (0 is Sunday), and hours in tenths. */
type Week = { days: readonly number[]; tenths: readonly number[] }

/** Who keeps hours in the sample data, by the beginning of their address. */
const weeks: Readonly<Record<string, Week>> = {
  admin: { days: [1, 2, 3, 4, 5], tenths: [60, 75, 80] },
  employee: { days: [2, 3, 4, 5, 6], tenths: [75, 80, 80, 85, 95] },
  'mara.lindholm': { days: [5, 6, 0], tenths: [60, 80, 100] },
  'emil.brandt': { days: [1, 2, 3, 4], tenths: [40, 45, 50] },
}

/** What somebody entered up to two days ago; now and then they were ill. The same seed and day give the same hours. */
export function sampleHours(today: Day, week: Week, seed: number): { day: Day; tenths: number }[] {
  const random = mulberry32(seed)
  return shownDays(today)
    .filter((day) => day < addDays(today, -1) && week.days.includes(weekday(day)) && random() < 0.93)
    .map((day) => ({ day, tenths: pick(week.tenths, random) ?? 0 }))
}

const colleagues = [
  {
    email: `mara.lindholm@${domain}`,
    first_name: 'Mara',
    last_name: 'Lindholm',
    phone: '+4915155501823',
    street_and_number: 'Am Bootshaus 3',
    zip_code_and_city: '17192 Waren (Müritz)',
    active: true,
  },
  {
    email: `emil.brandt@${domain}`,
    first_name: 'Emil',
    last_name: 'Brandt',
    phone: '+4915155501990',
    street_and_number: 'Lindenallee 41',
    zip_code_and_city: '17207 Röbel/Müritz',
    active: true,
  },
  {
    email: `tove.falk@${domain}`,
    first_name: 'Tove',
    last_name: 'Falk',
    phone: '',
    street_and_number: 'Seeufer 12',
    zip_code_and_city: '17209 Ludorf',
    active: false,
  },
]

/** Colleagues of the sample accounts, and what everybody worked at the rental; the oldest month is signed off. */
export async function addHours(tx: Transaction, today: Day, timeZone: string): Promise<void> {
  // Nobody knows it: they are here to be looked at.
  const password_hash = await hashPassword(crypto.randomUUID())
  await tx`INSERT INTO users ${tx(colleagues.map((one) => ({ ...one, password_hash })))}`
  await tx`
    UPDATE users SET phone = '+4915155501744', street_and_number = 'Pier 7', additional = 'Boathouse',
           zip_code_and_city = '17207 Röbel/Müritz'
    WHERE email = ${`employee@${domain}`}`
  const rows = await Promise.all(
    Object.entries(weeks).map(async ([name, week]) => {
      const [person] = await tx<{ id: number }[]>`SELECT id FROM users WHERE email = ${`${name}@${domain}`}`
      const hours = person ? sampleHours(today, week, person.id) : []
      return hours.map((worked) => ({ business: 'rental', employee_id: person?.id ?? 0, ...worked }))
    }),
  )
  await tx`INSERT INTO working_hours ${tx(rows.flat())}`
  const morningAfter = instantOf(addDays(lastDayOf(shownMonths(today)[2] ?? ''), 2), 8, timeZone).toString()
  await tx`
    INSERT INTO working_months (business, month, signed_off_at, signed_off_by)
    VALUES ('rental', ${firstShownDay(today)}, ${morningAfter}, 'Ada Seewald')`
}
