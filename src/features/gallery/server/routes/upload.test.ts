import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, mondayMorning } from '#testing/app.ts'
import { multipart } from '#testing/form.ts'
import { animated, somePictures, somePixels } from '#testing/pictures.ts'
import type { GalleryItem } from '../../contract.ts'

const it = await buildTestApp()
const { sql } = it
const artist = await it.signedIn('artist')

beforeEach(async () => {
  it.setNow(mondayMorning)
  await sql`TRUNCATE gallery_items, files RESTART IDENTITY CASCADE`
  await it.live.changed('gallery', 'files')
})

const upload = async (fields: Record<string, unknown>, browser = artist) =>
  browser.send({ method: 'POST', url: '/api/aral_upload_image/', ...(await multipart(fields)) })

/** A file as it is served. */
async function file(path: string) {
  const { rawPayload, headers, statusCode } = await it.app.inject(path)
  const meta = statusCode === 200 ? await sharp(rawPayload).metadata() : undefined
  return { type: headers['content-type'], cached: headers['cache-control'], meta, bytes: rawPayload }
}

const types = [
  ['jpg', () => somePictures.jpg()],
  ['jpeg', async () => (await somePixels(70, 40)).jpeg({ progressive: true }).toBuffer()],
  ['png', () => somePictures.png()],
  ['bmp', () => somePictures.bmp()],
  ['gif', () => animated('gif', 5)],
  ['webp', () => animated('webp', 5)],
  ['avif', () => somePictures.avif()],
] as const

const xss = '"><img src=x onerror=alert(1)>'

test.each(types)(
  'A %s hangs as AVIF, still and without metadata, under a title that is text whatever it is.',
  async (_, picture) => {
    const reply = await upload({
      image: await picture(),
      title: xss,
      alt: '<script>alert(1)</script>',
      series: 'Tides',
    })
    expect(reply.status, reply.text).toBe(201)
    const { error, file_url, item } = reply.json as { error: boolean; file_url: string; item: GalleryItem }
    expect([error, file_url]).toEqual([false, item.path])
    expect(item).toMatchObject({
      uploader: 'Lina Falke',
      title: xss,
      alt: '<script>alert(1)</script>',
      series: 'Tides',
      year: 2026,
      dateTime: '2026-06-01T05:00:00Z',
      likecount: 0,
      placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
    })
    const { type, cached, meta } = await file(item.path)
    expect([type, cached]).toEqual(['image/avif', 'public, max-age=31536000, immutable'])
    expect([meta?.width, meta?.height, meta?.pages ?? 1]).toEqual([item.width, item.height, 1])
    expect([meta?.exif, meta?.xmp, meta?.icc]).toEqual([undefined, undefined, undefined])
    expect((await file(item.path.replace('/files/', '/files/thumbnail_'))).type).toBe('image/avif')
    const listed = (await it.visitor().get('/api/aral_get_gallery_items/')).json.gallery_data
    expect(listed).toEqual([item])
  },
)

test('A large picture hangs in every width, and messengers get a card of it.', async () => {
  const reply = await upload({ image: await somePictures.jpg(3000, 1500) })
  const item = reply.json.item as GalleryItem
  expect(item).toMatchObject({ title: 'Untitled', alt: '“Untitled”, a work by Lina Falke', width: 2560, height: 1280 })
  expect(item.narrower.map(({ width }) => width)).toEqual([640, 1280])
  for (const { path, width } of item.narrower) expect((await file(path)).meta?.width).toBe(width)
  expect((await file(item.path.replace('/files/', '/files/thumbnail_'))).meta?.width).toBe(320)
  // Asked for by many at once it is made once, and then kept.
  const cards = await Promise.all([1, 2, 3].map(() => it.app.inject(`/api/aral_get_gallery_card/${item.id}/`)))
  const [card] = cards
  expect([card?.statusCode, card?.headers['content-type']]).toEqual([200, 'image/jpeg'])
  const { data, info } = await sharp(card?.rawPayload).raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([1200, 630])
  expect([...data.subarray(0, 3)].map((value) => Math.round(value / 32))).toEqual([8, 7, 0])
  expect(await sql`SELECT FROM files WHERE name LIKE 'card%'`).toHaveLength(1)
})

describe('what is no picture', () => {
  test.each([
    ['text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'is none of JPG'],
    ['nothing', Buffer.alloc(0), 'is none of JPG'],
    ['a broken one', Buffer.from('\x89PNG\r\n\x1a\nand so on', 'latin1'), 'is broken'],
  ])('like %s is refused with an error flag', async (_, image, words) => {
    const reply = await upload({ image, title: 'Ebb' })
    expect(reply.status).toBe(422)
    expect(reply.json).toMatchObject({
      error: true,
      detail: expect.stringContaining(words),
      errors: [{ field: 'image', message: 'Please upload a valid image file' }],
    })
    expect(await sql`SELECT FROM files`).toHaveLength(0)
  })

  test('or none at all is said beside the field, as a title that is too long', async () => {
    for (const fields of [{ title: 'Ebb' }, { image: 'C:\\ebb.png' }])
      expect((await upload(fields)).json.errors).toEqual([
        { field: 'image', message: 'Please upload a valid image file' },
      ])
    const long = await upload({ image: await somePictures.png(), title: 'x'.repeat(81) })
    expect(long.json.errors).toEqual([{ field: 'title', message: 'Please use at most 80 characters for the title' }])
  })

  test('is not even read from who may not upload', async () => {
    for (const [browser, status] of [[it.visitor(), 401] as const, [await it.signedIn('admin'), 403] as const])
      expect((await upload({ image: Buffer.alloc(2_000_000) }, browser)).status).toBe(status)
  })
})

test('A picture hangs once: uploaded again it is refused, and once it was taken down the other one stays.', async () => {
  const image = await somePictures.png()
  const answers = await Promise.all([1, 2].map(() => upload({ image })))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({
    error: true,
    code: 'HANGS_ALREADY',
    detail: 'This picture hangs in the gallery already',
  })
  const [first] = (await it.visitor().get('/api/aral_get_gallery_items/')).json.gallery_data as GalleryItem[]
  await artist.post(`/api/aral_delete_image/${first?.id}/`)
  expect((await upload({ image })).status).toBe(201)
  expect((await artist.post(`/api/aral_restore_image/${first?.id}/`)).status).toBe(409)
})
