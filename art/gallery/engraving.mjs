/**
 * Pen drawings of solid things: rays find what is seen and how the light falls on it, then hatching follows the
 * surfaces, closer and crossed where it is darker, and outlines stand where one thing ends before another.
 */
import { clamp, cross, smoothstep, sub, unit } from '../kit/maths.mjs'
import { noiseField, seeded } from '../kit/random.mjs'
import { blur, grain, surface } from './surface.mjs'

const FAR = 90
const BLOCK = 8

/** A camera at `from`; without `lens` all rays are parallel and `span` is the height that is seen. */
function rays({ from, to, lens, span }, width, height) {
  const ahead = unit(sub(to, from))
  const right = unit(cross(ahead, [0, 1, 0]))
  const up = cross(right, ahead)
  return (x, y, ray) => {
    const u = (x + 0.5 - width / 2) / height
    const v = (height / 2 - y - 0.5) / height
    for (let k = 0; k < 3; k++) {
      const aside = right[k] * u + up[k] * v
      ray.at[k] = lens ? from[k] : from[k] + aside * span
      ray.way[k] = lens ? ahead[k] * lens + aside : ahead[k]
    }
    const length = Math.hypot(...ray.way)
    for (let k = 0; k < 3; k++) ray.way[k] /= length
  }
}

/** How far all rays of each block of pixels certainly meet nothing: where a cone around them first touches something. */
function clearance(scene, camera, width, height, far) {
  const across = Math.ceil(width / BLOCK)
  const clear = new Float32Array(across * Math.ceil(height / BLOCK))
  const aim = rays(camera, width, height)
  const ray = { at: [0, 0, 0], way: [0, 0, 0] }
  const found = { thing: 0 }
  const { at, way } = ray
  for (let i = 0; i < clear.length; i++) {
    aim((i % across) * BLOCK + BLOCK / 2 - 0.5, Math.floor(i / across) * BLOCK + BLOCK / 2 - 0.5, ray)
    let t = 0
    for (let k = 0; k < 120 && t < far; k++) {
      const reach = (camera.lens ? t / camera.lens : camera.span) * ((BLOCK * 0.75) / height)
      const d = scene(at[0] + way[0] * t, at[1] + way[1] * t, at[2] + way[2] * t, found) * 0.9
      if (d < reach + 0.001) break
      t += d - reach * 0.5
    }
    clear[i] = Math.max(0, t - 0.02)
  }
  return (x, y) => clear[Math.floor(y / BLOCK) * across + Math.floor(x / BLOCK)]
}

/** What each pixel shows: place, normal, tone in [0, 1] (1: full light), distance and thing (0: nothing). */
export function look({
  scene,
  camera,
  light,
  width,
  height,
  near = 0.01,
  ambient = 0.34,
  lift = {},
  steps = 160,
  far = FAR,
}) {
  const count = width * height
  const place = new Float32Array(count * 3)
  const normal = new Float32Array(count * 3)
  const tone = new Float32Array(count).fill(1)
  const depth = new Float32Array(count).fill(far)
  const thing = new Uint8Array(count)
  const found = { thing: 0 }
  const aim = rays(camera, width, height)
  const ray = { at: [0, 0, 0], way: [0, 0, 0] }
  const { at, way } = ray
  const sun = unit(light)
  const e = 0.002
  const clear = clearance(scene, camera, width, height, far)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      aim(x, y, ray)
      let t = clear(x, y)
      let d = 1
      for (let k = 0; k < steps && t < far; k++) {
        d = scene(at[0] + way[0] * t, at[1] + way[1] * t, at[2] + way[2] * t, found)
        if (d < 0.0006 * (1 + t * 0.1)) break
        t += d * 0.92
      }
      if (t >= far || d > 0.02) continue
      const i = y * width + x
      const px = at[0] + way[0] * t
      const py = at[1] + way[1] * t
      const pz = at[2] + way[2] * t
      scene(px, py, pz, found)
      thing[i] = found.thing
      depth[i] = t
      const nx = scene(px + e, py, pz, found) - scene(px - e, py, pz, found)
      const ny = scene(px, py + e, pz, found) - scene(px, py - e, pz, found)
      const nz = scene(px, py, pz + e, found) - scene(px, py, pz - e, found)
      const length = Math.hypot(nx, ny, nz) || 1
      const n = [nx / length, ny / length, nz / length]
      place.set([px, py, pz], i * 3)
      normal.set(n, i * 3)
      const facing = n[0] * sun[0] + n[1] * sun[1] + n[2] * sun[2]
      let lit = facing > 0 ? 1 : 0
      for (let s = near * 4, k = 0; lit > 0 && k < 70 && s < 40; k++) {
        const q = scene(
          px + n[0] * near + sun[0] * s,
          py + n[1] * near + sun[1] * s,
          pz + n[2] * near + sun[2] * s,
          found,
        )
        if (q < 0.001) lit = 0
        lit = Math.min(lit, (26 * q) / s)
        s += Math.max(0.015, q)
      }
      let open = 1
      for (let k = 1; k <= 4; k++) {
        const h = k * 0.11
        open -= ((h - scene(px + n[0] * h, py + n[1] * h, pz + n[2] * h, found)) * 0.55) / 2 ** (k - 1)
      }
      tone[i] = ambient * clamp(open) * (0.75 + 0.25 * n[1]) + (1 - ambient) * Math.max(0, facing) ** 0.8 * clamp(lit)
      if (lift[found.thing] && lit > 0.5) tone[i] += lift[found.thing]
    }
  return { width, height, place, normal, tone, depth, thing }
}

