import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { largestPicture } from '#kit/shared/picture.ts'
import { animated, pixelBomb, somePictures, somePixels } from '#testing/pictures.ts'
import { makePicture } from './pictures.ts'

async function made(bytes: Uint8Array) {
  const answer = await makePicture(bytes)
  if ('refused' in answer) throw new Error(`refused: ${answer.refused}`)
  return { picture: Buffer.from(answer.picture), thumbnail: Buffer.from(answer.thumbnail) }
}

const refusal = async (bytes: Uint8Array) => {
  const answer = await makePicture(bytes)
  return 'refused' in answer ? answer.refused : 'taken'
}

/** Red, green and blue in the middle of the left and of the right half. */
async function colours(picture: Buffer) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number) => {
    const from = (Math.trunc(info.height / 2) * info.width + Math.trunc(info.width * x)) * 3
    return (data[from] as number) > 128 ? 'orange' : 'blue'
  }
  return [at(0.25), at(0.75)]
}

test.each(Object.entries(somePictures))('a %s becomes WebP with a small twin', async (_, some) => {
  const { picture, thumbnail } = await made(await some(2400, 1500))
  const large = await sharp(picture).metadata()
  expect([large.format, large.width, large.height]).toEqual(['webp', 1920, 1200])
  const small = await sharp(thumbnail).metadata()
  expect([small.format, small.width, small.height]).toEqual(['webp', 720, 450])
  expect(await colours(picture)).toEqual(['orange', 'blue'])
})

test('a small picture is not made larger', async () => {
  const { picture, thumbnail } = await made(await somePictures.png(30, 20))
  expect((await sharp(picture).metadata()).width).toBe(30)
  expect((await sharp(thumbnail).metadata()).width).toBe(30)
})

test('a picture stands upright, and nothing tells where or with what it was taken', async () => {
  const taken = await (await somePixels(64, 40))
    .withMetadata({ orientation: 3 })
    .withExifMerge({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '47/1 59/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()
  const before = await sharp(taken).metadata()
  expect([before.orientation, before.exif?.includes('Camera')]).toEqual([3, true])
  const { picture, thumbnail } = await made(taken)
  for (const file of [picture, thumbnail]) {
    const { exif, xmp, iptc, icc, orientation } = await sharp(file).metadata()
    expect([exif, xmp, iptc, icc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined])
    expect(file.includes('Camera')).toBe(false)
  }
  expect(await colours(picture)).toEqual(['blue', 'orange'])
})

test('a BMP is read with any gap before its pixels, and refused where it ends too early', async () => {
  const plain = await somePictures.bmp()
  const gap = Buffer.concat([plain.subarray(0, 54), Buffer.alloc(70, 7), plain.subarray(54)])
  gap.writeUInt32LE(124, 10)
  expect(await colours((await made(gap)).picture)).toEqual(['orange', 'blue'])
  expect(await refusal(plain.subarray(0, plain.length - 500))).toBe('broken')
  const compressed = Buffer.from(plain)
  compressed.writeUInt32LE(1, 30)
  expect(await refusal(compressed)).toBe('broken')
})

test.each(Object.entries(somePictures))('a %s that ends too early is refused', async (_, some) => {
  const whole = await some(1200, 800)
  expect(await refusal(whole.subarray(0, Math.trunc(whole.length * 0.6)))).toBe('broken')
  expect(await refusal(whole.subarray(0, 40))).toBe('broken')
})

test('only the first frame of an animated picture is read, however many there are', async () => {
  for (const type of ['gif', 'webp'] as const) {
    const { pages = 1, height } = await sharp((await made(await animated(type, 1500))).picture).metadata()
    expect([type, pages, height]).toEqual([type, 1, 32])
  }
})

test.each([
  ['an HTML page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['a PDF', Buffer.from('%PDF-1.7')],
  ['an iPhone photo', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
  ['nothing', Buffer.alloc(0)],
])('%s is no picture, whatever its name says', async (_, bytes) => {
  expect(await refusal(bytes)).toBe('type')
})

test('what only begins like a picture is refused', async () => {
  for (const start of ['\xff\xd8\xff\xe0<html>', '\x89PNG\r\n\x1a\n<script>', 'GIF89a;', 'RIFF\0\0\0\0WEBPVP8 ']) {
    expect([start, await refusal(Buffer.from(start, 'latin1'))]).toEqual([start, 'broken'])
  }
})

test('16 MB are too large', async () => {
  expect(await refusal(Buffer.concat([await somePictures.jpg(), Buffer.alloc(largestPicture)]))).toBe('size')
})

test('a few bytes that unfold to a thousand million pixels are refused at once', async () => {
  const bomb = pixelBomb(30_000, 30_000)
  expect(bomb.length).toBeLessThan(100_000)
  const begin = performance.now()
  expect(await refusal(bomb)).toBe('pixels')
  expect(performance.now() - begin).toBeLessThan(6000)
  const bmp = await somePictures.bmp()
  bmp.writeInt32LE(30_000, 18)
  bmp.writeInt32LE(30_000, 22)
  expect(await refusal(bmp)).toBe('pixels')
})

const children = () => {
  try {
    return readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ').filter(Boolean)
  } catch {
    return []
  }
}
const program = 'src/testing/greedy-process.ts'
const told = (harm: string) => Buffer.from(`\xff\xd8\xff${harm}`, 'latin1')
const isLinux = readdirSync('/').includes('proc')

test('whatever a decoder does, it is ended in time, and the next picture is none the worse', async () => {
  const begin = performance.now()
  expect(await makePicture(told('spin'), { program, seconds: 0.5 })).toEqual({ refused: 'time' })
  expect(performance.now() - begin).toBeLessThan(8000)
  expect(await makePicture(told('crash'), { program })).toEqual({ refused: 'broken' })
  expect(await makePicture(told('exit'), { program })).toEqual({ refused: 'broken' })
  expect(await makePicture(told('nothing'), { program })).toHaveProperty('picture')
  expect(await refusal(await somePictures.png())).toBe('taken')
})

test.runIf(isLinux)('a decoder that takes more than its memory is killed before it has much more', async () => {
  let most = 0
  const watch = setInterval(() => {
    for (const pid of children()) {
      const peak = /VmHWM:\s+(\d+)/.exec(readOrNothing(`/proc/${pid}/status`))?.[1] ?? 0
      most = Math.max(most, Number(peak) / 1024)
    }
  }, 2)
  const answer = await makePicture(told('allocate'), { program })
  clearInterval(watch)
  expect(answer).toEqual({ refused: 'memory' })
  expect(most).toBeGreaterThan(200)
  expect(most).toBeLessThan(400)
})

const readOrNothing = (path: string) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

test('pictures are made one at a time, and not by this process', async () => {
  let most = 0
  const watch = setInterval(() => {
    most = Math.max(most, children().length)
  }, 5)
  const photo = await somePictures.jpg(4000, 3000)
  const before = process.cpuUsage()
  await Promise.all(Array.from({ length: 4 }, () => made(photo)))
  const { user, system } = process.cpuUsage(before)
  clearInterval(watch)
  expect(most).toBeLessThanOrEqual(1)
  expect((user + system) / 1e6).toBeLessThan(0.8)
})

test('with too many waiting people are asked to come back', async () => {
  const waiting = Array.from({ length: 30 }, () =>
    makePicture(told('nothing'), { program }).then(
      () => 200,
      (error) => error.status,
    ),
  )
  const statuses = await Promise.all(waiting)
  expect(statuses.filter((status) => status === 503)).toHaveLength(6)
  expect(statuses.filter((status) => status === 200)).toHaveLength(24)
}, 60_000)
