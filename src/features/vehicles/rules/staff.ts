import type { FieldError } from '#kit/shared/problem.ts'
import { type PictureNumber, type PictureSource, pictureNumbers, type VehicleForm } from '../contract/staff.ts'
import { priceField, type Vehicle, type VehicleType } from '../contract.ts'
import { durationStep } from '../rules.ts'
import { words } from '../words.ts'

export const nameMax = 25

export const nameMessage = (type: VehicleType) => words.giveName(words.typeNames[type].singular, nameMax)

/** Letter first; what addresses, forms or files could trip over is left out. */
const namePattern = /^\p{L}[^*;@=+$/?%#<>{}|\\^~`\p{Cc}]*$/u

export const isNameAllowed = (name: string): boolean => name.length <= nameMax && namePattern.test(name)

/** Names are compared without regard to case. */
export const isNameTaken = (name: string, taken: readonly string[]): boolean =>
  taken.some((other) => other.toLowerCase() === name.toLowerCase())

/** The durations that need a price, in hours: every step up to the general opening span. */
export function pricedDurations(type: VehicleType, openingSpan: number): number[] {
  const step = durationStep(type)
  return Array.from({ length: Math.floor(Math.min(openingSpan, 24) / step) }, (_, i) => (i + 1) * step)
}

export type ChosenPicture = {
  number: PictureNumber
  source: PictureSource
  alt: string | undefined
  altDe: string | undefined
}

/** The pictures of a form in the order of their numbers; the gaps between are closed. */
export const chosenPictures = (form: VehicleForm): ChosenPicture[] =>
  pictureNumbers.flatMap((number) => {
    const source = form[`image${number}`]
    return source === undefined ? [] : [{ number, source, alt: form[`alt${number}`], altDe: form[`alt_de${number}`] }]
  })

/** It is kept, and so in English whoever saves it. */
const typesInAlts: Readonly<Record<VehicleType, string>> = {
  motorboats: 'Motorboat',
  sailboats: 'Sailboat',
  canoes: 'Canoe',
  jetskis: 'Jet ski',
  houseboats: 'Houseboat',
}

/** `Motorboat Eider, picture 2`: what a picture shows, as long as nobody says more. */
export const usualAlt = (type: VehicleType, name: string, number: number): string =>
  `${typesInAlts[type]} ${name}, picture ${number}`

/** What the server knows that the form does not. */
export type FormSurroundings = {
  /** Hours between general opening and closing. */
  openingSpan: number
  /** The names of all other vehicles. */
  takenNames: readonly string[]
  /** The pictures the vehicle has. */
  paths: readonly string[]
  /** What a night of it costs so far. */
  nightPrice: number | null
}

/** Everything wrong with a form whose fields are each of the right kind, field by field. */
export function formErrors(form: VehicleForm, surroundings: FormSurroundings): FieldError[] {
  const { openingSpan, takenNames, paths } = surroundings
  const pictures = chosenPictures(form)
  const lost = pictures.some(({ source }) => typeof source === 'string' && !paths.includes(source))
  const isNameRight = isNameAllowed(form.name) && !isNameTaken(form.name, takenNames)
  return [
    ...(isNameRight ? [] : [{ field: 'name', message: nameMessage(form.type) }]),
    ...(pictures.length === 0 || lost ? [{ field: 'images', message: words.selectImages }] : []),
    ...(form.license === 'captain' && form.extra_captain === undefined
      ? [{ field: 'extra_captain', message: words.enterPrice }]
      : []),
    ...(isByTheHour(form, surroundings) ? hourPriceErrors(form, openingSpan) : []),
  ]
}

/** Whether the vehicle of a form is let by the hour: that needs all prices, and one let over nights may do without any. */
export const isByTheHour = (
  form: VehicleForm,
  { openingSpan, nightPrice }: Pick<FormSurroundings, 'openingSpan' | 'nightPrice'>,
): boolean =>
  (form.price_night === undefined ? nightPrice : form.price_night) === null ||
  hourFields(form.type, openingSpan).some((field) => form[field] !== undefined)

const hourFields = (type: VehicleType, openingSpan: number) =>
  pricedDurations(type, openingSpan).map((hours) => priceField(hours * 2))

const hourPriceErrors = (form: VehicleForm, openingSpan: number): FieldError[] =>
  hourFields(form.type, openingSpan)
    .filter((field) => form[field] === undefined)
    .map((field) => ({ field, message: words.enterPrice }))

/** The paths of a vehicle's pictures, in their order. */
export const pathsOf = (vehicle: Vehicle): string[] =>
  pictureNumbers.flatMap((number) => vehicle[`path${number}`] ?? [])