/** Adds hatching: `family` has `value(place, normal, thing)` (lines lie at whole numbers) and `below`, the tone it starts at. */
function hatch(seen, ink, family, { pen, noise, scale }) {
  const { width, height, place, normal, tone, thing } = seen
  const value = new Float32Array(width * height).fill(Number.NaN)
  const p = [0, 0, 0]
  const n = [0, 0, 0]
  for (let i = 0; i < value.length; i++) {
    if (thing[i] === 0) continue
    for (let k = 0; k < 3; k++) {
      p[k] = place[i * 3 + k]
      n[k] = normal[i * 3 + k]
    }
    const v = family.value(p, n, thing[i])
    if (v === undefined) continue
    const x = (i % width) / scale
    const y = Math.floor(i / width) / scale
    value[i] = v + 0.1 * noise(x * 0.011, y * 0.011) + 0.035 * noise(x * 0.06 + 9, y * 0.06)
  }
  const slope = (a, b, c) => {
    const before = Math.abs(b - a)
    const after = Math.abs(c - b)
    if (Number.isNaN(before)) return after
    if (Number.isNaN(after)) return before
    return Math.min(before, after)
  }
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      const v = value[i]
      if (Number.isNaN(v)) continue
      const sx = slope(value[i - 1], v, value[i + 1])
      const sy = slope(value[i - width], v, value[i + width])
      const steep = Math.hypot(sx, sy)
      if (!(steep > 1e-5)) continue
      const level = 2 ** Math.max(0, Math.ceil(Math.log2(steep * 4.2 * scale)))
      const w = v / level
      const away = (Math.abs(w - Math.round(w)) * level) / steep
      const breathe = 0.1 * noise((x / scale) * 0.02 + 40, (y / scale) * 0.02)
      const dark = smoothstep(family.below + 0.05, family.below - 0.2, tone[i] + breathe * 0.5)
      if (dark <= 0) continue
      const radius = pen * scale * (0.42 + 0.75 * dark) * (1 + breathe * 1.5)
      const a = clamp(radius - away + 0.5) * Math.min(1, dark * 3)
      if (a > 0) ink[i] = 1 - (1 - ink[i]) * (1 - a * 0.95)
    }
}

function outline(seen, ink, { pen, scale, crease = 0.72 }) {
  const { width, height, normal, depth, thing } = seen
  const edge = new Float32Array(width * height)
  const differs = (i, j) => {
    if (thing[i] !== thing[j]) return true
    if (thing[i] === 0) return false
    const dot =
      normal[i * 3] * normal[j * 3] + normal[i * 3 + 1] * normal[j * 3 + 1] + normal[i * 3 + 2] * normal[j * 3 + 2]
    return dot < crease
  }
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      const folds = (step) => {
        const before = depth[i] - depth[i - step]
        const after = depth[i + step] - depth[i]
        const bend = Math.abs(after - before)
        return bend > 0.035 * (1 + depth[i] * 0.06) && bend > 1.6 * Math.min(Math.abs(before), Math.abs(after))
      }
      if (differs(i, i + 1) || differs(i, i + width) || folds(1) || folds(width)) edge[i] = 1
    }
  const wide = blur(edge, width, height, Math.max(1, pen * scale * 0.9))
  for (let i = 0; i < ink.length; i++) {
    const a = smoothstep(0.1, 0.26, wide[i])
    ink[i] = 1 - (1 - ink[i]) * (1 - a * 0.96)
  }
}

/** The drawing: outlines and hatching in ink on paper; `tint(seen, i)` may lay a flat colour under the pen. */
export function draw(seen, { families, inkColour, paper, pen = 1.5, seed, scale, tint, crease, inkOf, margin = 0 }) {
  const { width, height } = seen
  const { noise } = noiseField(seed)
  const { next } = seeded(seed)
  const ink = new Float32Array(width * height)
  for (const family of families) hatch(seen, ink, family, { pen, noise, scale })
  outline(seen, ink, { pen: pen * 1.15, scale, crease })
  const sheet = surface(width, height, paper)
  for (let i = 0; i < ink.length; i++) {
    const x = (i % width) / scale
    const y = Math.floor(i / width) / scale
    const flow = 0.9 + 0.08 * noise(x * 0.03, y * 0.03) + 0.05 * next()
    const under = tint?.(seen, i, noise, x, y)
    const colour = inkOf?.(seen, i) ?? inkColour
    const a = ink[i] * flow
    for (let k = 0; k < 3; k++) {
      const ground = under ? under[k] : sheet.data[i * 3 + k]
      sheet.data[i * 3 + k] = ground * (1 - a) + ground * colour[k] * a
    }
  }
  if (margin > 0) clear(sheet, margin * scale, paper)
  grain(sheet, seed, { tooth: 0.02, fine: 0.016, size: 3.2 * scale })
  return sheet
}

/** Leaves a strip of bare paper around the drawing. */
function clear({ width, height, data }, strip, paper) {
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i += 3) {
      const bare = clamp(strip + 0.5 - Math.min(x, y, width - 1 - x, height - 1 - y))
      for (let k = 0; bare > 0 && k < 3; k++) data[i + k] += (paper[k] - data[i + k]) * bare
    }
}
