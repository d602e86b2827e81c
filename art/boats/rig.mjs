/** Masts, sails and stays. */

import * as m from '../kit/materials.mjs'
import { add, between } from '../kit/maths.mjs'
import { cloth, tube } from '../kit/mesh.mjs'

export const spar = (a, b, radius, material = m.spruce) =>
  tube([a, between(a, b, 0.33), between(a, b, 0.66), b], (t) => radius * (1 - 0.35 * t), material, 10)

export const stay = (a, b) => tube([a, b], 0.007, m.rubber, 4)

/** A three-sided sail: tack low at the front, clew low at the back, head at the top. */
export const triangular = (tack, clew, head, depth, way, material, roach = 0) => {
  const top = between(head, clew, 0.02)
  return cloth([tack, clew, top, head], depth, way, material, { roach })
}

export const gaffSail = (tack, clew, peak, throat, depth, way, material) =>
  cloth([tack, clew, peak, throat], depth, way, material)

/** A sail rolled on its boom and tied. */
export function furled(a, b, material) {
  const path = Array.from({ length: 15 }, (_, i) =>
    add(between(a, b, i / 14), [0, 0.13 + 0.035 * Math.sin(i * 1.9), 0]),
  )
  const ties = [0.15, 0.38, 0.61, 0.84].map((t) =>
    tube([add(between(a, b, t - 0.012), [0, 0.12, 0]), add(between(a, b, t + 0.012), [0, 0.12, 0])], 0.15, m.rope, 10),
  )
  return [tube(path, (t) => 0.15 - 0.06 * t, material, 10), ties]
}

/** Where a boom ends that is swung out by `degrees`, to port when positive. */
export function swung(gooseneck, length, degrees, rise = 0.15) {
  const a = (degrees * Math.PI) / 180
  return add(gooseneck, [-Math.cos(a) * length, rise, -Math.sin(a) * length])
}
