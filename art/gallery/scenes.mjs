/** The solid things that "Survey" draws, as distances for rays. */
import { noiseField, seeded } from '../kit/random.mjs'
import { archway, box, drum, sphere, turned } from './solids.mjs'

/** Keeps the nearest of several distances and remembers whose it is. */
export function nearest(found, list) {
  let best = 1e9
  for (let i = 0; i < list.length; i += 2)
    if (list[i] < best) {
      best = list[i]
      found.thing = list[i + 1]
    }
  return best
}

export function piazza(x, y, z, found) {
  const cell = 2.2
  const wallZ = z - 5
  const i = Math.max(-3, Math.min(2, Math.floor(x / cell)))
  const ax = x - (i + 0.5) * cell
  let arcade = box(x, y - 2.3, wallZ, cell * 3, 2.3, 0.8)
  arcade = Math.max(arcade, -Math.max(archway(ax, y, 0.72, 1.9), -y - 1))
  arcade = Math.max(arcade, -Math.max(Math.abs(ax) - 0.2, Math.abs(y - 3.75) - 0.3, Math.abs(wallZ + 0.9) - 0.55))
  const cornice = box(x, y - 4.65, wallZ, cell * 3 + 0.14, 0.08, 0.94)
  const tower = Math.min(
    drum(x - 7.6, y - 4, z - 9.5, 1.25, 4),
    drum(x - 7.6, y - 8.1, z - 9.5, 1.45, 0.12),
    drum(x - 7.6, y - 8.9, z - 9.5, 0.8, 0.8),
  )
  const step = Math.min(
    box(x + 3.9, y - 0.15, z + 0.2, 1.5, 0.15, 1.5),
    box(x + 3.9, y - 0.45, z + 0.2, 1.15, 0.15, 1.15),
    box(x + 3.9, y - 0.75, z + 0.2, 0.8, 0.15, 0.8),
  )
  const ball = sphere(x + 3.9, y - 1.55, z + 0.2, 0.65)
  const block = box(x - 1.1, y - 0.35, z + 1.2, 0.35, 0.35, 0.35)
  return nearest(found, [y, 1, arcade, 2, cornice, 2, tower, 3, step, 4, ball, 5, block, 6])
}

const jug = turned([
  [0, 0.42],
  [0.12, 0.5],
  [0.55, 0.68],
  [0.95, 0.6],
  [1.3, 0.3],
  [1.55, 0.22],
  [1.8, 0.25],
  [1.92, 0.31],
])
const bottle = turned([
  [0, 0.3],
  [0.08, 0.36],
  [0.9, 0.36],
  [1.25, 0.33],
  [1.5, 0.15],
  [2.0, 0.1],
  [2.35, 0.1],
  [2.42, 0.13],
  [2.5, 0.13],
])
const bowl = turned([
  [0, 0.24],
  [0.06, 0.27],
  [0.12, 0.25],
  [0.3, 0.5],
  [0.52, 0.68],
  [0.62, 0.74],
])
const vase = turned([
  [0, 0.24],
  [0.1, 0.28],
  [0.5, 0.26],
  [1.0, 0.4],
  [1.35, 0.52],
  [1.6, 0.42],
  [1.75, 0.28],
  [1.85, 0.34],
])
const cup = turned([
  [0, 0.2],
  [0.05, 0.24],
  [0.35, 0.27],
  [0.62, 0.31],
])

/** Vessels on a table's edge before a wall. */
export function vessels(x, y, z, found) {
  const table = Math.max(y, -z - 1.55)
  const wall = 3.4 - z
  const hollow = Math.max(bowl(x - 0.95, y, z + 0.55), -Math.max(sphere(x - 0.95, y - 0.86, z + 0.55, 0.68), 0.1 - y))
  const drink = Math.max(cup(x + 0.55, y, z + 0.85), -drum(x + 0.55, y - 0.5, z + 0.85, 0.25, 0.35))
  const egg = Math.hypot(x - 0.98, (y - 0.48) * 0.86, z + 0.55) - 0.3
  return nearest(found, [
    table,
    1,
    wall,
    2,
    jug(x + 1.3, y, z - 0.35),
    3,
    bottle(x + 0.3, y, z - 0.15),
    4,
    hollow,
    5,
    vase(x - 0.45, y, z - 0.95),
    6,
    drink,
    7,
    egg * 0.9,
    8,
    bottle((x - 1.85) * 1.3, y * 1.22, (z - 0.2) * 1.3) / 1.3,
    9,
  ])
}

