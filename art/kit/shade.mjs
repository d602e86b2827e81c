/** Gives every pixel of the buffers its gouache tone, and draws the ink lines between shapes. */
import { clamp, lerp, ramp, smoothstep } from './maths.mjs'

const INK = [0.035, 0.13, 0.16]
const LAMP = [1, 0.86, 0.55]

/** Fills `hit` with the world point, normal, model point and place on the skin of a pixel. */
function resolve(buffers, i, hit) {
  const triangle = buffers.triangles[buffers.owner[i]]
  const [a, b, c] = triangle.corners
  const wb = buffers.second[i]
  const wc = buffers.third[i]
  const wa = 1 - wb - wc
  for (let k = 0; k < 3; k++) {
    hit.p[k] = a.p[k] * wa + b.p[k] * wb + c.p[k] * wc
    hit.n[k] = a.n[k] * wa + b.n[k] * wb + c.n[k] * wc
    hit.m[k] = a.m[k] * wa + b.m[k] * wb + c.m[k] * wc
  }
  for (let k = 0; k < 2; k++) hit.uv[k] = a.uv[k] * wa + b.uv[k] * wb + c.uv[k] * wc
  return triangle
}

function faceViewer(n, view) {
  const length = Math.hypot(n[0], n[1], n[2]) || 1
  const sign = n[0] * view[0] + n[1] * view[1] + n[2] * view[2] > 0 ? -1 : 1
  for (let k = 0; k < 3; k++) n[k] = (n[k] / length) * sign
}

/** An even scatter of numbers in [0, 1) over the pixels. */
const dither = (x, y) => {
  const v = 52.9829189 * ((0.06711056 * x + 0.00583715 * y) % 1)
  return v - Math.floor(v)
}

/** How closed-in a pixel is, from the depths around it: 0 open, 1 deep in a corner. */
function hollow({ depth, width, height }, x, y, focal, spin) {
  const i = y * width + x
  const z = depth[i]
  let sum = 0
  for (let k = 0; k < 6; k++) {
    const angle = spin + k * 2.4
    const reach = ((0.08 + 0.09 * k) * focal) / z
    const sx = Math.round(x + Math.cos(angle) * reach)
    const sy = Math.round(y + Math.sin(angle) * reach)
    if (sx < 0 || sy < 0 || sx >= width || sy >= height) continue
    const nearer = z - depth[sy * width + sx]
    if (nearer > 0.03 && nearer < 0.9) sum += 1 - nearer / 0.9
  }
  return clamp(sum / 3.6)
}

function tone(hit, material, view, weather, noise, sunlight) {
  const { p, n, m } = hit
  const towards = n[0] * weather.toSun[0] + n[1] * weather.toSun[1] + n[2] * weather.toSun[2]
  const through = material.glow ?? 0
  const brush = through > 0 ? 0 : 0.05 * noise(m[0] * 1.7 + 3, m[1] * 2.6 + m[2] * 2.1)
  const facing = towards < 0 ? -towards * through : towards
  const open = sunlight(p, n)
  const first = smoothstep(-0.02, 0.14, facing + brush) * (1 - weather.shadow * (1 - open))
  const second = smoothstep(0.52, 0.66, facing + brush) * open
  const rise = 0.86 + 0.16 * n[1]
  const r = 2 * (n[0] * view[0] + n[1] * view[1] + n[2] * view[2])
  const upward = view[1] - r * n[1]
  const grazing = (1 - Math.abs(r / 2)) ** 3
  const mirror = material.shine * (0.1 + 0.55 * grazing) + (material.mirror ?? 0)
  const above = smoothstep(-0.02, 0.06, upward)
  const glint = material.shine * 0.85 * smoothstep(0.965, 0.985, dotReflection(n, view, r, weather.toSun)) * open
  const shine = ramp(weather.sky, clamp(Math.abs(upward) * 1.2))
  const pattern = material.pattern(m, noise, hit.uv)
  const out = [0, 0, 0]
  for (let k = 0; k < 3; k++) {
    const base = material.colour[k] * pattern
    const bounce = (1 - above) * weather.water[k] * 0.12
    let v = lerp(base * weather.shade[k] * rise + bounce * base, base * weather.sun[k] * (0.93 + 0.07 * rise), first)
    v = lerp(v, Math.min(1, base * 1.12 + 0.045) * weather.sun[k], second * 0.75)
    v = lerp(v, lerp(weather.water[k] * 0.75, shine[k], above), clamp(mirror))
    out[k] = v + glint
  }
  return out
}

