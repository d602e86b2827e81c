import { changed, play, type Scene } from '#kit/ui/demo.ts'
import {
  addService,
  assessDamage,
  type CareOfBoat,
  type DamageOut,
  getCare,
  minutesToUndo,
  reportDamage,
  savePlan,
  setRepair,
  undoAssessment,
  undoService,
} from './contract.ts'
import { nextDueOn, serviceState } from './rules.ts'

const nameOf = ({ by }: Scene) => `${by.first_name} ${by.last_name}`

const changeDamage = ({ show }: Scene, id: number, how: (damage: DamageOut) => Partial<DamageOut>) =>
  show(getCare, (all) => ({ ...all, damages: changed(all.damages, id, (one) => ({ ...one, ...how(one) })) }))

function changeBoat({ show, at }: Scene, id: number, how: (boat: CareOfBoat) => Partial<CareOfBoat>) {
  const put = (boat: CareOfBoat) => {
    const next = { ...boat, ...how(boat) }
    return { ...next, service: serviceState(next, at.slice(0, 10)) }
  }
  show(getCare, (all) => ({ ...all, boats: all.boats.map((boat) => (boat.vehicle_id === id ? put(boat) : boat)) }))
}

/** What was known of a boat before a service was noted. */
const before = new Map<number, CareOfBoat>()

/** Boats as a test account looks after them. */
export const plays = [
  play(savePlan, ({ body }, scene) => {
    const { vehicle_id, engine_hours, every_hours = null, every_months = null, due_on = null } = body
    changeBoat(scene, vehicle_id, ({ hours }) => ({ hours: engine_hours ?? hours, every_hours, every_months, due_on }))
  }),
  play(addService, ({ body: { vehicle_id, done_on, note } }, scene) => {
    const id = scene.newId()
    changeBoat(scene, vehicle_id, (boat) => {
      before.set(id, boat)
      const last = { id, done_on, hours: boat.hours, note, by: nameOf(scene) }
      return { last, hours_since: 0, due_on: nextDueOn(done_on, boat.every_months) }
    })
    return { id }
  }),
  play(undoService, ({ body: { id } }, scene) => {
    const boat = before.get(id)
    if (boat) changeBoat(scene, boat.vehicle_id, () => boat)
  }),
  play(reportDamage, ({ body: { vehicle_id, description } }, scene) => {
    const id = scene.newId()
    scene.show(getCare, (all) => {
      const vehicle_name = all.boats.find((boat) => boat.vehicle_id === vehicle_id)?.vehicle_name ?? ''
      const damage: DamageOut = {
        ...{
          id,
          vehicle_id,
          vehicle_name,
          description,
          booking_id: null,
          customer: '',
          is_mailed: false,
          dateTime: scene.at,
        },
        ...{ by: nameOf(scene), state: 'reported', repair_cost: null, held: 0, charged: null, charge_reason: '' },
        ...{ assessed_by: '', undo_until: null, receipts: [], pictures: [] },
      }
      return { ...all, damages: [damage, ...all.damages] }
    })
    return { id }
  }),
  play(setRepair, ({ body: { id, state, repair_cost } }, scene) =>
    changeDamage(scene, id, (damage) => ({ state, repair_cost: repair_cost ?? damage.repair_cost })),
  ),
  play(assessDamage, ({ body: { id, charge, reason, give_back } }, scene) => {
    const undo_until = Temporal.Instant.from(scene.at).add({ minutes: minutesToUndo }).toString()
    const decided = { charged: charge, charge_reason: reason, assessed_by: nameOf(scene), undo_until }
    changeDamage(scene, id, () => decided)
    return { receipts: [], give_back, undo_until }
  }),
  play(undoAssessment, ({ body: { id } }, scene) =>
    changeDamage(scene, id, () => ({ charged: null, charge_reason: '', assessed_by: '', undo_until: null })),
  ),
]
