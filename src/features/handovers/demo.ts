import { getDayBookings } from '#features/bookings/day/contract.ts'
import { getInstallation } from '#features/settings/contract.ts'
import { localDateTime, wallClock } from '#kit/shared/day.ts'
import { changed, play, type Scene } from '#kit/ui/demo.ts'
import { getChecklists, type Moment, type SentChecks, saveChecklist } from './checklist/contract.ts'
import { itemsOf, snapshotOf } from './checklist/rules.ts'
import { addPicture, checkOut, deletePicture, getHandover, type Handover, takeBack, undoHandover } from './contract.ts'

const find = ({ known }: Scene, booking: number) => known(getHandover).find((one) => one.booking.id === booking)

const change = ({ show }: Scene, booking: number, how: (before: Handover) => Partial<Handover>) =>
  show(getHandover, (one) => (one.booking.id === booking ? { ...one, ...how(one) } : one))

/** The days that know the booking see its boat leave and come back, or that it did not. */
function seen({ known, show, at }: Scene, booking: number, which: 'out_at' | 'back_at', isDone = true) {
  const { time_zone = 'UTC' } = known(getInstallation)[0] ?? {}
  const { day, hour } = wallClock(time_zone, at)
  const time = isDone ? localDateTime(day, Math.floor(hour * 60) / 60) : null
  show(getDayBookings, (all) => ({
    ...all,
    bookings: changed(all.bookings, booking, (one) => ({ ...one, [which]: time })),
  }))
}

/** What was checked, where there is a list. */
function checked(scene: Scene, booking: number, moment: Moment, { checks }: SentChecks) {
  const items = itemsOf(find(scene, booking)?.checklist, moment)
  return items.length > 0 && { checks: snapshotOf(items, checks) }
}

const doneBy = ({ at, by }: Scene) => ({ dateTime: at, by: `${by.first_name} ${by.last_name}`, receipts: [] })

export const plays = [
  play(checkOut, ({ body }, scene) => {
    const { booking_id, signature, fuel = null, license_seen, note, signed_by = '', deposit, method } = body
    const out = {
      ...{ ...doneBy(scene), license_seen, fuel, note, signed_by, deposit, deposit_method: method },
      signature: signature ? URL.createObjectURL(signature as Blob) : null,
      ...checked(scene, booking_id, 'out', body),
    }
    change(scene, booking_id, ({ fees, deposit_ahead: ahead }) => ({
      out: { ...out, deposit: deposit + (ahead?.amount ?? 0), fees: fees.reduce((sum, { amount }) => sum + amount, 0) },
    }))
    seen(scene, booking_id, 'out_at')
    return { receipts: [] }
  }),
  play(takeBack, ({ body }, scene) => {
    const { booking_id, give_back, fuel = null, note, damage, late_hours } = body
    const charges = (find(scene, booking_id)?.out?.deposit ?? 0) - give_back
    const back = {
      ...doneBy(scene),
      fuel,
      note,
      damage,
      late_hours,
      charges,
      ...checked(scene, booking_id, 'back', body),
    }
    change(scene, booking_id, () => ({ back }))
    seen(scene, booking_id, 'back_at')
    return { receipts: [], charges, give_back }
  }),
  play(undoHandover, ({ body: { booking_id, step } }, scene) => {
    change(scene, booking_id, () => ({ [step]: null }))
    seen(scene, booking_id, step === 'out' ? 'out_at' : 'back_at', false)
  }),
  play(addPicture, ({ body: { booking_id, image, item } }, scene) => {
    const src = URL.createObjectURL(image as Blob)
    const moment = find(scene, booking_id)?.out ? ('back' as const) : ('out' as const)
    const photo = { id: scene.newId(), moment, src, thumbnail: src, ...(item !== undefined && { item }) }
    change(scene, booking_id, ({ pictures }) => ({ pictures: [...pictures, photo] }))
    return photo
  }),
  play(saveChecklist, ({ body: { vehicle_type, version, items } }, { show }) => {
    const list = { vehicle_type, version: version + 1, items }
    show(getChecklists, ({ checklists }) => ({
      checklists: [...checklists.filter((one) => one.vehicle_type !== vehicle_type), list],
    }))
    return list
  }),
  play(deletePicture, ({ params }, { show }) =>
    show(getHandover, (one) => ({ ...one, pictures: one.pictures.filter(({ id }) => id !== params.id) })),
  ),
]
