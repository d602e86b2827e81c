import { beforeEach, expect, test } from 'vitest'
import { buildTestApp } from '#testing/app.ts'
import type { Browser } from '#testing/browser.ts'
import { googlePlaces, placesJson, startFakePlaces } from '#testing/places.ts'
import { leadsTo, sends, startFakeWeb } from '#testing/web.ts'
import { type Crawled, type CrawlRun, crawlMessages } from '../contract.ts'

const web = await startFakeWeb()
const places = await startFakePlaces()
const it = await buildTestApp(
  { GOOGLE_PLACES_API_KEY: 'a-key-of-google', PLACES_API_BASE: places.base, OVERPASS_API_BASE: places.base },
  { outbound: web.way },
)
const { sql } = it
const [admin, employee, demo] = await Promise.all([it.signedIn('admin'), it.signedIn('employee'), it.signedIn('demo')])

const bavaria = { country: 'Germany', state: 'Bavaria', type: 'RentalRevolution' }
const ask = async (path: string, query: Record<string, string>, who: Browser, headers = {}) => {
  const { status, json } = await who.get(`/api/${path}/?${new URLSearchParams(query)}`, headers)
  return { status, ...json } as { status: number; code?: string; detail?: string } & Crawled
}
const crawl = (query: Record<string, string> = bavaria, who = admin, headers = {}) =>
  ask('sshp_crawl_acquisition_targets', query, who, headers)
const look = (query = bavaria) => ask('sshp_get_acquisition_crawl', query, admin)
const control = async (action: string, id?: number) => {
  const { status, json } = await admin.post('/api/sshp_control_acquisition_crawl/', {
    id: id ?? (await look()).crawl?.id,
    action,
  })
  return { ...json, answered: status } as { answered: number; code?: string; crawl: CrawlRun }
}
const turn = () => it.runJob('acquisition-crawl')

beforeEach(async () => {
  web.reset()
  places.asked.length = places.replies.length = 0
  it.setNow('2026-06-01T05:00:00Z')
  await sql`TRUNCATE acquisition_crawls, acquisition_crawled_sites, acquisition_entries, acquisition_suppressions CASCADE`
})

const seewind = { id: 'a', name: 'Bootsverleih Seewind', website: 'https://www.seewind-boote.de/?utm_source=google' }
const imprint = '<p>Inhaber: Petra Seewind</p><p>Tel.: 08151 123456</p><p>info (at) seewind-boote.de</p>'
function openSeewind() {
  web.pages['www.seewind-boote.de/'] = '<a href="/impressum">Impressum</a>'
  web.pages['www.seewind-boote.de/impressum'] = imprint
}

test('A crawl asks the lookup in the language of the state, reads the websites, and tells what it found.', async () => {
  openSeewind()
  places.replies.push(googlePlaces([seewind], 'page-two'), googlePlaces([{ id: 'b', name: 'Kanu Isar, Lenggries' }]))
  const begun = await crawl()
  expect(begun).toMatchObject({ status: 200, crawled_list: [], crawl: { status: 'places', asked: 0, questions: 11 } })
  await turn()
  const { crawled_list, omitted_list, crawl: run } = await look()
  expect(crawled_list).toEqual([
    {
      id: expect.any(Number),
      name: 'Bootsverleih Seewind',
      website: 'https://www.seewind-boote.de',
      email: 'info@seewind-boote.de',
      phone: '+49 8151 123456',
      contact: 'Petra Seewind',
      searchTerm: 'Bootsverleih Bayern, Deutschland',
      state: 'done',
      reason: '',
    },
  ])
  expect(omitted_list).toMatchObject([{ name: 'Kanu Isar, Lenggries', tag: 'NO_URL', reason: 'It has no website' }])
  expect(run).toMatchObject({
    status: 'done',
    provider: 'google',
    asked: 11,
    found: 2,
    read: 2,
    startedBy: 'Jonas Pier',
  })
  const [first, second] = places.asked
  expect(first).toMatchObject({ path: '/v1/places:searchText', key: 'a-key-of-google' })
  expect(first?.fields).toContain('places.websiteUri')
  expect(JSON.parse(first?.text ?? '')).toEqual({
    ...{ textQuery: 'Bootsverleih Bayern, Deutschland', languageCode: 'de', regionCode: 'DE', pageSize: 20 },
  })
  expect(JSON.parse(second?.text ?? '')).toMatchObject({ pageToken: 'page-two' })
  expect(places.asked).toHaveLength(12)
  expect([...web.agents]).toEqual(['SternsingerBot/1.0 (+http://localhost:3000; hello@sternsinger.example)'])
  const log = await sql`SELECT action, record FROM audit_log`
  expect(log).toEqual([{ action: 'acquisition.crawl', record: 'acquisition:list' }])
})

