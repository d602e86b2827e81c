import { describe, expect, test } from 'vitest'
import { actions } from './content/actions.ts'
import { actionName, actionOf, byDay, detailsOf, kindName, linkOf, sentenceOf, timeOf, verbOf } from './rules.ts'

const entry = {
  actor: 'Jonas Pier',
  action: 'booking.cancel',
  record: 'booking:17',
  label: 'K7Q2XH4M' as string | null,
}

describe('a sentence', () => {
  test.each([
    [{}, 'Jonas Pier canceled booking K7Q2XH4M'],
    [{ label: null }, 'Jonas Pier canceled booking no. 17'],
    [{ action: 'vehicle.block', record: 'vehicle:3', label: 'Eider' }, 'Jonas Pier blocked Eider'],
    [{ action: 'vehicle.block', record: 'vehicle:3', label: null }, 'Jonas Pier blocked vehicle 3'],
    [{ action: 'day.block', record: 'day:2026-06-03', label: null }, 'Jonas Pier closed 06/03/26 for bookings'],
    [
      { action: 'acquisition.add', record: 'acquisition:list', label: null },
      'Jonas Pier added businesses to the acquisition list',
    ],
    [{ action: 'acquisition.delete', record: 'acquisition:4', label: 'Corrib' }, 'Jonas Pier deleted business Corrib'],
    [{ action: 'till.open', record: 'till:rental:4', label: null }, 'Jonas Pier opened the rental till'],
    [
      { action: 'person.erase', record: 'person:Erased 7F3A0B21', label: null },
      'Jonas Pier erased a person (Erased 7F3A0B21)',
    ],
    [
      { action: 'working-hours.save', record: 'working-hours:agency:2026-06-01', label: null },
      'Jonas Pier entered working hours for 06/01/26',
    ],
    // What nobody has found words for yet.
    [{ action: 'sail.hoist-up', record: 'sail:2', label: null, actor: '' }, 'Somebody sail hoist up: sail 2'],
  ])('%j', (changes, sentence) => {
    expect(sentenceOf({ ...entry, ...changes })).toBe(sentence)
  })

  test('stands in filters without a record', () => {
    expect([actionName('booking.cancel'), actionName('customer.block'), actionName('sail.hoist-up')]).toEqual([
      'Canceled booking',
      'Blocked a customer',
      'Sail hoist up',
    ])
    expect([kindName('booking'), kindName('sail')]).toEqual(['Bookings and handovers', 'Sail'])
    expect(actionOf({ action: 'settings.person', record: 'user:2', label: 'Ada' })).toBe('changed their own settings')
  })
})

test('Every action is among one verb, and stands in the filter as words that name a thing.', () => {
  const all = Object.keys(actions)
  expect(all.filter((action) => verbOf(action) === undefined)).toEqual([])
  expect(verbOf('sail.hoist-up')).toBe(undefined)
  expect(['closure.undo', 'acquisition.cancel', 'mail.resend', 'till.sale', 'customer.add'].map(verbOf)).toEqual([
    'undone',
    'ended',
    'sent',
    'added',
    'added',
  ])
  const names = all.map(actionName)
  expect(names.filter((name) => !/\s/.test(name) || /\{|\s{2}|\b(?:the|a|of|for|with|from)$/.test(name))).toEqual([])
  expect([actionName('extra.add'), actionName('acquisition.cancel')]).toEqual([
    'Added … (Extras)',
    'Kept a mail to business … from being sent (Acquisition)',
  ])
})

describe('a link', () => {
  test.each([
    ['booking:17', { place: '2026-06-03' }, '/RentalRevolution/bookings?day=2026-06-03'],
    ['booking:17', {}, undefined],
    ['vehicle:3', { place: 'canoes', label: 'Grey & Sons' }, '/RentalRevolution/canoes/Grey%20%26%20Sons/change'],
    ['receipt:5', { details: { position: 9 } }, '/RentalRevolution/cashregister/receipts/9'],
    ['inbox:5', { details: { business: 'rental' } }, '/RentalRevolution/inbox'],
    ['inbox:5', { details: { business: 'agency' } }, '/inbox'],
    ['work:5', { place: 'gallery' }, '/ArtAlley/gallery/5'],
    ['work-comment:8', { details: { work: 5 } }, '/ArtAlley/gallery/5'],
    ['sail:5', {}, undefined],
  ])('of %s %j', (record, more, link) => {
    expect(linkOf({ record, label: null, place: null, details: {}, ...more })).toBe(link)
  })
})

test('Details stand beside each other before and after, however they were written down.', () => {
  expect(detailsOf({ from: 50, to: 40, reason: 'Rain' })).toEqual([
    { name: 'Value', before: '50', after: '40' },
    { name: 'Reason', after: 'Rain' },
  ])
  expect(detailsOf({ type: 'drinks', old: { name: 'Cola', price: 3 }, new: { name: 'Cola', price: 3.5 } })).toEqual([
    { name: 'Price', before: '3', after: '3.5' },
    { name: 'Type', after: 'drinks' },
  ])
  expect(detailsOf({ new: { name: 'Cola', actual_stock: null } })).toEqual([
    { name: 'Name', after: 'Cola' },
    { name: 'Actual stock', after: '–' },
  ])
  expect(detailsOf({ email: { from: 'a@b.example', to: 'c@d.example' }, hiring: true, note: '' })).toEqual([
    { name: 'Email', before: 'a@b.example', after: 'c@d.example' },
    { name: 'Hiring', after: 'yes' },
  ])
  expect(detailsOf({})).toEqual([])
})

test('Entries stand under the day and time of the business.', () => {
  const at = ['2026-06-01T22:05:59Z', '2026-06-01T21:59:59Z', '2026-06-01T12:00:00Z']
  const days = byDay(
    at.map((one) => ({ at: one })),
    'Europe/Berlin',
  )
  expect(days.map(({ day, entries }) => [day, entries.length])).toEqual([
    ['2026-06-02', 1],
    ['2026-06-01', 2],
  ])
  expect(at.map((one) => timeOf(one, 'Europe/Berlin'))).toEqual(['12:05 am', '11:59 pm', '2 pm'])
})
