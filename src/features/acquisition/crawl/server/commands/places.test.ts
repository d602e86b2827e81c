import { beforeEach, expect, test } from 'vitest'
import { overpassPlaces, placesJson, startFakePlaces } from '#testing/places.ts'
import { questionsFor } from '../../rules/places.ts'
import { askLookup } from './places.ts'

const fake = await startFakePlaces()
const [question] = questionsFor('overpass', 'Germany', 'Saxony') ?? []
const ask = (tries = 0, provider: 'google' | 'overpass' = 'overpass', signal = new AbortController().signal) => {
  if (!question) throw new Error('no question')
  const places = { googleKey: undefined, googleBase: fake.base, overpassBase: `${fake.base}/` }
  return askLookup(
    { places, way: { pause: async () => {} }, userAgent: 'BoatBot/1.0', signal },
    { provider, question, page: '', tries },
  )
}

beforeEach(() => {
  fake.asked.length = fake.replies.length = 0
})

test('OpenStreetMap is asked for the state, and what it knows is taken.', async () => {
  fake.replies.push(overpassPlaces([{ name: 'Seewind', website: 'https://seewind.de', email: 'info@seewind.de' }]))
  expect(await ask()).toEqual({
    state: 'found',
    places: [
      { place: 'osm:node/1', business: 'Seewind', website: 'https://seewind.de', email: 'info@seewind.de', phone: '' },
    ],
    next: '',
  })
  expect(fake.asked).toHaveLength(1)
  expect(fake.asked[0]?.path).toBe('/api/interpreter')
  expect(new URLSearchParams(fake.asked[0]?.text).get('data')).toContain('area["ISO3166-2"="DE-SN"]')
})

test('Where it does not know the code, it is asked by name.', async () => {
  fake.replies.push(placesJson({ elements: [] }), overpassPlaces([{ name: 'Seewind' }]))
  expect(await ask()).toMatchObject({ state: 'found', places: [{ business: 'Seewind' }] })
  expect(new URLSearchParams(fake.asked[1]?.text).get('data')).toContain('["name"="Sachsen"]')
})

test.each([
  ['has too much to do', placesJson('', 504), 'busy', 'OpenStreetMap has too much to do'],
  ['has enough for now', placesJson('', 429), 'busy', 'OpenStreetMap has answered as much as it will for now'],
  ['breaks off', overpassPlaces([], 'runtime error: timed out'), 'busy', 'OpenStreetMap has too much to do'],
  ['answers with a page', placesJson('<html>'), 'busy', 'OpenStreetMap answers what makes no sense'],
  ['is cut off', (response: { destroy(): void }) => response.destroy(), 'busy', 'OpenStreetMap cannot be reached'],
  ['does not understand', placesJson('', 400), 'refused', 'OpenStreetMap refuses the question (400)'],
])('One that %s is told so.', async (_, reply, state, reason) => {
  fake.replies.push(reply as never)
  expect(await ask()).toMatchObject({ state, reason })
})

test('What it could say is taken where it breaks off every time.', async () => {
  fake.replies.push(overpassPlaces([{ name: 'Seewind' }], 'runtime error: timed out'))
  expect(await ask(2)).toMatchObject({ state: 'found', places: [{ business: 'Seewind' }] })
})

test('Google is not asked without a key, and nobody once the process ends.', async () => {
  expect(await ask(0, 'google')).toEqual({ state: 'refused', reason: 'Google Places is not set up any more' })
  await expect(ask(0, 'overpass', AbortSignal.abort(new Error('stopping')))).rejects.toThrow('stopping')
  expect(fake.asked).toEqual([])
})
