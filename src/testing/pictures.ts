import { deflateSync } from 'node:zlib'
import { encode } from 'bmp-ts'
import sharp, { type Sharp } from 'sharp'

/** Left half orange, right half blue, so that a picture's orientation can be told. */
const half = (background: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

export async function somePixels(width = 64, height = 40) {
  const right = await half('#1040c0', width / 2, height)
  return sharp(await half('#ff5a1f', width, height)).composite([{ input: right, left: width / 2, top: 0 }])
}

/** A real picture file of each type, orange on its left and blue on its right. */
export const somePictures = {
  jpg: async (width?: number, height?: number) => (await somePixels(width, height)).jpeg({ quality: 95 }).toBuffer(),
  png: async (width?: number, height?: number) => (await somePixels(width, height)).png().toBuffer(),
  webp: async (width?: number, height?: number) => (await somePixels(width, height)).webp().toBuffer(),
  gif: async (width?: number, height?: number) => (await somePixels(width, height)).gif().toBuffer(),
  avif: async (width?: number, height?: number) => (await somePixels(width, height)).avif({ effort: 0 }).toBuffer(),
  bmp: async (width?: number, height?: number) => bmp(await somePixels(width, height)),
} as const

async function bmp(pixels: Sharp): Promise<Buffer> {
  const flat = await sharp(await pixels.png().toBuffer())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = flat.info
  const data = Buffer.alloc(flat.data.length)
  for (let i = 0; i < data.length; i += 4) {
    const [red = 0, green = 0, blue = 0] = flat.data.subarray(i, i + 3)
    data.set([255, blue, green, red], i)
  }
  return Buffer.from(encode({ width, height, data, bitPP: 24 }).data)
}

/** A PNG of few bytes that says it has so many pixels, all of them black. */
export function pixelBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * Math.min(height, 20_000)), { level: 9 })
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}

function crc(data: Buffer): number {
  let value = 0xffffffff
  for (const byte of data) {
    value ^= byte
    for (let i = 0; i < 8; i++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  }
  return (value ^ 0xffffffff) >>> 0
}

/** An animated picture of very many frames. */
export async function animated(type: 'gif' | 'webp', frames: number): Promise<Buffer> {
  const [width, height] = [48, 32]
  const data = Buffer.alloc(width * height * 3 * frames)
  for (let i = 0; i < data.length; i++) data[i] = (i * 7 + Math.trunc(i / (width * height * 3)) * 31) % 256
  const pixels = sharp(data, { raw: { width, height: height * frames, channels: 3, pageHeight: height } })
  return type === 'gif' ? pixels.gif({ effort: 1 }).toBuffer() : pixels.webp({ effort: 0 }).toBuffer()
}