/** A round tower with a ramp that climbs around it. */
export function babel(x, y, z, found) {
  const r = Math.hypot(x, z)
  const a = Math.atan2(z, x) / (Math.PI * 2)
  let tower = 1e9
  const turns = 6
  for (let k = Math.max(0, Math.floor(y / 1.15) - 2); k <= Math.min(turns, Math.floor(y / 1.15) + 2); k++) {
    const level = k + a + 0.5
    if (level > turns - 0.3) continue
    const top = 0.55 + level * 1.15
    const radius = 4.4 - level * 0.62
    const wall = Math.max(r - radius, Math.abs(y - top + 0.9) - 0.9)
    const bay = ((a * (30 - k * 3) * 1 + 100) % 1) - 0.5
    const wide = (Math.PI * 2 * radius) / (30 - k * 3)
    const arch = Math.max(archway(bay * wide, y - top + 1.05, 0.17, 0.5), top - 1.05 - y, radius - 0.35 - r)
    const parapet = Math.max(r - radius - 0.06, radius - 0.1 - r, Math.abs(y - top - 0.05) - 0.11)
    tower = Math.min(tower, Math.max(wall, -arch), parapet)
  }
  const core = drum(x, y - 3.5, z, 0.62, 3.6)
  const crane = Math.min(
    box(x - 0.2, y - 7.8, z, 0.05, 0.9, 0.05),
    box(x - 0.8, y - 8.5, z, 1.1, 0.05, 0.05),
    box(x - 1.8, y - 8.1, z, 0.012, 0.4, 0.012),
  )
  const hut = box(x - 1.4, y - 0.35, z + 6.4, 0.55, 0.35, 0.4)
  const hut2 = box(x - 0.1, y - 0.27, z + 6.9, 0.36, 0.27, 0.45)
  return nearest(found, [y, 1, tower * 0.6, 2, core, 3, crane, 4, hut, 5, hut2, 5])
}

const { fbm: land } = noiseField(140)
const slope = (x, z) =>
  1.5 * land(x * 0.09 + 3, z * 0.09, 4) + 0.9 * Math.sin(x * 0.22 + z * 0.16) + 0.03 * Math.max(0, z + 4) ** 1.5

/** The hills' height, read from a table because it is asked for so often. */
const heightOf = (() => {
  const [x0, z0, cell, across, down] = [-24, -16, 0.1, 480, 420]
  const table = new Float32Array(across * down)
  for (let j = 0, i = 0; j < down; j++)
    for (let k = 0; k < across; k++, i++) table[i] = slope(x0 + k * cell, z0 + j * cell)
  return (x, z) => {
    const u = Math.min(across - 1.01, Math.max(0, (x - x0) / cell))
    const v = Math.min(down - 1.01, Math.max(0, (z - z0) / cell))
    const [iu, iv] = [Math.floor(u), Math.floor(v)]
    const [fu, fv] = [u - iu, v - iv]
    const i = iv * across + iu
    const upper = table[i] + (table[i + 1] - table[i]) * fu
    return upper + (table[i + across] + (table[i + across + 1] - table[i + across]) * fu - upper) * fv
  }
})()

const ROW = { first: -4.4, apart: 1.5, rows: 8, left: -8.2, between: 1.22, places: 14 }
const trees = (() => {
  const { next, between } = seeded(12)
  return Array.from({ length: ROW.rows }, (_, row) =>
    Array.from({ length: ROW.places }, (_, place) => {
      const x = ROW.left + place * ROW.between + (row % 2) * 0.5 + between(-0.12, 0.12)
      const z = ROW.first + row * ROW.apart + between(-0.15, 0.15)
      return { x, y: heightOf(x, z), z, r: next() < 0.07 ? 0 : between(0.24, 0.4) }
    }),
  )
})()

