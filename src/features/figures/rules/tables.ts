import { words as boatWords } from '#features/vehicles/words.ts'
import { formatDay, formatHour, weekdayName } from '#kit/shared/day.ts'
import { language } from '#kit/shared/language.ts'
import { formatPlain } from '#kit/shared/money.ts'
import type { Figures, TableName } from '../contract.ts'
import { byKind, shareOf } from '../rules.ts'
import { words } from '../words.ts'

/** A money is cents, a price is that of one, hours are minutes, a share is from 0 to 1; undefined is nothing to tell. */
type Cell = string | number | undefined
type Kind = 'text' | 'count' | 'money' | 'price' | 'hours' | 'share'
export type Column = { name: string; kind: Kind; inFileOnly: boolean }
/** A table: on the screen without what only a file has. */
export type Sheet = { columns: readonly Column[]; rows: readonly (readonly Cell[])[] }

const column = (kind: Column['kind'], name: string, inFileOnly = false): Column => ({ kind, name, inFileOnly })
const brought = () => [column('count', words.bookings), column('money', words.income)]
const used = () => [
  column('hours', words.hoursLet, true),
  column('hours', words.hoursOpen, true),
  column('share', words.use),
]
const use = (of: { let: number; open: number }) => [of.let, of.open, shareOf(of)]
const sum = (of: { bookings: number; income: number }) => [of.bookings, of.income]

/** Any day of a weekday, to name it. */
export const dayOfWeekday = (weekday: number) => `2023-01-0${weekday + 1}`

/** `10 am – 11 am`, or that it is over nights. */
export const hourName = (hour: number | null) =>
  hour === null ? words.overNights : `${formatHour(hour)} – ${formatHour(hour + 1)}`

const sheets: Readonly<Record<TableName, (figures: Figures) => Sheet>> = {
  use: ({ times }) => ({
    columns: [column('text', words.weekday), column('text', words.hour), ...used()],
    rows: times.map((time) => [weekdayName(dayOfWeekday(time.weekday)), hourName(time.hour), ...use(time)]),
  }),
  boats: ({ boats }) => ({
    columns: [column('text', words.boat), column('text', words.kind, true), ...brought(), ...used()],
    rows: boats.map((boat) => [boat.name, boatWords.typeTitles[boat.type], ...sum(boat), ...use(boat)]),
  }),
  kinds: ({ boats }) => ({
    columns: [column('text', words.kind), ...brought(), ...used()],
    rows: byKind(boats).map((kind) => [boatWords.typeTitles[kind.type], ...sum(kind), ...use(kind)]),
  }),
  hours: ({ hours }) => ({
    columns: [column('text', words.begins), ...brought()],
    rows: hours.map((one) => [hourName(one.hour), ...sum(one)]),
  }),
  channels: ({ channels }) => ({
    columns: [column('text', words.channel), ...brought()],
    rows: channels.map((one) => [words.channels[one.channel], ...sum(one)]),
  }),
  ways: ({ ways }) => ({
    columns: [column('text', words.way), column('money', words.income)],
    rows: ways.map(({ way, income }) => [words.ways[way], income]),
  }),
  canceled: ({ canceled, bookings: all }) => ({
    columns: [
      ...[
        column('text', words.why),
        column('count', words.bookings),
        column('share', words.ofAll),
        column('money', words.price, true),
      ],
      ...[column('money', words.kept), column('money', words.owed), column('money', words.returned)],
    ],
    rows: canceled.map(({ why, bookings, price, kept, owed, returned }) => [
      ...[words.whys[why], bookings, bookings / all, price, kept, owed, returned],
    ]),
  }),
  weeks: ({ weeks }) => ({
    columns: [
      ...[
        column('text', words.week),
        column('count', words.bookings, true),
        column('money', words.booked),
        column('share', words.use),
      ],
      ...[column('count', `${words.bookings}, ${words.byThen}`, true), column('money', words.byThen)],
      ...[column('count', `${words.bookings}, ${words.before}`, true), column('money', words.before)],
      column('share', `${words.use}, ${words.before}`, true),
    ],
    rows: weeks.map(({ before, by_then: then, ...now }) => [
      ...[formatDay(now.first), ...sum(now), shareOf(now), ...sum(then), ...sum(before), shareOf(before)],
    ]),
  }),
}

export const sheetOf = (table: TableName, figures: Figures): Sheet => sheets[table](figures)

/** The same for spreadsheets: numbers as the language writes them, percents and hours with what they are in the header. */
export const fileRows = ({ columns, rows }: Sheet): string[][] => [
  columns.map(({ name, kind }) => (kind === 'share' ? `${name} (%)` : name)),
  ...rows.map((row) => row.map((cell, i) => inFile(cell, columns[i]?.kind))),
]

function inFile(cell: Cell, kind: Column['kind'] | undefined): string {
  if (cell === undefined || typeof cell === 'string') return cell ?? ''
  const money = formatPlain(cell)
  const plain = { money, price: money, hours: (cell / 60).toFixed(2), share: (cell * 100).toFixed(1) }
  const text = kind === undefined || kind === 'text' || kind === 'count' ? String(cell) : plain[kind]
  return language() === 'de' ? text.replace('.', ',') : text
}
