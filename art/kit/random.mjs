/** Seeded random numbers in [0, 1): the same seed draws the same picture. */
export function seeded(seed) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const between = (low, high) => low + (high - low) * next()
  const pick = (list) => list[Math.floor(next() * list.length)]
  return { next, between, pick }
}

/** Perlin noise in about [-1, 1] with `fbm` summing octaves of it. */
export function noiseField(seed) {
  const { next } = seeded(seed)
  const order = Array.from({ length: 256 }, (_, i) => i)
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(next() * (i + 1))
    ;[order[i], order[j]] = [order[j], order[i]]
  }
  const table = Uint8Array.from({ length: 512 }, (_, i) => order[i & 255])
  const gx = new Float32Array(256)
  const gy = new Float32Array(256)
  for (let i = 0; i < 256; i++) {
    const angle = next() * Math.PI * 2
    gx[i] = Math.cos(angle)
    gy[i] = Math.sin(angle)
  }
  const noise = (x, y) => {
    const xi = Math.floor(x)
    const yi = Math.floor(y)
    const fx = x - xi
    const fy = y - yi
    const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10)
    const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10)
    const a = xi & 255
    const b = (xi + 1) & 255
    const c = yi & 255
    const d = (yi + 1) & 255
    const aa = table[table[a] + c]
    const ba = table[table[b] + c]
    const ab = table[table[a] + d]
    const bb = table[table[b] + d]
    const top = gx[aa] * fx + gy[aa] * fy
    const topRight = gx[ba] * (fx - 1) + gy[ba] * fy
    const low = gx[ab] * fx + gy[ab] * (fy - 1)
    const lowRight = gx[bb] * (fx - 1) + gy[bb] * (fy - 1)
    const upper = top + (topRight - top) * u
    return (upper + (low + (lowRight - low) * u - upper) * v) * 1.4
  }
  const fbm = (x, y, octaves = 4) => {
    let sum = 0
    let gain = 0.5
    for (let i = 0; i < octaves; i++) {
      sum += gain * noise(x, y)
      x = x * 2 + 17.3
      y = y * 2 + 9.1
      gain *= 0.5
    }
    return sum
  }
  return { noise, fbm }
}
