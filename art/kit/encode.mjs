/** Pictures as files, at the best quality that their budget in bytes allows. */
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

/** The bytes of a picture at the best quality that stays under `limit`. */
export async function atMost(limit, picture, format, size) {
  const { data, info } = await sharp(picture).resize(size).raw().toBuffer({ resolveWithObject: true })
  const encode = (quality) => sharp(data, { raw: info }).toFormat(format, { quality, effort: 4 }).toBuffer()
  let best = await encode(30)
  for (let low = 30, high = 86; high - low > 2; ) {
    const quality = Math.round((low + high) / 2)
    const bytes = await encode(quality)
    if (bytes.length > limit) high = quality
    else {
      low = quality
      best = bytes
    }
  }
  return best
}
