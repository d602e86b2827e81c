import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileOf } from '#sites/pages.ts'
import { buildTestApp, type TestApp } from '#testing/app.ts'
import { insertVehicle } from '#testing/fleet.ts'

/** A build with two pages, and with a prerenderer that draws what it was given as text. */
const dir = await mkdtemp(join(tmpdir(), 'pages-'))
afterAll(() => rm(dir, { recursive: true }))

const open = '<head><!--head--></head><div id="root"><!--markup--></div><!--answers-->'
const draw = `export const draw = async (path, { answers, currency }) => {
  const [[, answer]] = answers
  if (path.endsWith('Broken')) throw new Error('cannot be drawn')
  const names = (answer.boat ? [answer.boat, ...answer.similar] : answer).map(({ name }) => name).join()
  const head = { title: names, description: '', noindex: false, sharedTitle: '', language: 'en', alternates: {} }
  return { path, markup: '<p>' + currency + ' ' + names + ' :operator.name</p>', siteName: 'Rental', head }
}`
const business = '<script type="application/ld+json">{"@type":"LocalBusiness","name":":operator.name"}</script>'
for (const [file, text] of Object.entries({
  [`client/${fileOf('/RentalRevolution')}`]: business,
  [`client/${fileOf('/RentalRevolution/overview/all')}`]: 'as it was built',
  'client/RentalRevolution/overview/all/open.html': open,
  [`client/${fileOf('/RentalRevolution/boats/:vehicleName')}`]: 'a boat as it was built: :vehicleName',
  'client/RentalRevolution/boats/_vehicleName/open.html': open,
  [`client/${fileOf('/RentalRevolution/404')}`]: 'not found',
  'client/assets/script.js': '',
  'client/sitemap.xml': '<urlset>\n</urlset>\n',
  'pages/en/prerender.js': draw,
})) {
  await mkdir(dirname(join(dir, file)), { recursive: true })
  await writeFile(join(dir, file), text)
}

let it: TestApp
beforeAll(async () => {
  it = await buildTestApp({ PUBLIC_URL: 'https://boats.example' }, { pagesDir: join(dir, 'client') })
  for (const name of ['Eider', 'Black Tern']) await insertVehicle(it.sql, { name })
  await insertVehicle(it.sql, { name: 'Broken' })
  await it.live.changed('vehicles')
})

const at = async (path: string) => {
  const { status, text, headers } = await it.visitor().get(path)
  return { status, text, location: headers.location, etag: headers.etag }
}
const markup = ({ text }: { text: string }) => /<p>(.*)<\/p>/.exec(text)?.[1]

test('a page is drawn from the answers to its calls, which come along, and from memory while nothing changes', async () => {
  const first = await at('/RentalRevolution/overview/all')
  expect(markup(first)).toBe('USD Black Tern,Broken,Eider Sternsinger')
  const answers = JSON.parse(
    /<script type="application\/json" id="known-answers">(.*)<\/script>/.exec(first.text)?.[1] ?? '',
  )
  expect(answers).toEqual([[['/api/rere_get_all_vehicles/:type/', { params: { type: 'all' } }], expect.any(Array)]])
  expect(answers[0][1]).toEqual((await it.visitor().get('/api/rere_get_all_vehicles/all/')).rows)
  expect((await at('/RentalRevolution/overview/all')).etag).toBe(first.etag)
})

test('whatever somebody wrote of a boat, it ends no script and stays what it is', async () => {
  await it.sql`UPDATE vehicles SET description = description || '{"general": "</script> :operator.name"}' WHERE name = 'Eider'`
  await it.live.changed('vehicles')
  const { text } = await at('/RentalRevolution/overview/all')
  expect(text).toContain('\\u003c/script> :operator.name')
  expect(text.match(/<\/script>/g)).toHaveLength(1)
})

test('a boat has one address, and is drawn anew with each change of it', async () => {
  expect(await at('/RentalRevolution/boats/black%20tern')).toMatchObject({
    status: 302,
    location: '/RentalRevolution/boats/Black%20Tern',
  })
  const page = await at('/RentalRevolution/boats/Black%20Tern')
  expect([page.status, markup(page)]).toEqual([200, 'USD Black Tern,Broken,Eider Sternsinger'])
  expect(page.text).toContain('<link rel="canonical" href="https://boats.example/RentalRevolution/boats/Black%20Tern">')
  expect(page.text).toContain('"@type":"Product"')
  await it.sql`UPDATE vehicles SET name = 'White Tern' WHERE name = 'Black Tern'`
  await it.live.changed('vehicles')
  expect(await at('/RentalRevolution/boats/Black%20Tern')).toMatchObject({
    status: 302,
    location: '/RentalRevolution/404',
  })
  expect(markup(await at('/RentalRevolution/boats/White%20Tern'))).toBe('USD White Tern,Broken,Eider Sternsinger')
})

test('a boat is drawn anew with each change of a rule or an extra, which search engines are told of as well', async () => {
  const page = async () => (await at('/RentalRevolution/boats/Eider')).text
  expect(await page()).toContain('"spans":[]')
  await it.sql`INSERT INTO price_rules ${it.sql({ kind: 'weekday', name: 'Weekend', permille: 200, weekdays: [0, 6], flows: ['hours'], starts_on: '2026-01-01' })}`
  await it.sql`
    INSERT INTO extras (key, name, name_de, price, unit, flows, position)
    VALUES ('cooler', 'Cooler', 'Kühlbox', 550, 'person', '{hours}', 99)`
  await it.live.changed('prices')
  const text = await page()
  expect(text).toContain('{"over":"hours","length":1,"least":5000,"most":6000}')
  expect(text).toContain('{"name":"Cooler","text":"$5.50 per person"}')
  expect(text).toContain('"minPrice":"50.00","maxPrice":"60.00"')
  expect(text).toContain('"name":"Cooler","priceSpecification":{"@type":"UnitPriceSpecification","price":"5.50"')
})

test('where a page cannot be drawn, it is as it was built', async () => {
  expect(await at('/RentalRevolution/boats/Broken')).toMatchObject({
    status: 200,
    text: 'a boat as it was built: Broken',
  })
})

test('the sitemap has every boat in every language', async () => {
  const { text } = await at('/sitemap.xml')
  const places = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place]) => place)
  expect(places).toHaveLength(6)
  expect(places).toContain('https://boats.example/de/RentalRevolution/boats/White%20Tern')
  expect(text).toContain('hreflang="x-default" href="https://boats.example/RentalRevolution/boats/Eider"')
})

test('search engines are told of the rental as the settings and the fleet have it now', async () => {
  const told = async () => JSON.parse((await at('/RentalRevolution')).text.replaceAll(/<[^>]*>/g, ''))
  expect(await told()).toMatchObject({
    name: 'Sternsinger',
    geo: { latitude: 52.52, longitude: 13.405 },
    openingHoursSpecification: expect.arrayContaining([expect.objectContaining({ opens: '09:00' })]),
    priceRange: 'USD 50.00',
    makesOffer: { offerCount: 3, priceCurrency: 'USD' },
  })
  await it.sql`UPDATE business_settings SET general_opening_hour = 7.5 WHERE business = 'rental'`
  await it.live.changed('settings')
  expect((await told()).openingHoursSpecification[0].opens).toBe('07:30')
})
