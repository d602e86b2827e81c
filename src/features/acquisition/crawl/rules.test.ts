import { expect, test } from 'vitest'
import { candidatesOf } from '../entries/rules/screening.ts'
import { type CrawlRun, crawlActions, crawlStatuses } from './contract.ts'
import { backoff, crawlRefusal, lineOf, mayControl, nextStep, progressOf } from './rules.ts'

const place = { type: 'RentalRevolution', country: 'Germany', state: 'Saxony' }

test('A place needs type, country and state, and queries for each.', () => {
  expect(crawlRefusal(place)).toBeUndefined()
  const codeOf = (more: object) => {
    const { code, field } = crawlRefusal({ ...place, ...more }) ?? {}
    return [code, field]
  }
  expect(codeOf({ type: '', state: '' })).toEqual(['INVALID', 'type'])
  expect(codeOf({ country: '' })).toEqual(['INVALID', 'country'])
  expect(codeOf({ state: '' })).toEqual(['INVALID', 'state'])
  expect(codeOf({ type: 'SupremeShop' })).toEqual(['TYPE_NOT_SET_UP', 'type'])
  expect(codeOf({ country: 'France' })).toEqual(['COUNTRY_NOT_SET_UP', 'country'])
  expect(codeOf({ state: 'Tyrol' })).toEqual(['STATE_NOT_SET_UP', 'state'])
})

test('What can be done with a crawl depends on how it is.', () => {
  expect(
    Object.fromEntries(crawlStatuses.map((status) => [status, crawlActions.filter((one) => mayControl(status, one))])),
  ).toEqual({
    places: ['pause', 'cancel'],
    sites: ['pause', 'cancel'],
    paused: ['resume', 'cancel'],
    done: ['again'],
    canceled: ['again'],
    failed: ['resume', 'again'],
  })
})

test('Asking for a place starts, goes on or tells, by how its latest crawl is.', () => {
  const now = Temporal.Instant.from('2026-06-01T05:00:00Z')
  const step = (status: CrawlRun['status'], finishedAt: string | null = null) => nextStep({ status, finishedAt }, now)
  expect([nextStep(undefined, now), step('canceled'), step('paused'), step('failed')]).toEqual([
    ...['start', 'start', 'resume', 'resume'],
  ])
  expect([step('places'), step('sites')]).toEqual(['tell', 'tell'])
  expect([step('done', '2026-05-02T05:00:01Z'), step('done', '2026-05-02T05:00:00Z')]).toEqual(['tell', 'start'])
})

test('Who has too much to do is asked less and less often, and given up.', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8].map(backoff)).toEqual([30, 60, 120, 240, 480, 960, 1920, undefined])
})

test('A line says the same as what it was made of, whatever the name holds.', () => {
  const target = {
    name: 'Kanu, SUP; "Boote"\tIsar',
    website: 'https://isar.de/kanu',
    email: 'info@isar.de',
    phone: '+49 89 1234567',
    contact: '',
  }
  expect(lineOf(target)).toBe('Kanu SUP Boote Isar, https://isar.de/kanu, info@isar.de, +49 89 1234567')
  expect(candidatesOf(lineOf(target))).toMatchObject([{ ...target, name: 'Kanu SUP Boote Isar' }])
  expect(candidatesOf(lineOf({ ...target, email: '', phone: '' }))).toMatchObject([
    { website: target.website, email: '' },
  ])
  const known = { ...target, email: '', contact: 'Sepp Huber, "Chef"' }
  expect(lineOf(known)).toBe('Kanu SUP Boote Isar, https://isar.de/kanu, , +49 89 1234567, Sepp Huber Chef')
  expect(candidatesOf(lineOf(known))).toMatchObject([{ contact: 'Sepp Huber Chef', phone: target.phone }])
  expect(candidatesOf(lineOf({ ...known, phone: '' }))).toMatchObject([{ contact: 'Sepp Huber Chef', email: '' }])
})

test('Progress only grows, and is whole at the end.', () => {
  const run = { asked: 0, questions: 11, read: 0, sites: 0, status: 'places' } as CrawlRun
  const steps = [
    run,
    { ...run, asked: 5, sites: 20 },
    { ...run, asked: 11, sites: 20 },
    { ...run, asked: 11, read: 20, sites: 20 },
  ]
  const values = steps.map(progressOf)
  expect(values).toEqual(values.toSorted((a, b) => a - b))
  expect([values[0], values[3]?.toFixed(3)]).toEqual([0, '1.000'])
  expect(progressOf({ ...run, status: 'done' })).toBe(1)
})
