import { labelOf } from '#features/audit-log/rules/label.ts'
import type { Write } from '#kit/server/http/write.ts'
import { keepPicture } from '#kit/server/pages/files.ts'
import { type Transaction, violates } from '#kit/server/postgres/db.ts'
import { toCents } from '#kit/shared/money.ts'
import type { VehicleForm } from '../contract/staff.ts'
import { priceField, type VehicleType } from '../contract.ts'
import { isByTheHour, pricedDurations, usualAlt } from '../rules/staff.ts'
import { usualDrive } from '../rules.ts'

/** One of the vehicle's pictures that stays, or one made anew, in the order they are shown. */
export type NewPicture = { alt: string | undefined; altDe: string | undefined } & (
  | { file: string }
  | { picture: Buffer; thumbnail: Buffer }
)

type Action = keyof typeof actions
const actions = {
  Added: 'vehicle.add',
  Changed: 'vehicle.change',
  Blocked: 'vehicle.block',
  Unblocked: 'vehicle.unblock',
  Removed: 'vehicle.remove',
} as const

/**
 * Adds a vehicle, or changes the one of the form's id, with its prices and pictures. Gives its id; undefined when it
 * was removed meanwhile. Fails with `nameTaken` when another one has the name.
 */
export async function saveVehicle(
  write: Write,
  form: VehicleForm,
  pictures: readonly NewPicture[],
  openingSpan: number,
): Promise<number | undefined> {
  const { tx } = write
  const written = await writeVehicle(tx, form)
  if (!written) return undefined
  const { id } = written
  await writePrices(tx, written, form, openingSpan)
  await writePictures(tx, id, form, pictures)
  await log(write, form.id === undefined ? 'Added' : 'Changed', { id, name: form.name, type: form.type })
  return id
}

export const nameTaken = (error: unknown): boolean => violates(error, 'vehicles_name')

type Written = { id: number; price_night: number | null }

async function writeVehicle(tx: Transaction, form: VehicleForm): Promise<Written | undefined> {
  const row = {
    type: form.type,
    name: form.name,
    passengers: form.passengers,
    license: form.license,
    ...(form.drive === undefined ? form.id === undefined && { drive: usualDrive(form.type) } : { drive: form.drive }),
    deposit: toCents(form.deposit ?? 0),
    briefing_fee: toCents(form.briefing_fee ?? 0),
    cleaning_fee: toCents(form.cleaning_fee ?? 0),
    charter_license: toCents(form.charter_license ?? 0),
    extra_bbq: form.extra_bbq,
    extra_jukebox: form.extra_jukebox,
    extra_binoculars: form.extra_binoculars,
    extra_captain: form.extra_captain === undefined ? null : toCents(form.extra_captain),
    extra_fishing_permit_day: form.extra_fishing_permit_day,
    extra_fishing_permit_week: form.extra_fishing_permit_week,
    extra_canoe_one_person: form.extra_canoe_one_person,
    extra_canoe_two_persons: form.extra_canoe_two_persons,
    extra_inflatable_boat: form.extra_inflatable_boat,
    extra_sonar: form.extra_sonar,
    extra_bed_linen_and_towel: form.extra_bed_linen_and_towel,
    description: tx.json(form.descriptionEN) as never,
    ...(form.descriptionDE && { description_de: tx.json(form.descriptionDE) as never }),
    ...(form.price_night !== undefined && {
      price_night: form.price_night === null ? null : toCents(form.price_night),
    }),
  }
  const [written] =
    form.id === undefined
      ? await tx<Written[]>`INSERT INTO vehicles ${tx(row)} RETURNING id, price_night`
      : await tx<Written[]>`
          UPDATE vehicles SET ${tx(row)} WHERE id = ${form.id} AND deleted_at IS NULL RETURNING id, price_night`
  return written
}

/** The durations that the form asks for; those beyond the opening span keep the price they have. None over nights only. */
async function writePrices(tx: Transaction, { id, price_night }: Written, form: VehicleForm, openingSpan: number) {
  if (!isByTheHour(form, { openingSpan, nightPrice: price_night })) {
    await tx`DELETE FROM vehicle_prices WHERE vehicle_id = ${id}`
    return
  }
  const rows = pricedDurations(form.type, openingSpan).map((hours) => ({
    vehicle_id: id,
    half_hours: hours * 2,
    price: toCents(form[priceField(hours * 2)] ?? 0),
  }))
  if (rows.length === 0) return
  await tx`
    INSERT INTO vehicle_prices ${tx(rows)}
    ON CONFLICT (vehicle_id, half_hours) DO UPDATE SET price = excluded.price`
}

async function writePictures(
  tx: Transaction,
  id: number,
  { type, name }: VehicleForm,
  pictures: readonly NewPicture[],
) {
  const before = await tx<{ file: string; alt: string; alt_de: string }[]>`
    DELETE FROM vehicle_pictures WHERE vehicle_id = ${id} RETURNING file, alt, alt_de`
  const files = new Map<string, { alt: string | undefined; alt_de: string }>()
  for (const picture of pictures) {
    const file = 'file' in picture ? picture.file : await keepPicture(tx, picture.picture, picture.thumbnail)
    // The same picture twice is shown once.
    if (files.has(file)) continue
    const known = before.find((one) => one.file === file)
    files.set(file, { alt: picture.alt ?? known?.alt, alt_de: picture.altDe ?? known?.alt_de ?? '' })
  }
  const rows = [...files].map(([file, { alt, alt_de }], i) => ({
    vehicle_id: id,
    position: i + 1,
    file,
    alt: alt ?? usualAlt(type, name, i + 1),
    alt_de,
  }))
  await tx`INSERT INTO vehicle_pictures ${tx(rows)}`
}

/** Blocks a vehicle or puts it back into the offer. False when there is no such vehicle. */
export async function blockVehicle(write: Write, id: number, blocked: boolean): Promise<boolean> {
  const { tx } = write
  const [vehicle] = await tx<(Logged & { was: boolean })[]>`
    SELECT id, name, type, blocked AS was FROM vehicles WHERE id = ${id} AND deleted_at IS NULL FOR UPDATE`
  if (!vehicle || vehicle.was === blocked) return vehicle !== undefined
  await tx`UPDATE vehicles SET blocked = ${blocked} WHERE id = ${id}`
  await log(write, blocked ? 'Blocked' : 'Unblocked', vehicle)
  return true
}

/** Takes a vehicle out of the fleet; its bookings stay. False when there is no such vehicle. */
export async function removeVehicle(write: Write, id: number): Promise<boolean> {
  const [vehicle] = await write.tx<Logged[]>`
    UPDATE vehicles SET deleted_at = ${write.author.at.toString()}
    WHERE id = ${id} AND deleted_at IS NULL RETURNING id, name, type`
  if (vehicle) await log(write, 'Removed', vehicle)
  return vehicle !== undefined
}

type Logged = { id: number; name: string; type: VehicleType }

/** `Changed by Jonas Pier (06/01/26)`: into the logbook and the audit log. */
async function log({ tx, author, audit }: Write, action: Action, { id, name, type }: Logged) {
  await tx`
    INSERT INTO vehicle_log (vehicle_id, name, type, changed, at)
    VALUES (${id}, ${name}, ${type}, ${labelOf(action, author)}, ${author.at.toString()})`
  await audit(actions[action], `vehicle:${id}`, { name, type })
}