/** Hills with an orchard in rows. */
export function orchard(x, y, z, found) {
  const ground = (y - heightOf(x, z)) * 0.6
  let crown = Math.max(0.5, ground)
  let trunk = crown
  if (ground < 1.4) {
    const row = Math.round((z - ROW.first) / ROW.apart)
    for (let j = Math.max(0, row - 1); j <= Math.min(ROW.rows - 1, row + 1); j++) {
      const place = Math.round((x - ROW.left - (j % 2) * 0.5) / ROW.between)
      for (let k = Math.max(0, place - 1); k <= Math.min(ROW.places - 1, place + 1); k++) {
        const tree = trees[j][k]
        if (tree.r === 0) continue
        const dx = x - tree.x
        const dz = z - tree.z
        const dy = y - tree.y - 0.5 - tree.r * 0.7
        const leaves =
          0.035 * Math.sin(x * 17) * Math.sin(y * 15 + 1) * Math.sin(z * 16) + 0.03 * Math.sin(x * 8 + z * 7)
        crown = Math.min(crown, (Math.hypot(dx, dy * 0.88, dz) - tree.r + leaves) * 0.8)
        trunk = Math.min(trunk, drum(dx, y - tree.y - 0.25, dz, 0.045, 0.42))
      }
    }
  }
  return nearest(found, [ground, 1, crown, 2, trunk, 3])
}

/** Blocks, stairs and openings stacked without an inside or an outside. */
export function stairs(x, y, z, found) {
  const flight = (u, v, w, count, half) => {
    let best = 1e9
    const n = Math.floor(u / 0.32)
    for (let k = Math.max(0, n - 1); k <= Math.min(count - 1, n + 1); k++) {
      const h = (k + 1) * 0.16
      best = Math.min(best, box(u - k * 0.32 - 0.16, v - h + 0.9, w, 0.16, 0.9, half))
    }
    return Math.max(best, -v - 0.02)
  }
  const lower = flight(x + 2.6, y, z + 1.7, 9, 0.55)
  const upper = flight(z + 1.15, y - 1.44, x - 0.83, 9, 0.55)
  const third = flight(-(x - 0.2), y - 2.88, z - 2.28, 8, 0.5)
  const landing = box(x - 0.83, y - 0.72, z + 1.7, 0.56, 0.72, 0.56)
  const second = Math.max(
    box(x - 0.8, y - 1.44, z - 2.28, 0.62, 1.44, 0.56),
    -Math.max(archway(x - 0.8, y, 0.36, 0.9), -y - 1),
  )
  const tower = Math.max(
    box(x + 2.65, y - 2.55, z - 2.28, 0.62, 2.55, 0.62),
    -Math.max(archway(z - 2.28, y - 3.2, 0.26, 0.8), 3.2 - y, x + 2.4),
    -Math.max(archway(x + 2.65, y, 0.34, 1.1), -y - 1),
  )
  const roof = box(x + 2.65, y - 5.14, z - 2.28, 0.76, 0.06, 0.76)
  const wall = Math.max(
    box(x + 0.9, y - 1.0, z - 0.3, 1.15, 1.0, 0.14),
    -Math.max(archway(x + 0.9, y, 0.4, 0.95), -y - 1),
  )
  const ball = sphere(x - 2.35, y - 0.5, z + 0.6, 0.5)
  const moon = sphere(x - 0.83, y - 1.78, z + 1.75, 0.33)
  const plate = box(x, y + 0.12, z + 0.1, 3.9, 0.12, 3.6)
  return nearest(found, [
    plate,
    1,
    lower,
    2,
    upper,
    2,
    third,
    2,
    landing,
    2,
    second,
    2,
    tower,
    2,
    roof,
    2,
    wall,
    2,
    ball,
    3,
    moon,
    4,
  ])
}