function dotReflection(n, view, r, sun) {
  return (view[0] - r * n[0]) * sun[0] + (view[1] - r * n[1]) * sun[1] + (view[2] - r * n[2]) * sun[2]
}

/**
 * The colours of the drawn models as floats, with alpha 0 where none is seen.
 * `sun` is the shadow map; `plain` leaves out corners and ink, for reflections.
 */
export function shade(buffers, camera, weather, sun, noise, { plain = false } = {}) {
  const { width, height, owner, depth } = buffers
  const colour = new Float32Array(width * height * 4)
  const white = weather.sun.map((v, k) => lerp(weather.shade[k] * 1.25, v, 0.86))
  const view = [0, 0, 0]
  const hit = { p: [0, 0, 0], n: [0, 0, 0], m: [0, 0, 0], uv: [0, 0] }
  const sunlight = (p, n) => sun.lit([0, 1, 2].map((k) => p[k] + n[k] * 0.025 + weather.toSun[k] * 0.06))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      if (owner[i] < 0) continue
      const { material } = resolve(buffers, i, hit)
      const d = depth[i]
      for (let k = 0; k < 3; k++) view[k] = hit.p[k] - camera.eye[k]
      const away = Math.hypot(view[0], view[1], view[2])
      for (let k = 0; k < 3; k++) view[k] /= away
      faceViewer(hit.n, view)
      const lamp = material.lamp && weather.lamps
      const c = lamp ? LAMP : material.foam ? white : tone(hit, material, view, weather, noise, sunlight)
      const corner = plain || lamp || material.foam ? 0 : 0.5 * hollow(buffers, x, y, camera.focal, dither(x, y) * 2.4)
      const haze = 1 - Math.exp(-Math.max(0, d - 14) / weather.fogReach)
      for (let k = 0; k < 3; k++) {
        const dark = c[k] * lerp(1, weather.shade[k] * 0.8, corner)
        colour[i * 4 + k] = lerp(dark, weather.fog[k], haze)
      }
      colour[i * 4 + 3] = 1
    }
  if (!plain) drawInk(buffers, colour, camera)
  return colour
}

/** Lines where one shape ends before another: wide at outlines, thin at seams. */
function drawInk({ width, height, owner, depth, triangles }, colour, camera) {
  const groupAt = (i) => (owner[i] < 0 ? -1 : triangles[owner[i]].group)
  const weight = new Float32Array(width * height)
  const near = Math.max(1, Math.round(height / 1150))
  for (let y = near; y < height - near; y++)
    for (let x = near; x < width - near; x++) {
      const i = y * width + x
      if (owner[i] < 0 || triangles[owner[i]].material.noInk) continue
      const z = depth[i]
      let edge = 0
      for (const j of [i - near, i + near, i - near * width, i + near * width]) {
        const gap = depth[j] - z
        if (groupAt(j) !== groupAt(i)) edge = Math.max(edge, gap > 0.25 ? 0.8 : gap > -0.02 ? 0.42 : 0)
        else if (gap > 0.18 + z * 0.012) edge = Math.max(edge, 0.55)
      }
      weight[i] = edge * clamp(1.15 - z / 90) * clamp(camera.focal / z / (height / 14), 0.35, 1)
    }
  for (let i = 0; i < weight.length; i++) {
    if (weight[i] === 0) continue
    for (let k = 0; k < 3; k++) {
      const c = colour[i * 4 + k]
      colour[i * 4 + k] = lerp(c, lerp(INK[k], c, 0.28), weight[i])
    }
  }
}
