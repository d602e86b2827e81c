import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formCountries, regionsOf } from '#kit/shared/regions.ts'
import { lookupStateOf } from '../content/places-states.ts'
import { googleBody, overpassQuery, type Provider, questionsFor } from './places.ts'
import { readGoogle, readOverpass, tidyPhone, tidyWebsite } from './places-answers.ts'

const everywhere = formCountries.flatMap((country) => regionsOf(country).map((state) => [country, state] as const))
const termsOf = (provider: Provider, country: string, state: string) =>
  (questionsFor(provider, country, state) ?? []).map(({ term }) => term)

describe('Questions', () => {
  test('are set up for every state of every country that customers come from, each by its own code.', () => {
    expect(everywhere).toHaveLength(156)
    const codes = everywhere.map(([country, state]) => lookupStateOf(country, state)?.code)
    expect(new Set(codes).size).toBe(156)
    for (const code of codes) expect(code).toMatch(/^(?:DE|AT|CH|IE|CY|GB|US|CA|AU)-[A-Z\d]{1,3}$/)
    for (const [country, state] of everywhere) {
      const google = questionsFor('google', country, state) ?? []
      expect(google.length).toBeGreaterThan(9)
      expect(new Set(google.map(({ term }) => term)).size).toBe(google.length)
      expect(google.every(({ term }) => term.length <= 120 && !/undefined| {2}/.test(term))).toBe(true)
    }
    expect(questionsFor('google', 'Denmark', 'Funen')).toBeUndefined()
    expect(questionsFor('overpass', 'Germany', 'Atlantis')).toBeUndefined()
  })

  test.each([
    ['Germany', 'Bavaria', 'Bootsverleih Bayern, Deutschland'],
    ['Austria', 'Carinthia', 'Yachtcharter Kärnten, Österreich'],
    ['Switzerland', 'Zurich', 'Bootsverleih Zürich, Schweiz'],
    ['Switzerland', 'Zurich', 'location de bateaux Zurich, Suisse'],
    ['Switzerland', 'Geneva', 'location de bateaux Genève, Suisse'],
    ['Switzerland', 'Geneva', 'Bootsverleih Genf, Schweiz'],
    ['Switzerland', 'Ticino', 'noleggio barche Ticino, Svizzera'],
    ['Switzerland', 'Graubünden', 'Kanuverleih Graubünden, Schweiz'],
    ['Ireland', 'Galway', 'boat hire County Galway, Ireland'],
    ['Cyprus', 'Limassol', 'yacht charter Limassol, Cyprus'],
    ['United Kingdom', 'England', 'narrowboat hire England, United Kingdom'],
    ['United States', 'Florida', 'pontoon boat rental Florida, United States'],
    ['Canada', 'Quebec', 'location de bateaux Québec, Canada'],
    ['Canada', 'Quebec', 'boat rental Quebec, Canada'],
    ['Australia', 'Victoria', 'houseboat hire Victoria, Australia'],
  ])('are asked in the language of %s, %s: %s.', (country, state, term) =>
    expect(termsOf('google', country, state)).toContain(term),
  )

  test('say language and region to Google.', () => {
    const [first] = questionsFor('google', 'Switzerland', 'Vaud') ?? []
    expect(first && googleBody(first, 'next')).toEqual({
      ...{ textQuery: 'location de bateaux Vaud, Suisse', languageCode: 'fr', regionCode: 'CH' },
      ...{ pageSize: 20, pageToken: 'next' },
    })
  })

  test('ask Overpass for the state by its code, or else by its own name.', () => {
    const [first, ...rest] = questionsFor('overpass', 'Germany', 'Bavaria') ?? []
    expect(first && overpassQuery(first, 'code')).toBe(
      '[out:json][timeout:120];area["ISO3166-2"="DE-BY"]->.here;.here out ids;(nwr["amenity"="boat_rental"](area.here);' +
        'nwr["shop"="boat_rental"](area.here);nwr["amenity"="boat_sharing"](area.here););out tags 2000;',
    )
    expect(first && overpassQuery(first, 'name')).toContain('["name"="Bayern"]')
    expect(rest).toHaveLength(2)
  })
})

describe('Answers', () => {
  const place = (more: object) => ({ id: 'x', displayName: { text: ' Seewind\n GmbH ' }, ...more })

  test('of Google are cleaned; closed ones and those of other countries are left out, and what makes no sense too.', () => {
    const elsewhere = { addressComponents: [{ shortText: 'AT', types: ['country'] }] }
    const places = [
      place({ websiteUri: 'https://Seewind.de/?utm_source=g&x=1#top', nationalPhoneNumber: '0381 / 12 34' }),
      place({ businessStatus: 'CLOSED_PERMANENTLY' }),
      place(elsewhere),
      ...[null, 'x', { id: 'y' }, place({ websiteUri: 5 })],
    ]
    expect(readGoogle({ places, nextPageToken: 'n' }, 'DE')).toEqual({
      places: [
        ...[
          {
            place: 'google:x',
            business: 'Seewind GmbH',
            website: 'https://seewind.de/?x=1',
            email: '',
            phone: '0381 12 34',
          },
        ],
      ],
      next: 'n',
    })
    expect(readGoogle({}, 'DE')).toEqual({ places: [], next: '' })
    expect(readGoogle('busy', 'DE')).toBeUndefined()
  })

  test('of Overpass say whether the state is known, and whether they are whole.', () => {
    const tags = {
      name: 'Seewind',
      'contact:website': 'seewind.de',
      email: 'Info@Seewind.de; x@y.de',
      phone: '+49 381 12; 2',
    }
    const elements = [
      { type: 'area', id: 36 },
      { type: 'node', id: 7, tags },
      { type: 'way', id: 8 },
      { type: 'way', id: 'x' },
    ]
    expect(readOverpass({ elements })).toEqual({
      ...{ hasArea: true, isPartial: false },
      places: [
        { place: 'osm:node/7', business: 'Seewind', website: 'https://seewind.de', email: '', phone: '+49 381 12' },
      ],
    })
    const remark = 'runtime error: Query timed out in "query" at line 1'
    expect(readOverpass({ elements: [], remark })).toEqual({ hasArea: false, isPartial: true, places: [] })
    expect(readOverpass('<html>')).toBeUndefined()
  })

  test('never throw, and give what an entry can keep.', () => {
    const host = fc.stringMatching(/^[a-z0-9-]{1,40}\.[a-z]{2,12}$/)
    fc.assert(
      fc.property(fc.string(), host, (text, name) => {
        const url = `https://${name}/${text}`
        for (const one of [text, url, `${url}?${text}`]) {
          const website = tidyWebsite(one)
          expect(website === '' || (website.length <= 70 && URL.canParse(website) && !website.includes(','))).toBe(true)
          expect(tidyPhone(one)).toMatch(/^(?:\+?[\d ]{5,20})?$/)
        }
      }),
      { numRuns: 100 },
    )
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        readGoogle(json, 'DE')
        readGoogle({ places: [json] }, 'DE')
        readOverpass({ elements: [json] })
      }),
      { numRuns: 100 },
    )
  })
})
