import { beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/app.ts'
import type { Browser } from '#testing/browser.ts'
import { somePictures } from '#testing/pictures.ts'

let it: TestApp
let artist: Browser

beforeAll(async () => {
  it = await buildTestApp()
  artist = await it.signedIn('artist')
})

/** As a program sends it that minds no rules: the name stands there as it is. */
function upload(bytes: Buffer, { name = 'ebb.png', type = 'image/png' } = {}) {
  const boundary = 'x4711'
  const part = (head: string) => Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n`)
  const payload = Buffer.concat([
    part('name="title"'),
    Buffer.from('\r\nEbb\r\n'),
    part(`name="image"; filename="${name}"`),
    Buffer.from(`Content-Type: ${type}\r\n\r\n`),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  return artist.send({ method: 'POST', url: '/api/aral_upload_image/', payload, headers })
}

const stored = () => it.sql<{ name: string; media_type: string; bytes: Buffer }[]>`SELECT * FROM files`

const script = '<script>alert("polyglot")</script>'

test('what hides behind a picture is not in what is kept, and what is served can only be a picture', async () => {
  const jpeg = await somePictures.jpg(66, 40)
  const html = Buffer.concat([jpeg, Buffer.from(`<html>${script}`)])
  // A comment right behind the start, where some readers look for a page.
  const comment = Buffer.from(`\xff\xfe\0${String.fromCharCode(script.length + 2)}${script}`, 'latin1')
  const other = await somePictures.jpg(68, 40)
  const begun = Buffer.concat([other.subarray(0, 2), comment, other.subarray(2)])
  const gif = Buffer.concat([await somePictures.gif(70, 40), Buffer.from(`*/=1;alert("polyglot")//`)])
  const zip = Buffer.concat([await somePictures.png(72, 40), Buffer.from('PK\x03\x04polyglot', 'latin1')])
  for (const file of [html, begun, gif, zip]) {
    const { status, text } = await upload(file, { name: 'page.html', type: 'text/html' })
    expect(status, text).toBe(201)
  }
  const files = await stored()
  expect(files.length).toBeGreaterThan(1)
  for (const { name, media_type, bytes } of files) {
    expect([name, bytes.includes('polyglot')]).toEqual([name, false])
    const { status, headers } = await it.visitor().get(`/files/${name}`)
    expect([status, headers['content-type'], headers['x-content-type-options']]).toEqual([200, media_type, 'nosniff'])
    expect(headers['content-security-policy']).toContain('sandbox')
    expect(media_type).toMatch(/^image\/(avif|webp|jpeg)$/)
  }
}, 120_000)

test('the name of a file decides nothing, whatever it is', async () => {
  const names = [
    '../../../etc/passwd',
    '..\\..\\boot.ini',
    'CON',
    `${'a'.repeat(300)}.png`,
    'gnp.\u202eexe',
    '%00.png',
    '',
  ]
  for (const [i, name] of names.entries()) {
    const png = await somePictures.png(32 + 2 * i, 40)
    expect([name, (await upload(png, { name })).status]).toEqual([name, 201])
  }
  for (const { name } of await stored()) expect(name).toMatch(/^(thumbnail_)?[0-9a-f]{32}(_\d+)?\.(avif|webp|jpg)$/)
}, 120_000)

test('what is no whole picture is refused with a message beside the field, and the next one is taken', async () => {
  const before = (await stored()).length
  const png = await somePictures.png(300, 200)
  const quarters = [0.25, 0.5, 0.75].map((part) => png.subarray(0, Math.trunc(png.length * part)))
  const entities =
    '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><text>&x;</text></svg>'
  const none = [Buffer.alloc(0), Buffer.from(entities), Buffer.from('%PDF-1.7'), Buffer.from('PK\x03\x04', 'latin1')]
  for (const [i, file] of [...quarters, ...none].entries()) {
    const { status, json } = await upload(file)
    expect([i, status, json.errors]).toMatchObject([i, 422, [{ field: 'image' }]])
  }
  const large = await upload(Buffer.concat([png, Buffer.alloc(50 * 1024 * 1024)]))
  expect([413, 422]).toContain(large.status)
  expect(large.json.detail).toMatch(/\w/)
  expect(await stored()).toHaveLength(before)
  expect((await upload(png)).status).toBe(201)
}, 120_000)
