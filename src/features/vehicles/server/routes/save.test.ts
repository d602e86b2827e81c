import { beforeAll, beforeEach, expect, test } from 'vitest'
import { largestPicture } from '#kit/shared/picture.ts'
import { buildTestApp, type Role, type TestApp } from '#testing/app.ts'
import type { Browser } from '#testing/browser.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { multipart } from '#testing/form.ts'
import { pixelBomb, somePictures } from '#testing/pictures.ts'

let it: TestApp
const staff = {} as Record<Role, Browser>
let png: Buffer

beforeAll(async () => {
  it = await buildTestApp()
  for (const role of ['root', 'admin', 'employee', 'demo'] as const) staff[role] = await it.signedIn(role)
  await it.sql`
    UPDATE business_settings SET general_opening_hour = 9, general_closing_hour = 11 WHERE business = 'rental'`
  png = await somePictures.png()
})

beforeEach(async () => {
  it.setNow('2026-06-01T22:30:00Z')
  await it.sql`TRUNCATE vehicles, bookings, vehicle_log, audit_log CASCADE`
  await it.live.changed('vehicles')
})

const fields = (changes: Record<string, unknown> = {}) => ({
  id: '',
  type: 'motorboats',
  name: 'Osprey',
  passengers: 6,
  license: 'no',
  deposit: '300',
  cleaning_fee: '25,50',
  extra_bbq: 'true',
  extra_sonar: 'true',
  extra_captain: '45',
  descriptionEN: JSON.stringify({ general: 'A boat.', features: 'Seats', technical: 'Engine' }),
  changed: 'Changed by the Queen',
  price1h: '50',
  price2h: '90,5',
  image1: png,
  ...changes,
})

const save = async (changes: Record<string, unknown> = {}, browser = staff.employee) =>
  browser.send({ method: 'POST', url: '/api/rere_add_or_change_vehicle/', ...(await multipart(fields(changes))) })

const fleet = async () => (await it.visitor().get('/api/rere_get_all_vehicles/all/')).rows
const messages = (reply: { json: Record<string, unknown> }) =>
  Object.fromEntries((reply.json.errors as { field: string; message: string }[]).map((e) => [e.field, e.message]))
const log = async () =>
  (await it.sql<{ entry: string }[]>`SELECT name || ': ' || changed AS entry FROM vehicle_log ORDER BY id`).map(
    ({ entry }) => entry,
  )
const nameMessage = 'Give the motorboat a name that is not used yet and is max 25 characters long'
const imagesMessage = 'Select at least 1 but not more than 6 valid images'

test('an employee adds a vehicle, and the next look at the fleet shows it', async () => {
  expect(await fleet()).toEqual([])
  const reply = await save({ image3: await somePictures.jpg(), alt3: 'From behind' })
  expect([reply.status, reply.text]).toEqual([201, expect.stringContaining('Osprey')])
  const [vehicle] = await fleet()
  expect(vehicle).toEqual(reply.json)
  expect(vehicle).toMatchObject({
    type: 'motorboats',
    name: 'Osprey',
    passengers: 6,
    deposit: 300,
    cleaning_fee: 25.5,
    briefing_fee: 0,
    extra_bbq: true,
    extra_sonar: true,
    extra_jukebox: false,
    extra_captain: 45,
    price1h: 50,
    price2h: 90.5,
    price3h: null,
    blocked: false,
    descriptionEN: { general: 'A boat.', features: 'Seats', technical: 'Engine' },
    alts: ['Motorboat Osprey, picture 1', 'From behind'],
    path3: null,
  })
  for (const path of [vehicle?.path1, vehicle?.path2, String(vehicle?.path1).replace('/files/', '/files/thumbnail_')]) {
    expect((await it.visitor().get(String(path))).headers['content-type']).toBe('image/webp')
  }
})

test('who did it is taken from the session, on the wall clock of the business', async () => {
  await save()
  await save({ name: 'Grebe' }, staff.root)
  expect(await log()).toEqual(['Osprey: Added by Jonas Pier (06/02/26)', 'Grebe: Added by Sternsinger (06/02/26)'])
  const notes = await it.sql`SELECT actor, action, details FROM audit_log ORDER BY id`
  expect(notes[0]).toEqual({
    actor: 'Jonas Pier',
    action: 'vehicle.add',
    details: { name: 'Osprey', type: 'motorboats' },
  })
})

test('a change keeps, moves, drops and adds pictures, and keeps prices beyond the opening hours', async () => {
  const added = await save({ image2: await somePictures.webp(), alt2: 'At night' })
  const id = added.json.id as number
  await it.sql`INSERT INTO vehicle_prices VALUES (${id}, 24, 40000)`
  const changed = await save({
    id,
    name: 'OSPREY',
    image1: added.json.path2,
    image2: await somePictures.gif(90, 60),
    price1h: '55.25',
    extra_captain: '',
  })
  expect([changed.status, changed.text]).toEqual([201, expect.anything()])
  expect(changed.json).toMatchObject({ id, name: 'OSPREY', price1h: 55.25, price12h: 400, extra_captain: null })
  expect(changed.json.path1).toBe(added.json.path2)
  expect(changed.json.path2).not.toBe(added.json.path1)
  expect(changed.json.alts).toEqual(['At night', 'Motorboat OSPREY, picture 2'])
  expect((await log()).at(-1)).toBe('OSPREY: Changed by Jonas Pier (06/02/26)')
})

