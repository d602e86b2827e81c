import sharp from 'sharp'

/** A good AVIF that is not larger than `most`: bytes grow by about a twentieth with each step of quality. */
export async function encodeWithin(most, data, raw) {
  let best
  for (let tries = 0, quality = 54; tries < 4; tries++) {
    const bytes = await sharp(data, { raw }).avif({ quality, effort: 3 }).toBuffer()
    const fits = bytes.length <= most
    if (fits && bytes.length > (best?.length ?? 0)) best = bytes
    const wanted = quality + Math.floor(Math.log((most * 0.95) / bytes.length) / 0.05)
    const next = Math.max(12, Math.min(72, fits ? wanted : Math.min(wanted, quality - 2)))
    if (fits && (next <= quality + 4 || tries > 1)) break
    quality = next
  }
  if (!best) throw new Error(`no quality fits into ${most} bytes`)
  return best
}
