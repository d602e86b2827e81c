import { play, type Scene } from '#kit/ui/demo.ts'
import { addPicture, checkOut, deletePicture, getHandover, type Handover, takeBack, undoHandover } from './contract.ts'

const find = ({ known }: Scene, booking: number) => known(getHandover).find((one) => one.booking.id === booking)

const change = ({ show }: Scene, booking: number, how: (before: Handover) => Partial<Handover>) =>
  show(getHandover, (one) => (one.booking.id === booking ? { ...one, ...how(one) } : one))

const doneBy = ({ at, by }: Scene) => ({ dateTime: at, by: `${by.first_name} ${by.last_name}`, receipts: [] })

export const plays = [
  play(checkOut, ({ body }, scene) => {
    const { booking_id, signature, fuel = null, license_seen, note, signed_by = '', deposit, method } = body
    const out = {
      ...{ ...doneBy(scene), license_seen, fuel, note, signed_by, deposit, deposit_method: method },
      signature: signature ? URL.createObjectURL(signature as Blob) : null,
    }
    change(scene, booking_id, ({ fees }) => ({
      out: { ...out, fees: fees.reduce((sum, { amount }) => sum + amount, 0) },
    }))
    return { receipts: [] }
  }),
  play(takeBack, ({ body: { booking_id, give_back, fuel = null, note, damage, late_hours } }, scene) => {
    const charges = (find(scene, booking_id)?.out?.deposit ?? 0) - give_back
    change(scene, booking_id, () => ({ back: { ...doneBy(scene), fuel, note, damage, late_hours, charges } }))
    return { receipts: [], charges, give_back }
  }),
  play(undoHandover, ({ body: { booking_id, step } }, scene) => change(scene, booking_id, () => ({ [step]: null }))),
  play(addPicture, ({ body: { booking_id, image } }, scene) => {
    const src = URL.createObjectURL(image as Blob)
    const moment = find(scene, booking_id)?.out ? ('back' as const) : ('out' as const)
    const photo = { id: scene.newId(), moment, src, thumbnail: src }
    change(scene, booking_id, ({ pictures }) => ({ pictures: [...pictures, photo] }))
    return photo
  }),
  play(deletePicture, ({ params }, { show }) =>
    show(getHandover, (one) => ({ ...one, pictures: one.pictures.filter(({ id }) => id !== params.id) })),
  ),
]
