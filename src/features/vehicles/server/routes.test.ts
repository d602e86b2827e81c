import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { keepPicture } from '#kit/server/pages/files.ts'
import type { Answer } from '#kit/shared/endpoint.ts'
import { buildTestApp, type TestApp } from '#testing/app.ts'
import { insertVehicle } from '#testing/fleet.ts'
import type { getBoat } from '../boat-page/contract.ts'

let it: TestApp

beforeAll(async () => {
  it = await buildTestApp()
  await insertVehicle(it.sql, { name: 'Eider', extra_captain: 4550 }, { 2: 5000, 5: 12_050 })
  await insertVehicle(it.sql, { name: 'Merganser', blocked: true })
  await insertVehicle(it.sql, { name: 'Dipper', type: 'jetskis' }, { 1: 4350 })
  const gone = await insertVehicle(it.sql, { name: 'Coot' })
  await it.sql`UPDATE vehicles SET deleted_at = now() WHERE id = ${gone}`
  await it.live.changed('vehicles')
})

const names = async (url: string) => (await it.visitor().get(url)).rows.map(({ name }) => name)

test('all vehicles of a type are listed, blocked ones included and removed ones not', async () => {
  expect(await names('/api/rere_get_all_vehicles/all/')).toEqual(['Eider', 'Merganser', 'Dipper'])
  expect(await names('/api/rere_get_all_vehicles/jetskis/')).toEqual(['Dipper'])
  expect(await names('/api/rere_get_all_vehicles/canoes/')).toEqual([])
})

test('a boat is found by its name in any case, with those like it that can be booked', async () => {
  const answer = await it.visitor().get('/api/rere_get_boat/merganser/')
  const { boat, similar } = answer.json as unknown as Answer<typeof getBoat>
  expect([answer.status, boat.name, boat.blocked]).toEqual([200, 'Merganser', true])
  expect(similar.map(({ name }) => name)).toEqual(['Eider', 'Dipper'])
})

test('a boat that never was, or was removed, is not found, nor is a name that cannot be', async () => {
  for (const name of ['Nobody', 'Coot'])
    for (const call of ['rere_get_boat', 'rere_get_boat_card']) {
      const { status, json } = await it.visitor().get(`/api/${call}/${name}/`)
      expect([name, call, status, json.code, json.detail]).toEqual([
        name,
        call,
        404,
        'NOT_FOUND',
        'There is no boat of this name',
      ])
    }
  expect((await it.visitor().get(`/api/rere_get_boat/${'x'.repeat(26)}/`)).status).toBe(422)
})

test('messengers get a card of the first picture, made once, and of a boat without any none', async () => {
  const picture = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#0b2e36' } })
    .webp()
    .toBuffer()
  const file = await keepPicture(it.sql, picture, picture)
  await it.sql`
    INSERT INTO vehicle_pictures (vehicle_id, position, file, alt) SELECT id, 1, ${file}, 'Eider' FROM vehicles WHERE name = 'Eider'`
  await it.live.changed('vehicles')
  const cards = await Promise.all([1, 2, 3].map(() => it.app.inject('/api/rere_get_boat_card/eider/')))
  expect(cards.map(({ statusCode, headers }) => [statusCode, headers['content-type']])).toEqual(
    Array(3).fill([200, 'image/jpeg']),
  )
  const { width, height } = await sharp(cards[0]?.rawPayload).metadata()
  expect([width, height]).toEqual([1200, 630])
  expect(await it.sql`SELECT FROM files WHERE name LIKE 'card%'`).toHaveLength(1)
  expect((await it.app.inject('/api/rere_get_boat_card/Dipper/')).statusCode).toBe(404)
  await it.sql`DELETE FROM vehicle_pictures`
  await it.live.changed('vehicles')
})

test('operating vehicles are those of a type, or of a name in any case, that are not blocked', async () => {
  const url = '/api/rere_get_operating_vehicles/'
  expect(await names(`${url}?vehicleType=motorboats`)).toEqual(['Eider'])
  expect(await names(`${url}?vehicleType=all`)).toEqual(['Eider', 'Dipper'])
  expect(await names(`${url}?vehicleName=EIDER`)).toEqual(['Eider'])
  expect(await names(`${url}?vehicleName=Merganser`)).toEqual([])
  expect(await names(`${url}?vehicleName=Nobody`)).toEqual([])
})

