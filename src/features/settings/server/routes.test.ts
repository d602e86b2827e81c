import { beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/app.ts'

let it: TestApp

beforeAll(async () => {
  it = await buildTestApp(
    { AGENCY_NAME: 'Lake Boats', SHOWCASE: 'on' },
    { testAccount: { email: 'test@rental.example', password: 'shown' } },
  )
})

const settings = () => it.visitor().get('/api/rere_get_business_settings/')

test('the opening hours are there from the start', async () => {
  expect((await settings()).json).toMatchObject({
    general_opening_hour: 9,
    general_closing_hour: 19,
    off_season_start: null,
    hiring: false,
  })
})

test('seasons are days of a leap year, and a change is seen at once', async () => {
  await it.sql`
    UPDATE business_settings SET off_season_start = '11-01', off_season_end = '02-29', general_opening_hour = 8.5
    WHERE business = 'rental'`
  await it.live.changed('settings')
  expect((await settings()).json).toMatchObject({
    off_season_start: '2000-11-01',
    off_season_end: '2000-02-29',
    general_opening_hour: 8.5,
  })
})

test('what cannot be is refused by the database', async () => {
  for (const change of [
    "off_season_start = '13-01'",
    'general_opening_hour = 20',
    'general_opening_hour = 9.25',
    'season_begin_opening_hour = 9',
  ]) {
    await expect(it.sql.unsafe(`UPDATE business_settings SET ${change} WHERE business = 'rental'`)).rejects.toThrow(
      /violates check/,
    )
  }
})

test('the screens learn how the installation is set up, and get their token', async () => {
  const browser = it.visitor()
  browser.cookies.clear()
  const reply = await browser.get('/api/installation/')
  expect(reply.json).toMatchObject({
    time_zone: 'Europe/Berlin',
    showcase: true,
    mailbox: true,
    test_account: { email: 'test@rental.example', password: 'shown' },
    business: { name: 'Lake Boats' },
    map_url: 'https://www.google.com/maps?q=Musterweg+24%2C+12345+Berlin%2C+Germany&output=embed',
    directions_url: 'https://www.google.com/maps/dir/?api=1&destination=Musterweg+24%2C+12345+Berlin%2C+Germany',
  })
  expect(browser.cookies.get('csrftoken')).toMatch(/^[\w-]{32}$/)
})

test('with a key the map is the documented embed', async () => {
  const { app } = await buildTestApp({ GOOGLE_MAPS_EMBED_KEY: 'a-key' })
  const reply = await app.inject('/api/installation/')
  expect(reply.json()).toMatchObject({
    map_url: 'https://www.google.com/maps/embed/v1/place?key=a-key&q=Musterweg+24%2C+12345+Berlin%2C+Germany',
  })
})
