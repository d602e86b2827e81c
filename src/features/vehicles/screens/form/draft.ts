import type { FieldError } from '#kit/shared/problem.ts'
import { asTyped } from '#kit/shared/typed-numbers.ts'
import { type PictureSource, type VehicleForm, vehicleForm } from '../../contract/staff.ts'
import { type Drive, type License, priceField, type Vehicle, type VehicleType } from '../../contract.ts'
import { type FormSurroundings, formErrors, pricedDurations, usualAlt } from '../../rules/staff.ts'
import { isLet, usualDrive } from '../../rules.ts'
import { words } from '../../words.ts'

export const flags = [
  'extra_bbq',
  'extra_jukebox',
  'extra_binoculars',
  'extra_fishing_permit_day',
  'extra_fishing_permit_week',
  'extra_canoe_one_person',
  'extra_canoe_two_persons',
  'extra_inflatable_boat',
  'extra_sonar',
  'extra_bed_linen_and_towel',
] as const
export type Flag = (typeof flags)[number]

export const fees = ['deposit', 'briefing_fee', 'cleaning_fee', 'charter_license'] as const
export type Fee = (typeof fees)[number]

/** A vehicle as it is typed: amounts are the text of their fields. */
export type Draft = {
  name: string
  passengers: string
  drive: Drive
  license: License
  /** Whether a captain can be hired. Where one always comes along it counts as yes. */
  captain: boolean
  extra_captain: string
  descriptionEN: Vehicle['descriptionEN']
  descriptionDE: Vehicle['descriptionDE']
  /** Let by the hour, over nights; one of them at least. */
  hours: boolean
  nights: boolean
  price_night: string
  /** By field: `price1h`. */
  prices: Record<string, string>
} & Record<Fee, string> &
  Record<Flag, boolean>

const usualLicense: Readonly<Record<VehicleType, License>> = {
  motorboats: 'no',
  sailboats: 'no',
  canoes: 'never',
  jetskis: 'yes',
  houseboats: 'no',
}

/** What the form begins with: the vehicle as it is, or nothing. */
export function draftOf(type: VehicleType, vehicle: Vehicle | undefined): Draft {
  const flag = (field: Flag) => [field, vehicle?.[field] ?? false]
  return {
    name: vehicle?.name ?? '',
    passengers: vehicle ? String(vehicle.passengers) : '',
    drive: vehicle?.drive ?? usualDrive(type),
    license: vehicle?.license ?? usualLicense[type],
    captain: vehicle ? vehicle.extra_captain !== null : false,
    extra_captain: amountText(vehicle?.extra_captain),
    descriptionEN: vehicle?.descriptionEN ?? nothingSaid,
    descriptionDE: vehicle?.descriptionDE ?? nothingSaid,
    hours: vehicle ? isLet(vehicle, 'hours') : type !== 'houseboats',
    nights: vehicle ? isLet(vehicle, 'days') : type === 'houseboats',
    price_night: amountText(vehicle?.price_night),
    prices: Object.fromEntries(
      pricedDurations(type, 24).map((hours) => {
        const field = priceField(hours * 2)
        return [field, amountText(vehicle?.[field])]
      }),
    ),
    ...(Object.fromEntries(fees.map((fee) => [fee, amountText(vehicle?.[fee] || undefined)])) as Record<Fee, string>),
    ...(Object.fromEntries(flags.map(flag)) as Record<Flag, boolean>),
  }
}

const nothingSaid = { general: '', features: '', technical: '' }

const amountText = (amount: number | null | undefined) =>
  amount === null || amount === undefined ? '' : asTyped(amount)

export const hasCaptain = ({ captain, license }: Pick<Draft, 'captain' | 'license'>) => captain || license === 'captain'

/** A picture of the form: a path that stays or a file that is sent; an empty `alt` stands for the usual one. */
export type DraftPicture = { source: PictureSource; alt: string; altDe: string }

export type DraftOf = { id: number | undefined; type: VehicleType; openingSpan: number }

/** The fields as they are sent, not checked yet. */
function fieldsOf(draft: Draft, pictures: readonly DraftPicture[], { id, type, openingSpan }: DraftOf) {
  const priced = draft.hours ? pricedDurations(type, openingSpan).map((hours) => priceField(hours * 2)) : []
  const { name, passengers, drive, license, descriptionEN, descriptionDE } = draft
  return {
    id,
    type,
    name,
    passengers,
    drive,
    license,
    extra_captain: hasCaptain(draft) ? draft.extra_captain : undefined,
    descriptionEN,
    descriptionDE,
    ...Object.fromEntries(flags.map((flag) => [flag, draft[flag]])),
    ...Object.fromEntries(fees.map((fee) => [fee, draft[fee]])),
    price_night: draft.nights ? draft.price_night : '',
    ...Object.fromEntries(priced.map((field) => [field, draft.prices[field]])),
    ...Object.fromEntries(
      pictures.flatMap(({ source, alt, altDe }, i) => [
        [`image${i + 1}`, source],
        [`alt${i + 1}`, alt.trim() || usualAlt(type, name.trim(), i + 1)],
        [`alt_de${i + 1}`, altDe.trim()],
      ]),
    ),
  }
}