test('the same picture twice is shown once', async () => {
  const { json } = await save({ image2: png, image3: await somePictures.webp() })
  expect([json.path1, json.path2, json.path3].filter(Boolean)).toHaveLength(2)
})

test.each([
  ['a name that is used, in other letters', { name: 'EIDER' }, { name: nameMessage }],
  ['a name too long', { name: 'A'.repeat(26) }, { name: nameMessage }],
  ['a name with a slash', { name: 'Boat/Yacht' }, { name: nameMessage }],
  ['no name', { name: '' }, { name: nameMessage }],
  ['no image', { image1: '' }, { images: imagesMessage }],
  ["another vehicle's image", { image1: '/files/00000000000000000000000000000000.webp' }, { images: imagesMessage }],
  ['a missing price', { price2h: '' }, { price2h: 'Please enter a price' }],
  ['half a cent', { price2h: '1.005' }, { price2h: 'Please enter a price' }],
  ['nobody aboard', { passengers: '0' }, { passengers: 'Please enter how many people it takes' }],
  ['a captain without a price', { license: 'captain', extra_captain: '' }, { extra_captain: 'Please enter a price' }],
  [
    'a jet ski by the hour',
    { type: 'jetskis' },
    { price0h30m: 'Please enter a price', price1h30m: 'Please enter a price' },
  ],
  ['another kind of vehicle', { type: 'all' }, { type: 'Please choose a type' }],
])('%s is refused beside its field', async (_, changes, expected) => {
  await insertVehicle(it.sql, { name: 'Eider' })
  const reply = await save(changes)
  expect([reply.status, reply.json.code]).toEqual([422, 'INVALID'])
  expect(messages(reply)).toEqual(expected)
  expect(await log()).toEqual([])
})

test('everything wrong is said at once, under one sentence', async () => {
  const reply = await save({ name: '7', image1: '', price1h: '' })
  expect(Object.keys(messages(reply))).toEqual(['name', 'images', 'price1h'])
  expect(reply.json.detail).toBe('Please check the entered details')
})

test('every image that cannot be taken is named with the reason, and nothing is kept', async () => {
  const reply = await save({
    image2: Buffer.from('<html>'),
    image3: png.subarray(0, 60),
    image4: pixelBomb(30_000, 30_000),
    image5: Buffer.concat([png, Buffer.alloc(largestPicture)]),
  })
  expect(reply.status).toBe(422)
  expect(messages(reply)).toEqual({ images: imagesMessage })
  expect(reply.json.detail).toBe(
    'Image 2 is none of JPG, PNG, BMP, GIF, WebP and AVIF. Image 3 is broken or incomplete. ' +
      'Image 4 has more than 50 million pixels. Image 5 is larger than 15 MB',
  )
  expect(reply.json.images).toEqual([
    { image: 2, reason: 'type' },
    { image: 3, reason: 'broken' },
    { image: 4, reason: 'pixels' },
    { image: 5, reason: 'size' },
  ])
  expect(await fleet()).toEqual([])
})

test('six pictures of all types are taken at once, while others are served', async () => {
  const all = await Promise.all(Object.values(somePictures).map((some, i) => some(1600 + 8 * i, 1000)))
  let answered = 0
  let slowest = 0
  let going = true
  const others = (async () => {
    while (going) {
      const begin = performance.now()
      await it.visitor().get('/healthz')
      slowest = Math.max(slowest, performance.now() - begin)
      answered += 1
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  })()
  const reply = await save(Object.fromEntries(all.map((bytes, i) => [`image${i + 1}`, bytes])))
  going = false
  await others
  expect(reply.status).toBe(201)
  expect(reply.json.path6).toMatch(/^\/files\/[0-9a-f]{32}\.webp$/)
  expect(answered).toBeGreaterThan(20)
  expect(slowest).toBeLessThan(1500)
})

test('six images of 15 MB are read, more than that is refused', async () => {
  const large = Buffer.concat([png, Buffer.alloc(largestPicture - png.length)])
  const names = [1, 2, 3, 4, 5, 6].map((n) => `image${n}`)
  const six = await save(Object.fromEntries(names.map((name) => [name, large])))
  expect([six.status, six.json.code]).toEqual([201, undefined])
  const seven = await save(Object.fromEntries([...names, 'image7'].map((name) => [name, large])))
  expect([seven.status, seven.json.code, seven.headers['content-type']]).toEqual([
    413,
    'TOO_LARGE',
    expect.stringContaining('application/problem+json'),
  ])
})

test('more large uploads at once than there is room for are asked to come back', async () => {
  const large = Buffer.concat([png, Buffer.alloc(largestPicture - png.length)])
  const images = Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`image${n}`, large]))
  const replies = await Promise.all(['Osprey', 'Grebe', 'Heron'].map((name) => save({ ...images, name })))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 201, 503])
  const refused = replies.find(({ status }) => status === 503)
  expect([refused?.json.code, refused?.headers['retry-after']]).toEqual(['BUSY', '5'])
  expect((await save({ ...images, name: 'Stork' })).status).toBe(201)
})

