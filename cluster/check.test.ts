import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bookingFaults, type Kept, mailFaults, type Placed } from './check.ts'

const pad = (n: number) => String(n).padStart(2, '0')

/** Bookings of an hour each, no two of them the same, as placed and as kept. */
const runs = fc
  .uniqueArray(fc.record({ vehicle: fc.integer({ min: 1, max: 4 }), hour: fc.integer({ min: 0, max: 22 }) }), {
    minLength: 1,
    maxLength: 40,
    selector: ({ vehicle, hour }) => `${vehicle} ${hour}`,
  })
  .map((slots) =>
    slots.map(({ vehicle, hour }, n) => {
      const shared = {
        email: `guest${n}@guests.example`,
        vehicle,
        startsAt: `2027-05-01T${pad(hour)}:00`,
        reference: `R${n}`,
      }
      const placed: Placed = { ...shared, outcome: 'acknowledged' }
      const kept: Kept = { ...shared, endsAt: `2027-05-01T${pad(hour + 1)}:00`, canceled: false }
      return { placed, kept }
    }),
  )
const faultsOf = (placed: readonly Placed[], kept: readonly Kept[]) => bookingFaults(placed, kept)
const anyOf = fc.nat()

test('A run in which everything acknowledged is there has no faults, in whatever order it is read.', () => {
  fc.assert(
    fc.property(runs, (run) => {
      expect(
        faultsOf(
          run.map(({ placed }) => placed),
          run.map(({ kept }) => kept).reverse(),
        ),
      ).toEqual([])
    }),
  )
})

test('A lost booking is a fault, whichever it is.', () => {
  fc.assert(
    fc.property(runs, anyOf, (run, which) => {
      const lost = which % run.length
      const kept = run.filter((_, n) => n !== lost).map((one) => one.kept)
      const faults = faultsOf(
        run.map(({ placed }) => placed),
        kept,
      )
      expect(faults).toEqual([`the acknowledged booking R${lost} of guest${lost}@guests.example is lost`])
    }),
  )
})

test('A boat given to two is a fault, also when both were acknowledged.', () => {
  fc.assert(
    fc.property(runs, anyOf, (run, which) => {
      const one = run[which % run.length]
      if (!one) return
      const rival = { email: 'rival@guests.example', reference: 'RIVAL' }
      const kept = [...run.map((each) => each.kept), { ...one.kept, ...rival }]
      const placed = [...run.map((each) => each.placed), { ...one.placed, ...rival }]
      expect(faultsOf(placed, kept)).toEqual([expect.stringMatching(/^boat \d is given to R\w+ and R\w+ at /)])
    }),
  )
})

test('An order that was booked twice, or booked although it was refused, is a fault.', () => {
  const startsAt = '2027-05-01T10:00'
  const placed: Placed = { email: 'a@guests.example', vehicle: 1, startsAt, outcome: 'acknowledged', reference: 'ONE' }
  const kept: Kept = { ...placed, reference: 'ONE', endsAt: '2027-05-01T11:00', canceled: false }
  const later = { ...kept, reference: 'TWO', startsAt: '2027-05-01T12:00', endsAt: '2027-05-01T13:00' }
  expect(faultsOf([placed], [kept, later])).toEqual(['a@guests.example ordered once and is booked 2 times'])
  expect(faultsOf([{ ...placed, outcome: 'refused' }], [kept])).toEqual([
    'a@guests.example was refused and is booked as ONE',
  ])
  expect(faultsOf([{ ...placed, outcome: 'unclear' }], [kept])).toEqual([])
  expect(faultsOf([placed], [{ ...kept, canceled: true }])).toHaveLength(1)
  expect(faultsOf([placed], [{ ...kept, vehicle: 2 }])).toHaveLength(1)
  expect(faultsOf([], [kept, { ...later, reference: 'ONE' }])).toEqual(['the reference ONE was given 2 times'])
})

test('A mail that came twice or not at all is a fault, and one that broke off is not.', () => {
  const kept: Kept = {
    email: 'a@guests.example',
    vehicle: 1,
    startsAt: '2027-05-01T10:00',
    endsAt: '2027-05-01T11:00',
    reference: 'ONE',
    canceled: false,
  }
  const after = (arrived: number, ...states: string[]) => mailFaults([kept], [{ email: kept.email, arrived, states }])
  expect(after(1, 'sent')).toEqual([])
  expect(after(0, 'unclear')).toEqual([])
  expect(after(1, 'unclear')).toEqual([])
  expect(after(2, 'sent')).toEqual(['the mail of ONE arrived 2 times'])
  expect(after(0, 'sent')).toEqual(['the mail of ONE never arrived'])
  expect(after(1, 'sent', 'sent')).toEqual(['the booking ONE has 2 mails'])
  expect(mailFaults([kept], [])).toEqual(['the booking ONE has 0 mails'])
})
