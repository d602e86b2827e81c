import { expect, test } from 'vitest'
import { seedPrice } from '#testing/extras.ts'
import { someVehicle } from '#testing/rental.ts'
import { words as bookingWords } from '../words.ts'
import { cancellationSteps } from './cancellation.ts'
import { type Payable, payingWords, stepsAhead, stepWords } from './paying.ts'
import { quote, splitOnSite, splitWords, wholeOf } from './prices.ts'

const onSite = [
  { label: 'Deposit', cents: 30_000 },
  { label: 'Cleaning fee', cents: 2500 },
]
const plain: Payable = { quote: { total: 5800, onSite: [] }, voucher: 0, how: 'on_site' }

test.each<[string, Partial<Payable>, string[]]>([
  ['by the hour', {}, ['You pay $58 on arrival, or online before that on the page of your booking.']],
  [
    'by transfer',
    { how: 'transfer', dueOn: '2026-06-03', euros: '53.36 € (for $58)' },
    ['53.36 € (for $58) are to be transferred by Wednesday, June 3, 2026.'],
  ],
  ['online', { how: 'provider' }, ['You pay $58 online now, then your booking is confirmed.']],
  ['that is paid', { how: 'paid', dueOn: '2026-06-03' }, ['$58 are paid.']],
  ['that a voucher pays', { how: 'voucher', voucher: 5800 }, ['Your voucher pays $58.']],
])('how and when one pays a booking %s', (_, about, words) => {
  expect(payingWords({ ...plain, ...about })).toEqual(words)
})

test('fees and deposit of the site are said by themselves, also where a voucher pays the rest', () => {
  const words = payingWords({ ...plain, quote: { total: 5800, onSite }, voucher: 5800, how: 'voucher' })
  expect(words).toEqual([
    'Your voucher pays $58.',
    '$25 are paid in cash on site, when you take the boat over.',
    'On top comes a deposit of $300: you leave it in cash on site, and get it back when you return the boat as you took it over.',
    'So please bring $325 in cash.',
  ])
})

test('whoever takes the briefing instead of a licence is told when it is', () => {
  const vehicle = someVehicle({ license: 'yes', charter_license: 69 }, { 1: 58 })
  const words = (hasLicense: 'yes' | 'no') => {
    const quoted = quote(vehicle, 1, { extras: [], hasLicense }, seedPrice)
    return quoted ? payingWords({ ...plain, quote: quoted }).filter((word) => word.includes('briefing')) : []
  }
  expect(words('no')).toEqual([
    'The briefing comes before the booked time and is not part of it: please call us to agree on when.',
  ])
  expect(words('yes')).toEqual([])
})

test('what canceling costs is said from today on, by date and amount, and never above the price', () => {
  const steps = cancellationSteps(5800, { start: '2026-12-30', toEuros: 0.92 })
  const words = (today: string) => stepsAhead(steps, today).map((step) => stepWords(step, 5800))
  expect(words('2026-06-30')).toEqual([
    ['Until Tuesday, June 30, 2026', '$58, the price'],
    ['Until Wednesday, September 30, 2026', '$29 (50%)'],
    ['Until Monday, November 30, 2026', '$52.20 (90%)'],
    ['Until Wednesday, December 30, 2026', '$58 (100%)'],
  ])
  expect(words('2026-12-28')).toEqual([['Until Wednesday, December 30, 2026', '$58 (100%)']])
  expect(bookingWords.lessDamage).toContain('cost us less than that, or nothing at all')
})

test('of what is paid on site the deposit is apart', () => {
  const { onSite = [] } =
    quote(someVehicle({ deposit: 300, briefing_fee: 25, cleaning_fee: 40 }), 1, { extras: [] }, seedPrice) ?? {}
  expect(splitOnSite(onSite)).toEqual({ deposit: 30_000, fees: onSite.slice(1) })
  expect(splitOnSite([])).toEqual({ deposit: 0, fees: [] })
})

test('the whole price is what is paid online and the fees on site, with the tax in it; the deposit is apart', () => {
  const offer = quote(someVehicle({ deposit: 300, briefing_fee: 25, cleaning_fee: 40.5 }), 1, { extras: [] }, seedPrice)
  const whole = wholeOf(offer ?? { total: 0, onSite: [] })
  expect(whole).toEqual({ fees: 6550, whole: 11_550, vat: 1844, deposit: 30_000 })
  const priced = { total: 5000, onSite: offer?.onSite ?? [] }
  expect(splitWords({ quote: priced, voucher: 2000, how: 'transfer' })).toBe(
    '$30 by bank transfer, $65.50 in cash on site, plus $300 deposit, which you get back',
  )
  expect(splitWords({ quote: priced, voucher: 5000, how: 'voucher' })).toBe(
    '$65.50 in cash on site, plus $300 deposit, which you get back',
  )
  expect(splitWords({ quote: { total: 5000, onSite: [] }, voucher: 0, how: 'on_site' })).toBe(
    '$50 on arrival or online',
  )
})