test('What is in the list, or never to be written to, is told apart and its website left alone.', async () => {
  openSeewind()
  await sql`
    INSERT INTO acquisition_entries (business, website, website_key, email, type, country, state)
    VALUES ('Seewind', 'seewind-boote.de', 'seewind-boote.de', '', 'RentalRevolution', 'Germany', 'Bavaria')`
  await sql`INSERT INTO acquisition_suppressions (kind, value, reason, at) VALUES ('domain', 'gone.de', 'unsubscribed', now())`
  const social = { id: 'd', name: 'Nur Facebook', website: 'https://www.facebook.com/nurfacebook' }
  places.replies.push(
    googlePlaces([seewind, { id: 'c', name: 'Gone', website: 'https://gone.de' }, social, { ...social, id: 'e' }]),
  )
  await crawl()
  await turn()
  const { crawled_list, omitted_list } = await look()
  expect(crawled_list).toMatchObject([{ name: 'Nur Facebook', reason: 'It has no website of its own', email: '' }])
  expect(omitted_list).toMatchObject([
    { tag: 'GOT_URL', entry: { business: 'Seewind' }, state: 'known' },
    { tag: 'SUPPRESSED' },
    { tag: 'GOT_URL', reason: 'The same website as Nur Facebook', entry: null },
  ])
  expect(web.asked).toEqual([])
})

test('A website that was read is not asked again for a month; one that failed, for a day.', async () => {
  openSeewind()
  web.pages['broken.de/'] = sends('', {}, 500)
  const found = [seewind, { id: 'c', name: 'Broken', website: 'https://broken.de' }]
  const again = async (at: string) => {
    it.setNow(at)
    places.replies.push(googlePlaces(found))
    web.asked.length = 0
    await control('again')
    await turn()
    return web.asked.filter((path) => !path.includes('robots'))
  }
  await crawl()
  places.replies.push(googlePlaces(found))
  await turn()
  expect((await look()).crawled_list).toMatchObject([
    { name: 'Bootsverleih Seewind', state: 'done' },
    { name: 'Broken', state: 'failed', reason: 'Its website answers with an error' },
  ])
  expect(await again('2026-06-02T04:00:00Z')).toEqual([])
  expect((await look()).crawled_list[0]).toMatchObject({ email: 'info@seewind-boote.de' })
  expect(await again('2026-06-02T06:00:00Z')).toEqual(['broken.de/'])
  const tries = await sql<{ tries: number }[]>`SELECT tries FROM acquisition_crawl_targets`
  expect(tries.every((target) => target.tries === 1)).toBe(true)
  expect(await again('2026-07-02T06:00:00Z')).toContain('www.seewind-boote.de/')
})

test('A lookup that has enough for now is left alone as long as it says, and asked on from there.', async () => {
  places.replies.push(googlePlaces([seewind]), placesJson({}, 429, { 'retry-after': '120' }))
  await crawl()
  await turn()
  expect((await look()).crawl).toMatchObject({
    ...{ status: 'places', asked: 1, waitingUntil: '2026-06-01T05:02:00Z' },
    error: 'Google Places has answered as much as it will for now',
  })
  it.setNow('2026-06-01T05:01:59Z')
  await turn()
  expect(places.asked).toHaveLength(2)
  // What was found meanwhile is read all the same.
  expect((await look()).crawl).toMatchObject({ read: 1 })
  it.setNow('2026-06-01T05:02:00Z')
  await turn()
  expect((await look()).crawl).toMatchObject({ status: 'done', asked: 11, waitingUntil: null, error: null })
  expect(places.asked).toHaveLength(12)
})

