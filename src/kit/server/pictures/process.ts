import { type BmpImage, decode } from 'bmp-ts'
import sharp, { type Sharp } from 'sharp'
import { mostPixels, type PictureRefusal, pictureType } from '#kit/shared/picture.ts'

/**
 * A process of its own for one picture: whatever a hostile file does to the decoder, it does it here. Says `ready`, is
 * sent the bytes, answers, and is ended by whoever started it (pictures.ts).
 */
export type PictureAnswer = { picture: Buffer; thumbnail: Buffer } | { refused: PictureRefusal }
export type LogoAnswer = { logo: Buffer } | { refused: PictureRefusal }
/** `width` and `height` in pixels; narrower ones narrowest first; the placeholder is a `data:` address. */
export type PictureSizes = {
  picture: Buffer
  width: number
  height: number
  narrower: { width: number; picture: Buffer }[]
  thumbnail: Buffer
  placeholder: string
}
export type SizesAnswer = PictureSizes | { refused: PictureRefusal }
export type CardAnswer = { card: Buffer } | { refused: PictureRefusal }

const longSide = 1920
/** As wide as a phone shows it. */
const thumbnailWidth = 720
/** To be looked at closely: pixels of the long side, and of the width of the others. */
const largest = 2560
const widths = [640, 1280]
const smallest = 320
/** As messengers show a picture of a link, and the air around it. */
const card = { width: 1200, height: 630, margin: 48 }

/** Sharp where it is printed 8 cm wide. */
const logoBox = { width: 900, height: 300 }

sharp.cache(false)
sharp.concurrency(1)
process.on('message', async (bytes: Uint8Array) => {
  process.send?.(await answerTo(Buffer.from(bytes)))
})
// What is sent to the whole group of processes is for the one that started this.
process.on('SIGINT', () => {})
process.on('disconnect', () => process.exit())
process.send?.('ready')

async function answerTo(bytes: Buffer): Promise<PictureAnswer | LogoAnswer | SizesAnswer | CardAnswer> {
  try {
    const source = open(bytes)
    const { width = 0, height = 0 } = await source.metadata()
    if (width * height > mostPixels) return { refused: 'pixels' }
    const [, , how, ground = ''] = process.argv
    if (how === 'logo') return await onWhite(source)
    if (how === 'sizes') return await inSizes(source)
    if (how === 'photo') return await filling(source)
    return how === 'card' ? await onCard(source, ground) : await smaller(source)
  } catch (error) {
    return { refused: error instanceof Error && /pixel limit/.test(error.message) ? 'pixels' : 'broken' }
  }
}

/** The first frame, upright, in ordinary colours and without metadata, in its two sizes. */
async function smaller(source: Sharp) {
  const { pixels } = await within(source, longSide)
  const picture = await pixels().webp({ quality: 82 }).toBuffer()
  const thumbnail = await pixels()
    .resize({ width: thumbnailWidth, withoutEnlargement: true })
    .webp({ quality: 68, effort: 6 })
    .toBuffer()
  return { picture, thumbnail }
}

/** In every size that a gallery shows it in. The large ones quickly: more effort makes them hardly smaller. */
async function inSizes(source: Sharp): Promise<PictureSizes> {
  const { pixels, width, height } = await within(source, largest)
  const avif = (wanted: number, effort: number) =>
    pixels().resize({ width: wanted, withoutEnlargement: true }).avif({ quality: 60, effort }).toBuffer()
  const narrower = []
  for (const one of widths.filter((wanted) => wanted < width * 0.8))
    narrower.push({ width: one, picture: await avif(one, 2) })
  const few = await pixels().resize({ width: 20, height: 20, fit: 'inside' }).webp({ quality: 30 }).toBuffer()
  return {
    picture: await avif(width, 0),
    width,
    height,
    narrower,
    thumbnail: await avif(smallest, 2),
    placeholder: `data:image/webp;base64,${few.toString('base64')}`,
  }
}

/** The whole picture with air around it: JPEG, which every messenger shows. */
async function onCard(source: Sharp, ground: string) {
  const { width, height, margin } = card
  const picture = await source
    .autoOrient()
    .resize({ width: width - 2 * margin, height: height - 2 * margin, fit: 'inside' })
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer()
  const base = sharp({ create: { width, height, channels: 3, background: ground } })
  return {
    card: await base
      .composite([{ input: picture }])
      .jpeg({ quality: 84, mozjpeg: true })
      .toBuffer(),
  }
}

/** So much of the picture as fills the card, and of it what catches the eye. */
const filling = async (source: Sharp) => ({
  card: await source
    .autoOrient()
    .resize({ width: card.width, height: card.height, fit: 'cover', position: 'attention' })
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer(),
})

/** The pixels of a picture, at most so many along its long side. */
async function within(source: Sharp, most: number) {
  const { data, info } = await source
    .autoOrient()
    .resize({ width: most, height: most, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { pixels: () => sharp(data, { raw: { width, height, channels } }), width, height }
}

/** As papers take it: no transparency, no interlacing, colours and lines as they are. */
async function onWhite(source: Sharp) {
  const logo = await source
    .autoOrient()
    .resize({ ...logoBox, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .png({ compressionLevel: 9, palette: false, progressive: false })
    .toBuffer()
  return { logo }
}

function open(bytes: Buffer): Sharp {
  const limits = { limitInputPixels: mostPixels, sequentialRead: true, pages: 1, failOn: 'error' } as const
  if (pictureType(bytes) !== 'bmp') return sharp(bytes, limits)
  const { width, height, data } = readBmp(bytes)
  return sharp(withoutAlpha(data), { raw: { width, height, channels: 3 }, ...limits })
}

/** Throws for what the library would read wrongly: compressed files, and those that end too early. */
function readBmp(bytes: Buffer): BmpImage {
  const offset = bytes.readUInt32LE(10)
  const header = bytes.readUInt32LE(14)
  const width = bytes.readInt32LE(18)
  const height = Math.abs(bytes.readInt32LE(22))
  const bits = bytes.readUInt16LE(28)
  const compression = bytes.readUInt32LE(30)
  const colors = bytes.readUInt32LE(46)
  if (width * height > mostPixels) throw new Error('more than the pixel limit')
  const isPlain = compression === 0 || (compression === 3 && bits > 8)
  if (!isPlain || ![1, 4, 8, 16, 24, 32].includes(bits) || width < 1 || height < 1 || colors > 256) {
    throw new Error('not a BMP that can be read')
  }
  const masks = header === 40 && compression === 3 ? 12 : 0
  const palette = bits <= 8 || colors > 0 ? (colors || 2 ** bits) * 4 : 0
  const rows = Math.ceil((width * bits) / 32) * 4 * height
  if (bytes.length < offset + rows) throw new Error('the file ends too early')
  // The library takes it for granted that the pixels follow at once.
  return decode(
    Buffer.concat([bytes.subarray(0, 14 + header + masks + palette), bytes.subarray(offset, offset + rows)]),
  )
}

/** The library gives four bytes a pixel: alpha, which hardly any program writes rightly, blue, green and red. */
function withoutAlpha(pixels: Uint8Array): Buffer {
  const result = Buffer.allocUnsafe((pixels.length / 4) * 3)
  for (let from = 0, to = 0; from < pixels.length; from += 4, to += 3) {
    result[to] = pixels[from + 3] as number
    result[to + 1] = pixels[from + 2] as number
    result[to + 2] = pixels[from + 1] as number
  }
  return result
}
