/** Pictures as AVIF within a byte limit. */
import sharp from 'sharp'

/** Lets colour run on under what is transparent: unseen detail there costs bytes and leaves dark seams. */
async function bleed(data, { width, height }) {
  const weighed = Buffer.alloc(data.length)
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3] / 255
    for (let k = 0; k < 3; k++) weighed[i + k] = data[i + k] * alpha
    weighed[i + 3] = data[i + 3]
  }
  const planes = []
  for (let k = 0; k < 4; k++) {
    const plane = Buffer.alloc(width * height)
    for (let i = 0; i < plane.length; i++) plane[i] = weighed[i * 4 + k]
    const small = await sharp(plane, { raw: { width, height, channels: 1 } })
      .resize(Math.max(4, width >> 5), Math.max(4, height >> 5), { fit: 'fill' })
      .toColourspace('b-w')
      .raw()
      .toBuffer({ resolveWithObject: true })
    planes.push(
      await sharp(small.data, { raw: small.info })
        .blur(2)
        .resize(width, height, { fit: 'fill', kernel: 'cubic' })
        .toColourspace('b-w')
        .raw()
        .toBuffer(),
    )
  }
  const average = [0, 1, 2].map((k) => sum(weighed, k) / Math.max(1, sum(weighed, 3) / 255))
  const out = Buffer.from(data)
  for (let i = 0; i < width * height; i++) {
    if (data[i * 4 + 3] > 1) continue
    const there = planes[3][i] / 255
    const trust = Math.min(1, there * 12)
    for (let k = 0; k < 3; k++)
      out[i * 4 + k] = average[k] * (1 - trust) + Math.min(255, planes[k][i] / Math.max(0.02, there)) * trust
  }
  return out
}

function sum(data, channel) {
  let total = 0
  for (let i = channel; i < data.length; i += 4) total += data[i]
  return total
}

/** The best quality that stays below `most` bytes; keeps transparency. */
export async function encodeLayer(most, picture, width) {
  const { data, info } = await sharp(picture).resize(width).raw().toBuffer({ resolveWithObject: true })
  const ready = info.channels === 4 ? await bleed(data, info) : data
  const encode = (quality) =>
    sharp(ready, { raw: { width: info.width, height: info.height, channels: info.channels } })
      .avif({ quality, effort: 3, chromaSubsampling: '4:2:0' })
      .toBuffer()
  let low = 16
  let high = 66
  let best
  while (high - low > 3) {
    const quality = Math.round((low + high) / 2)
    const bytes = await encode(quality)
    if (bytes.length > most) high = quality
    else {
      low = quality
      best = bytes
      if (bytes.length > most * 0.9) break
    }
  }
  if (!best) best = await encode(low)
  if (best.length > most) throw new Error(`${best.length} bytes at the lowest quality, ${most} are allowed`)
  return best
}

/** The picture's mean colour where it can be seen, as a hex number for placeholders. */
export async function meanColour(picture) {
  const { data, info } = await sharp(picture).resize(48).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const total = [0, 0, 0]
  let weight = 0
  for (let i = 0; i < info.width * info.height; i++) {
    const alpha = data[i * 4 + 3]
    weight += alpha
    for (let k = 0; k < 3; k++) total[k] += data[i * 4 + k] * alpha
  }
  return `#${total
    .map((value) =>
      Math.round(value / Math.max(1, weight))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