test.each([
  [
    'a wrong key',
    placesJson({ error: { status: 'PERMISSION_DENIED' } }, 403),
    'Google Places refuses the key that is set up',
  ],
  ['a wrong question', placesJson({}, 400), 'Google Places refuses the question (400)'],
])('A lookup that refuses %s ends the crawl with what there is; asking again goes on.', async (_, reply, error) => {
  places.replies.push(googlePlaces([seewind]), reply)
  await crawl()
  await turn()
  expect((await look()).crawl).toMatchObject({ status: 'failed', error, found: 1, asked: 1 })
  expect((await crawl()).crawl).toMatchObject({ status: 'places', error: null, asked: 1 })
  await turn()
  expect((await look()).crawl).toMatchObject({ status: 'done', found: 1 })
})

test('A lookup that never answers is given up after several tries.', async () => {
  await crawl()
  for (let i = 0; i < 8; i++) {
    places.replies.push(i % 2 ? placesJson('nonsense') : (response) => response.destroy())
    await sql`UPDATE acquisition_crawls SET wait_until = NULL`
    // Nobody is asked again at once.
    it.setNow(`2026-06-01T05:0${i + 1}:00Z`)
    await turn()
  }
  expect((await look()).crawl).toMatchObject({ status: 'failed', error: 'Google Places answers what makes no sense' })
})

test('A crawl is paused, resumed, ended and repeated; what is in no state for it is refused.', async () => {
  openSeewind()
  places.replies.push(googlePlaces([seewind]))
  await crawl()
  expect(await control('pause')).toMatchObject({ answered: 200, crawl: { status: 'paused' } })
  await turn()
  expect(places.asked).toEqual([])
  expect(await control('pause')).toMatchObject({ answered: 409, code: 'NOT_NOW' })
  expect(await control('resume')).toMatchObject({ crawl: { status: 'places' } })
  expect(await control('cancel')).toMatchObject({ crawl: { status: 'canceled' } })
  await turn()
  expect(places.asked).toEqual([])
  const first = (await look()).crawl?.id
  expect(await control('again')).toMatchObject({ crawl: { status: 'places' } })
  await turn()
  expect((await look()).crawl).toMatchObject({ status: 'done', found: 1 })
  expect(await control('again', first)).toMatchObject({ answered: 409 })
  expect(await control('cancel', 999_999)).toMatchObject({ answered: 404 })
  const actions = await sql<{ action: string }[]>`SELECT action FROM audit_log ORDER BY id DESC LIMIT 4`
  expect(actions.map(({ action }) => action)).toEqual(
    ['', '-cancel', '-resume', '-pause'].map((what) => `acquisition.crawl${what}`),
  )
})

test('Asking again starts no second crawl of a place, at once neither; it tells what a recent one found.', async () => {
  const answers = await Promise.all([crawl(), crawl(), crawl()])
  expect(new Set(answers.map(({ crawl }) => crawl?.id)).size).toBe(1)
  await turn()
  expect((await crawl()).crawl).toMatchObject({ id: answers[0]?.crawl?.id, status: 'done' })
  it.setNow('2026-07-01T06:00:00Z')
  expect((await crawl()).crawl).toMatchObject({ status: 'places', asked: 0 })
  expect(await look({ ...bavaria, state: 'Berlin' })).toEqual({
    ...{ status: 200, crawled_list: [], omitted_list: [], crawl: null },
  })
})

