import { beforeAll, beforeEach, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/app.ts'
import { resetExtras, saveExtra } from '#testing/extra-writes.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { weekend } from '#testing/prices.ts'

let it: TestApp

beforeAll(async () => {
  it = await buildTestApp()
  await insertVehicle(it.sql, { name: 'Eider', extra_captain: 5500 })
})
beforeEach(async () => {
  await it.sql`TRUNCATE price_rules, promo_codes`
  await resetExtras(it)
  await it.live.changed('prices', 'vehicles')
})

const ask = async (name = 'eider') => (await it.visitor().get(`/api/rere_get_boat_costs/${name}/`)).json

test('what a boat costs follows its rules, extras and fields at once, in each language', async () => {
  expect(await ask()).toMatchObject({
    spans: [],
    said: { en: { changes: [], extras: [{ name: 'Captain', text: '$55 per hour' }] } },
  })
  const admin = await it.signedIn('admin')
  expect((await admin.post('/api/rere_save_price_rule/', weekend())).status).toBe(201)
  await saveExtra(it, { name: 'Cooler', name_de: 'Kühlbox', price: '5,50' })
  await it.sql`UPDATE vehicles SET extra_captain = 4900`
  await it.live.changed('vehicles')
  expect(await ask()).toMatchObject({
    spans: expect.arrayContaining([{ over: 'hours', length: 1, least: 50, most: 55 }]),
    said: {
      en: {
        changes: [{ name: 'Weekend', text: 'On Saturday and Sunday: 10% dearer' }],
        extras: [
          { name: 'Captain', text: '$49 per hour' },
          { name: 'Cooler', text: '$5.50' },
        ],
      },
      de: {
        changes: [{ name: 'Wochenende' }],
        extras: [{ text: '49\u00a0$\u00a0je\u00a0Stunde' }, { name: 'Kühlbox' }],
      },
    },
  })
})

test('a rule that has ended counts no more from the next day on', async () => {
  const admin = await it.signedIn('admin')
  const today = '2026-06-01'
  it.setNow(`${today}T10:00:00Z`)
  await admin.post('/api/rere_save_price_rule/', weekend({ ends_on: today }))
  expect((await ask()).spans).not.toEqual([])
  it.setNow('2026-06-02T10:00:00Z')
  expect((await ask()).spans).toEqual([])
})

test('of a boat that does not exist there is nothing to say', async () => {
  expect((await it.visitor().get('/api/rere_get_boat_costs/Nobody/')).status).toBe(404)
  expect((await it.visitor().get(`/api/rere_get_boat_costs/${'x'.repeat(26)}/`)).status).toBe(422)
})