test('a vehicle has its prices by duration in dollars, and null where there is none', async () => {
  const [eider] = (await it.visitor().get('/api/rere_get_all_vehicles/motorboats/')).rows
  expect(eider).toMatchObject({
    price1h: 50,
    price2h30m: 120.5,
    price0h30m: null,
    price24h: null,
    extra_captain: 45.5,
    blocked: false,
    path1: null,
  })
})

test('a boat let over nights answers their price as price1h, and over days only such boats are listed', async () => {
  const bittern = await insertVehicle(it.sql, { name: 'Bittern', type: 'houseboats', price_night: 21_950 }, {})
  await it.live.changed('vehicles')
  const url = '/api/rere_get_operating_vehicles/'
  const [named] = (await it.visitor().get(`${url}?vehicleName=Bittern`)).rows
  expect(named).toMatchObject({ name: 'Bittern', price1h: 219.5, price2h: null, price_night: 219.5 })
  expect(await names(`${url}?vehicleType=all&over=days`)).toEqual(['Bittern'])
  expect(await names(`${url}?vehicleType=all&over=hours`)).not.toContain('Bittern')
  const [listed] = (await it.visitor().get('/api/rere_get_all_vehicles/houseboats/')).rows
  expect(listed).toMatchObject({ price1h: null, price_night: 219.5 })
  await it.sql`UPDATE vehicles SET deleted_at = now() WHERE id = ${bittern}`
  await it.live.changed('vehicles')
})

test('what is no type, and neither type nor name, is refused', async () => {
  for (const url of [
    '/api/rere_get_all_vehicles/rafts/',
    '/api/rere_get_operating_vehicles/',
    '/api/rere_get_operating_vehicles/?vehicleType=rafts',
    '/api/rere_get_operating_vehicles/?vehicleType=all&over=weeks',
  ]) {
    const reply = await it.visitor().get(url)
    expect([url, reply.status, reply.json.code]).toEqual([url, 422, 'INVALID'])
  }
})

test('a change is seen by the next reader, and an unchanged list is not sent again', async () => {
  const url = '/api/rere_get_operating_vehicles/?vehicleType=jetskis'
  const before = await it.visitor().get(url)
  expect((await it.visitor().get(url, { 'if-none-match': String(before.headers.etag) })).status).toBe(304)
  await it.sql`UPDATE vehicles SET blocked = true WHERE name = 'Dipper'`
  await it.live.changed('vehicles')
  expect((await it.visitor().get(url, { 'if-none-match': String(before.headers.etag) })).rows).toEqual([])
  await it.sql`UPDATE vehicles SET blocked = false WHERE name = 'Dipper'`
  await it.live.changed('vehicles')
})

test('pictures are served under the hash of their content, for ever, with their small twin', async () => {
  const name = await keepPicture(it.sql, Buffer.from('large'), Buffer.from('small'))
  expect(await keepPicture(it.sql, Buffer.from('large'), Buffer.from('small'))).toBe(name)
  await it.sql`
    INSERT INTO vehicle_pictures (vehicle_id, position, file, alt) SELECT min(id), 1, ${name}, 'A boat' FROM vehicles`
  const large = await it.visitor().get(`/files/${name}`)
  expect([large.status, large.text, large.headers['content-type']]).toEqual([200, 'large', 'image/webp'])
  expect(large.headers['cache-control']).toContain('immutable')
  expect((await it.visitor().get(`/files/thumbnail_${name}`)).text).toBe('small')
  for (const wrong of ['none.webp', '..%2F..%2Fetc%2Fpasswd', 'x'.repeat(200)]) {
    expect((await it.visitor().get(`/files/${wrong}`)).status).toBe(404)
  }
})

test('what a boat costs at least goes by the price rules from the moment they are kept, and by the list without them', async () => {
  const leastOf = async () =>
    (await it.visitor().get('/api/rere_get_all_vehicles/jetskis/')).rows.map(({ least }) => least)
  expect(await leastOf()).toEqual([undefined])
  await it.sql`
    INSERT INTO price_rules (kind, name, name_de, permille, weekdays, flows, starts_on)
    VALUES ('weekday', 'All week', 'Immer', 200, '{0,1,2,3,4,5,6}', '{hours,days}', '2026-01-01')`
  await it.live.changed('prices')
  const dearer = { hours: { hours: 0.5, price: 52.2 }, nights: null }
  expect(await leastOf()).toEqual([dearer])
  const { boat } = (await it.visitor().get('/api/rere_get_boat/dipper/')).json as unknown as Answer<typeof getBoat>
  expect(boat.least).toEqual(dearer)
  await it.sql`DELETE FROM price_rules`
  await it.live.changed('prices')
  expect(await leastOf()).toEqual([undefined])
})
