import { getAllVehicles } from '#features/vehicles/contract.ts'
import { ApiError } from '#kit/ui/api.ts'
import { play, type Scene } from '#kit/ui/demo.ts'
import { getTimeline } from '../timeline/contract.ts'
import {
  close,
  getReview,
  listClosures,
  minutesToUndo,
  openAgain,
  type Review,
  sendReview,
  undoReview,
} from './contract.ts'
import { closedTimes } from './rules.ts'
import { words } from './words.ts'

const ofClosure = (review: Review, id: number) => review.closure.id === id

/** What was sent for whom, so that it can be taken back. */
const sentBefore = new Map<number, Review>()

const showReview = ({ show }: Scene, id: number, how: (review: Review) => Review) =>
  show(getReview, (review) => (ofClosure(review, id) ? how(review) : review))

/** What is closed and what becomes of bookings, as a test account sees it. Reviews of what is only simulated are empty. */
export const closurePlays = [
  play(close, ({ body }, scene) => {
    const { vehicle_id = null, reason } = body
    const vehicle = scene
      .known(getAllVehicles)
      .flat()
      .find(({ id }) => id === vehicle_id)
    const { startsAt, endsAt } = closedTimes(body)
    const span = { starts_at: startsAt, ends_at: endsAt }
    const closure = { id: scene.newId(), vehicle_id, vehicle_name: vehicle?.name ?? null, ...span, reason }
    scene.show(getTimeline, (all) => ({ ...all, closures: [...all.closures, closure] }))
    scene.show(listClosures, (all) => ({
      closures: [...all.closures, { ...closure, undecided: 0, unanswered: 0, asked: [] }],
    }))
    return closure
  }),
  play(openAgain, ({ body: { closure_id } }, scene) => {
    const without = <T extends { id: number }>(all: readonly T[]) => all.filter(({ id }) => id !== closure_id)
    scene.show(getTimeline, (all) => ({ ...all, closures: without(all.closures) }))
    scene.show(listClosures, (all) => ({ closures: without(all.closures) }))
    showReview(scene, closure_id, (review) => ({ ...review, closure: { ...review.closure, is_lifted: true } }))
  }),
  play(sendReview, ({ body: { closure_id, decisions } }, scene) => {
    const review = scene.known(getReview).find((one) => ofClosure(one, closure_id))
    if (!review) throw new ApiError(404, 'NOT_FOUND', words.noClosure)
    sentBefore.set(closure_id, review)
    const told_at = Temporal.Instant.from(scene.at).add({ minutes: minutesToUndo }).toString()
    const decidedOn = new Map(decisions.map((one) => [one.booking_id, one.decision]))
    showReview(scene, closure_id, (all) => ({
      ...all,
      open: all.open.filter(({ booking_id }) => !decidedOn.has(booking_id)),
      decided: [
        ...all.decided,
        ...all.open.flatMap(({ places: _, place: __, ...party }) => {
          const decision = decidedOn.get(party.booking_id)
          const since = {
            told_at,
            is_told: false,
            chosen: null,
            is_done: false,
            reminded_at: null,
            is_elsewhere: false,
          }
          return decision ? [{ ...party, decision, ...since }] : []
        }),
      ],
      undo_until: told_at,
    }))
    const count = (wanted: string) => decisions.filter(({ decision }) => decision === wanted).length
    const done = { moved: count('move'), asked: count('ask'), canceled: count('cancel'), kept: count('keep') }
    return { ...done, undo_until: told_at }
  }),
  play(undoReview, ({ body: { closure_id } }, scene) => {
    const before = sentBefore.get(closure_id)
    if (!before) throw new ApiError(409, 'TOO_LATE', words.tooLateToUndo)
    showReview(scene, closure_id, () => before)
    return { undone: before.open.length, stayed: [] }
  }),
]