test('What a killed process left is taken up: answers count once, and a website that brings it down is given up.', async () => {
  openSeewind()
  places.replies.push(googlePlaces([seewind, { id: 'c', name: 'Bomb', website: 'https://bomb.de' }]))
  await crawl()
  // As if it had ended between asking and reading, the third time while reading.
  await turn()
  await sql`UPDATE acquisition_crawls SET status = 'places', finished_at = NULL, progress = progress || '{"question": 10}'`
  await sql`UPDATE acquisition_crawl_targets SET state = 'waiting', tries = CASE WHEN business = 'Bomb' THEN 3 ELSE 0 END`
  await sql`TRUNCATE acquisition_crawled_sites`
  places.replies.push(googlePlaces([seewind]))
  await turn()
  const { crawled_list, crawl: run } = await look()
  expect(run).toMatchObject({ status: 'done', found: 2, read: 2 })
  expect(crawled_list.map(({ state, reason }) => [state, reason])).toEqual([
    ['failed', 'Reading its website broke off several times'],
    ['done', ''],
  ])
})

test('Hostile websites harm nobody: no private address is connected to, and the others are read.', async () => {
  openSeewind()
  web.names['inside.de'] = [['10.0.0.5']]
  web.pages['bait.de/'] = leadsTo('http://169.254.169.254/latest/meta-data/')
  web.pages['shy.de/robots.txt'] = 'User-agent: SternsingerBot\nDisallow: /'
  web.pages['maze.de/'] =
    `<a href="http://127.0.0.1/impressum">Impressum</a><a href="http://maze.de:22/">Kontakt</a>${'<b>'.repeat(9000)}`
  const hosts = ['inside', 'bait', 'shy', 'maze', 'localhost']
  const found = hosts.map((name) => ({ id: name, name, website: `https://${name}.de` }))
  places.replies.push(googlePlaces([...found, { id: 'x', name: 'literal', website: 'http://127.0.0.1/' }, seewind]))
  await crawl()
  await turn()
  const { crawled_list } = await look()
  expect(
    Object.fromEntries(crawled_list.map(({ name, state, reason, email }) => [name, reason || email || state])),
  ).toEqual({
    inside: 'Its website is not at a public address',
    bait: 'Its website is not at a public address',
    shy: 'Its website asks not to be read by programs (robots.txt)',
    maze: 'done',
    localhost: 'Its website answers with an error',
    'Bootsverleih Seewind': 'info@seewind-boote.de',
  })
  expect(new Set(web.dialed.map(({ address }) => address)).size).toBe(1)
})

test('A place that no queries are set up for says so.', async () => {
  const refusal = async (more: Record<string, string>) => {
    const { status, code, detail } = await crawl({ ...bavaria, ...more })
    return [status, code, detail]
  }
  expect(await refusal({ type: 'SupremeShop' })).toEqual([
    ...[422, 'TYPE_NOT_SET_UP'],
    'This project type has no matching places-lookup queries set up on the server side',
  ])
  expect(await refusal({ country: 'Denmark', state: 'Funen' })).toEqual([
    ...[422, 'COUNTRY_NOT_SET_UP'],
    'The chosen country is not yet set up (for example, correct prices considering currency conversion)',
  ])
  expect(await refusal({ state: 'Atlantis' })).toEqual([422, 'STATE_NOT_SET_UP', crawlMessages.stateNotSetUp])
  expect(await refusal({ state: '' })).toEqual([422, 'INVALID', 'Please choose a state'])
  expect(await refusal({ type: 'x' })).toEqual([422, 'INVALID', 'Please choose a type'])
  expect(await sql`SELECT FROM acquisition_crawls`).toHaveLength(0)
})

test('Only administrators may crawl, and no foreign page can make them.', async () => {
  expect((await crawl(bavaria, it.visitor())).status).toBe(401)
  expect((await crawl(bavaria, employee)).status).toBe(403)
  expect((await crawl(bavaria, demo)).status).toBe(403)
  expect(await crawl(bavaria, admin, { 'x-csrftoken': '' })).toMatchObject({ status: 403, code: 'CSRF' })
  expect(await crawl(bavaria, admin, { origin: 'https://evil.example' })).toMatchObject({ status: 403, code: 'CSRF' })
  expect(await sql`SELECT FROM acquisition_crawls`).toHaveLength(0)
})