/** The form to send, or everything that is wrong with it. */
export function checkDraft(
  draft: Draft,
  pictures: readonly DraftPicture[],
  of: DraftOf,
  surroundings: FormSurroundings,
): { form: VehicleForm; errors: readonly FieldError[] } {
  const fields: Record<string, unknown> = fieldsOf(draft, pictures, of)
  const result = vehicleForm.safeParse(fields)
  const wrong = (result.error?.issues ?? []).map(({ path, message }) => ({ field: path.join('.'), message }))
  // What is of the wrong kind is left out, so that the rules can say what is wrong with the rest.
  for (const { field } of wrong) fields[field.split('.')[0] as string] = harmless[field]
  if (!result.success) Object.assign(fields, { descriptionEN: {}, descriptionDE: {} })
  const form = (result.success ? result.data : vehicleForm.parse(fields)) as VehicleForm
  const captain =
    hasCaptain(draft) && form.extra_captain === undefined ? [{ field: 'extra_captain', message: words.enterPrice }] : []
  const night =
    draft.nights && draft.price_night.trim() === '' ? [{ field: 'price_night', message: words.enterPrice }] : []
  const others = formErrors(form, surroundings).filter(({ field }) => draft.hours || !field.startsWith('price'))
  return { form, errors: [...wrong, ...captain, ...night, ...others] }
}

const harmless: Readonly<Record<string, unknown>> = { passengers: 1, license: 'no' }

/** Fills empty prices in proportion to the shortest one that is there; cents are rounded. */
export function fillPrices(prices: Readonly<Record<string, string>>, durations: readonly number[]) {
  const amountOf = (hours: number) => Number((prices[priceField(hours * 2)] ?? '').replace(',', '.'))
  const first = durations.find((hours) => amountOf(hours) > 0)
  if (first === undefined) return { ...prices }
  const perHour = amountOf(first) / first
  const filled = durations
    .map((hours) => [priceField(hours * 2), amountText(Math.round(perHour * hours * 100) / 100)] as const)
    .filter(([field]) => (prices[field] ?? '').trim() === '')
  return { ...prices, ...Object.fromEntries(filled) }
}

/** A picture of the form: the path of one that stays or the file, and what shows it meanwhile. */
type Shown = { source: string | File; src: string }

const pathOf = (picture: Shown | undefined) =>
  typeof picture?.source === 'string' ? picture.source : (picture?.src ?? null)

/** The draft as a vehicle, for the card that shows how it will look. */
export function previewOf(draft: Draft, pictures: readonly Shown[], of: DraftOf): Vehicle {
  const amount = (text: string) => Number(text.replace(',', '.')) || 0
  const priced = draft.hours ? pricedDurations(of.type, of.openingSpan).map((hours) => priceField(hours * 2)) : []
  const { name, drive, license, descriptionEN, descriptionDE } = draft
  return {
    ...Object.fromEntries(pricedDurations('jetskis', 24).map((hours) => [priceField(hours * 2), null])),
    ...Object.fromEntries(
      priced.filter((field) => draft.prices[field]).map((field) => [field, amount(draft.prices[field] ?? '')]),
    ),
    ...(Object.fromEntries(fees.map((fee) => [fee, amount(draft[fee])])) as Record<Fee, number>),
    ...(Object.fromEntries(flags.map((flag) => [flag, draft[flag]])) as Record<Flag, boolean>),
    ...(Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`path${n}`, pathOf(pictures[n - 1])])) as Pick<
      Vehicle,
      'path1' | 'path2' | 'path3' | 'path4' | 'path5' | 'path6'
    >),
    id: of.id ?? 0,
    type: of.type,
    name: name || words.name,
    passengers: Math.max(1, Math.trunc(amount(draft.passengers))),
    alts: pictures.map((_, i) => usualAlt(of.type, name, i + 1)),
    altsDE: [],
    drive,
    license,
    extra_captain: hasCaptain(draft) ? amount(draft.extra_captain) : null,
    price_night: draft.nights && draft.price_night ? amount(draft.price_night) : null,
    descriptionEN,
    descriptionDE,
    blocked: false,
  }
}
