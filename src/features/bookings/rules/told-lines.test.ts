import { describe, expect, test } from 'vitest'
import { inLanguage } from '#kit/server/http/language.ts'
import { formatDuration } from '#kit/shared/day.ts'
import { inFirstLanguage } from '#kit/shared/language.ts'
import { seedPrice } from '#testing/extras.ts'
import { someVehicle } from '#testing/rental.ts'
import { extras, stayExtras } from '../contract.ts'
import { words } from '../words.ts'
import { type Quote, quote, stayQuote, toldLines } from './prices.ts'

const vehicle = someVehicle(
  {
    name: 'Eider, 2 hours',
    license: 'yes',
    deposit: 100,
    briefing_fee: 25,
    cleaning_fee: 30,
    charter_license: 40,
    extra_captain: 49,
    price_night: 500,
    extra_bbq: true,
    extra_jukebox: true,
    extra_binoculars: true,
    extra_canoe_one_person: true,
    extra_canoe_two_persons: true,
    extra_inflatable_boat: true,
    extra_sonar: true,
    extra_bed_linen_and_towel: true,
  },
  { 0.5: 30, 1: 50, 2.5: 100 },
)

/** Everything that a price may be made of. */
const quotes = inFirstLanguage(() => [
  ...[0.5, 1, 2.5].map((hours) => quote({ ...vehicle, type: 'jetskis' }, hours, { extras }, seedPrice)),
  quote(vehicle, 1, { extras: [], hasLicense: 'no' }, seedPrice),
  ...[0, 1, 3].flatMap((nights) =>
    [1, 4].map((people) => stayQuote(vehicle, nights, { extras: stayExtras, people, hasLicense: 'yes' }, seedPrice)),
  ),
])
const lines = quotes.flatMap((one) => [...(one as Quote).lines, ...(one as Quote).onSite])
const labels = (language: 'en' | 'de', told: typeof lines) =>
  inLanguage(language, () => toldLines(told)).map(({ label }) => label)

describe('the lines of a price', () => {
  test('are in English as they are kept', () => {
    expect(labels('en', lines)).toEqual(lines.map(({ label }) => label))
    expect(labels('en', [{ label: 'Price change: rain, 2 hours', cents: 1 }])).toEqual(['Price change: rain, 2 hours'])
  })

  test('are in German all told in German', () => {
    const boat = inLanguage('de', () =>
      [0.5, 1, 2.5].map(formatDuration).concat([0, 1, 3].map((nights) => words.nights(nights))),
    )
    const told = [...new Set(labels('de', lines))].filter((label) => !label.startsWith('Eider, 2 hours, '))
    expect(told).toEqual([
      'Grill',
      'Jukebox',
      'Fernglas',
      'Skipper',
      'Kaution',
      'Einweisung',
      'Endreinigung',
      'Einweisung mit Charterschein',
      'SUP-Board',
      'Kanu für eine Person',
      'Kanu für zwei Personen',
      'Schlauchboot',
      'Echolot',
      'Bettwäsche und Handtuch, 1 Person',
      'Bettwäsche und Handtuch, 4 Personen',
    ])
    const ofBoat = new Set(labels('de', lines).filter((label) => label.startsWith('Eider')))
    expect(ofBoat).toEqual(new Set(boat.map((length) => `Eider, 2 hours, ${length}`)))
  })

  test('that nobody knows stay as they are, and reasons as somebody wrote them', () => {
    const kept = ['Eider', 'Price change: Regen, 1 hour'].map((label) => ({ label, cents: 1 }))
    expect(labels('de', kept)).toEqual(['Eider', 'Preisänderung: Regen, 1 hour'])
  })
})
