import { words } from './words.ts'

/** The picture types that are taken. What a file is says its content, never its name. */
export const pictureTypes = ['jpeg', 'png', 'bmp', 'gif', 'webp', 'avif'] as const
export type PictureType = (typeof pictureTypes)[number]

/** Bytes a picture file may have. */
export const largestPicture = 15 * 1024 * 1024

/** Pixels a picture may have, as its header says. */
export const mostPixels = 50_000_000

/** Bytes from the start of a file that are enough for `pictureType`. */
export const pictureStart = 64

/** The picture type that the first bytes of a file stand for; undefined for anything else. */
export function pictureType(start: Uint8Array): PictureType | undefined {
  const text = String.fromCharCode(...start.subarray(0, pictureStart))
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^GIF8[79]a/.test(text)) return 'gif'
  if (/^RIFF.{4}WEBP/s.test(text)) return 'webp'
  if (/^BM.{4}\0{4}/s.test(text)) return 'bmp'
  return isAvif(start, text) ? 'avif' : undefined
}

/** The first box of an AVIF names `avif` or `avis` among its brands, each of four letters. */
function isAvif(start: Uint8Array, text: string): boolean {
  if (text.slice(4, 8) !== 'ftyp') return false
  const end = Math.min(text.length, new DataView(start.buffer, start.byteOffset).getUint32(0))
  const brands = text.slice(8, end).match(/.{4}/gs) ?? []
  return brands.some((brand) => brand === 'avif' || brand === 'avis')
}

/** Why a file is not taken as a picture. */
export type PictureRefusal = 'type' | 'size' | 'pixels' | 'broken' | 'time' | 'memory'

/** After the name of the picture: `Picture 2` … `is broken or incomplete`. */
export const pictureRefusals: Readonly<Record<PictureRefusal, string>> = {
  get type() {
    return words.wrongPictureType
  },
  get size() {
    return words.largePicture
  },
  get pixels() {
    return words.manyPixels
  },
  get broken() {
    return words.brokenPicture
  },
  get time() {
    return words.slowPicture
  },
  get memory() {
    return words.heavyPicture
  },
}