test('strangers and the test account are refused before the body is read', async () => {
  const { payload, headers } = await multipart(fields({ image1: Buffer.alloc(100 * 1024 * 1024) }))
  for (const [browser, status, code] of [
    [it.visitor(), 401, 'NOT_SIGNED_IN'],
    [staff.demo, 403, 'DEMO_ACCOUNT'],
  ] as const) {
    const reply = await browser.send({ method: 'POST', url: '/api/rere_add_or_change_vehicle/', payload, headers })
    expect([reply.status, reply.json.code]).toEqual([status, code])
  }
})

test('of two who add the same name at once one is told that it is taken', async () => {
  const replies = await Promise.all([save(), save({ name: 'oSPREY' }), save({ name: 'osprey' })])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 422, 422])
  expect(messages(replies.find(({ status }) => status === 422) as never)).toEqual({ name: nameMessage })
  expect(await fleet()).toHaveLength(1)
  await it.sql`DROP INDEX vehicles_name`
  await it.sql`TRUNCATE vehicles CASCADE`
  const unguarded = await Promise.all([save(), save({ name: 'oSPREY' }), save({ name: 'osprey' })])
  expect(unguarded.map(({ status }) => status)).toEqual([201, 201, 201])
  await it.sql`TRUNCATE vehicles CASCADE`
  await it.sql`CREATE UNIQUE INDEX vehicles_name ON vehicles (lower(name)) WHERE deleted_at IS NULL`
})

test('a vehicle that was removed cannot be changed, and its name is free again', async () => {
  const id = await insertVehicle(it.sql, { name: 'Osprey' })
  await it.sql`UPDATE vehicles SET deleted_at = now() WHERE id = ${id}`
  expect((await save({ id })).status).toBe(404)
  expect((await save()).status).toBe(201)
})

test('a houseboat is let over nights only, keeps their price where none is sent, and needs hours without it', async () => {
  const none = { type: 'houseboats', price1h: '', price2h: '' }
  const added = await save({ ...none, price_night: '349,50' })
  expect([added.status, added.json.price_night, added.json.price1h]).toEqual([201, 349.5, null])
  const id = String(added.json.id)
  const kept = { image1: String(added.json.path1) }
  const changed = await save({ ...none, ...kept, id, passengers: 8 })
  expect([changed.status, changed.json.price_night, changed.json.passengers]).toEqual([201, 349.5, 8])
  const both = await save({ ...kept, id, type: 'houseboats' })
  expect([both.json.price_night, both.json.price1h, both.json.price2h]).toEqual([349.5, 50, 90.5])
  const hours = await save({ ...kept, id, type: 'houseboats', price_night: '' })
  expect([hours.json.price_night, hours.json.price1h]).toEqual([null, 50])
  const nothing = await save({ ...none, ...kept, id })
  expect([nothing.status, Object.keys(messages(nothing))]).toEqual([422, ['price1h', 'price2h']])
  const back = await save({ ...none, ...kept, id, price_night: '300' })
  expect([back.json.price_night, back.json.price1h, back.json.price2h]).toEqual([300, null, null])
  const wrong = await save({ ...none, ...kept, id, price_night: 'much' })
  expect(messages(wrong)).toEqual({ price_night: 'Please enter a price' })
})

test('what is said in German is kept, stays where a form does not say it, and goes where it says nothing', async () => {
  const german = { general: 'Ein Boot.', features: 'Bänke', technical: 'Motor' }
  await save({ descriptionDE: JSON.stringify(german), alt_de1: ' Am Steg ' })
  const [{ id, path1 } = { id: 0, path1: '' }] = (await fleet()) as { id: number; path1: string }[]
  const said = async () => {
    const [boat] = (await fleet()) as { descriptionDE: unknown; altsDE: unknown }[]
    return [boat?.descriptionDE, boat?.altsDE]
  }
  expect(await said()).toEqual([german, ['Am Steg']])
  const again = { id, image1: path1 }
  expect((await save(again)).status).toBe(201)
  expect(await said()).toEqual([german, ['Am Steg']])
  const tooLong = await save({ ...again, descriptionDE: JSON.stringify({ ...german, general: 'x'.repeat(2001) }) })
  expect([tooLong.status, Object.keys(messages(tooLong))]).toEqual([422, ['descriptionDE.general']])
  await save({ ...again, descriptionDE: JSON.stringify({ general: '' }), alt_de1: '' })
  expect(await said()).toEqual([{ general: '', features: '', technical: '' }, ['']])
})
