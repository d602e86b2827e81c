/** Turns models into buffers that say which triangle each pixel shows, and where on it. */
import { between, unit } from './maths.mjs'

const NEAR = 0.3

/** One flat list of triangles from many models; the parts' materials stay shared. */
export function gather(models) {
  const triangles = []
  let group = 0
  for (const model of models)
    for (const { material, triangles: own } of model.flat(9).filter(Boolean)) {
      group++
      for (const corners of own) triangles.push({ corners, material, group })
    }
  return triangles
}

const mixCorner = (a, b, t) => ({
  p: between(a.p, b.p, t),
  n: unit(between(a.n, b.n, t)),
  m: between(a.m, b.m, t),
  uv: [a.uv[0] + (b.uv[0] - a.uv[0]) * t, a.uv[1] + (b.uv[1] - a.uv[1]) * t],
})

/** Cuts away what lies behind the near plane. */
function clipNear(triangles, camera) {
  const out = []
  for (const triangle of triangles) {
    const depths = triangle.corners.map((c) => camera.view(c.p)[2])
    if (depths.every((d) => d > NEAR)) {
      out.push(triangle)
      continue
    }
    if (depths.every((d) => d <= NEAR)) continue
    const kept = []
    triangle.corners.forEach((c, i) => {
      const j = (i + 1) % 3
      if (depths[i] > NEAR) kept.push(c)
      if (depths[i] > NEAR !== depths[j] > NEAR)
        kept.push(mixCorner(c, triangle.corners[j], (NEAR - depths[i]) / (depths[j] - depths[i])))
    })
    for (let i = 1; i < kept.length - 1; i++) out.push({ ...triangle, corners: [kept[0], kept[i], kept[i + 1]] })
  }
  return out
}

function scan(width, height, a, b, c, visit) {
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])
  if (Math.abs(area) < 1e-9) return
  const x0 = Math.max(0, Math.floor(Math.min(a[0], b[0], c[0])))
  const x1 = Math.min(width - 1, Math.ceil(Math.max(a[0], b[0], c[0])))
  const y0 = Math.max(0, Math.floor(Math.min(a[1], b[1], c[1])))
  const y1 = Math.min(height - 1, Math.ceil(Math.max(a[1], b[1], c[1])))
  for (let y = y0; y <= y1; y++)
    for (let x = x0; x <= x1; x++) {
      const px = x + 0.5
      const py = y + 0.5
      const wb = ((px - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (py - a[1])) / area
      const wc = ((b[0] - a[0]) * (py - a[1]) - (px - a[0]) * (b[1] - a[1])) / area
      const wa = 1 - wb - wc
      if (wa < 0 || wb < 0 || wc < 0) continue
      visit(y * width + x, wa, wb, wc)
    }
}

/** The picture's buffers; `mirrored` draws the world upside down below the water, as a reflection. */
export function rasterise(all, camera, { mirrored = false } = {}) {
  const { width, height } = camera
  const flip = (p) => (mirrored ? [p[0], -p[1], p[2]] : p)
  const seen = { view: (p) => camera.view(flip(p)) }
  const triangles = clipNear(all, seen)
  const size = width * height
  const owner = new Int32Array(size).fill(-1)
  const depth = new Float32Array(size).fill(Number.POSITIVE_INFINITY)
  const second = new Float32Array(size)
  const third = new Float32Array(size)
  triangles.forEach(({ corners }, index) => {
    const [va, vb, vc] = corners.map((k) => seen.view(k.p))
    const [sa, sb, sc] = [va, vb, vc].map(camera.screen)
    const [ya, yb, yc] = corners.map((k) => k.p[1])
    if (ya < 0 && yb < 0 && yc < 0) return
    scan(width, height, sa, sb, sc, (i, wa, wb, wc) => {
      const ia = wa / va[2]
      const ib = wb / vb[2]
      const ic = wc / vc[2]
      const z = 1 / (ia + ib + ic)
      if (z >= depth[i] || (ia * ya + ib * yb + ic * yc) * z < 0) return
      depth[i] = z
      owner[i] = index
      second[i] = ib * z
      third[i] = ic * z
    })
  })
  return { width, height, owner, depth, second, third, triangles }
}

/** How far the light reaches in each direction: the shadow map. */
export function rasteriseSun(triangles, sunView) {
  const { width, height } = sunView
  const depth = new Float32Array(width * height).fill(Number.POSITIVE_INFINITY)
  for (const { corners, material } of triangles) {
    if (material.noShadow) continue
    const [a, b, c] = corners.map((k) => sunView.project(k.p))
    scan(width, height, a, b, c, (i, wa, wb, wc) => {
      const z = wa * a[2] + wb * b[2] + wc * c[2]
      if (z < depth[i]) depth[i] = z
    })
  }
  /** 1 where the sun reaches the point, 0 in shadow, with a soft step between. */
  const lit = (p, bias = 0.05) => {
    const [x, y, z] = sunView.project(p)
    let sum = 0
    for (let k = 0; k < 9; k++) {
      const ix = Math.floor(x + ((k % 3) - 1) * 1.2)
      const iy = Math.floor(y + (Math.floor(k / 3) - 1) * 1.2)
      if (ix < 0 || iy < 0 || ix >= width || iy >= height || z - bias < depth[iy * width + ix]) sum++
    }
    return sum / 9
  }
  return { lit }
}
