import { describe, expect, test } from 'vitest'
import type { Handover } from '../contract.ts'
import {
  checkOutBody,
  checkOutErrors,
  checkOutTotal,
  emptyCheckOut,
  emptyTakeBack,
  settlementOf,
  takeBackBody,
  takeBackDraftErrors,
} from './draft.ts'

const handover: Handover = {
  booking: {
    id: 7,
    reference: 'K7Q2M9XA',
    vehicle_name: 'Eider',
    vehicle_type: 'motorboats',
    drive: 'petrol',
    name: 'Mira Keller',
    phone: '',
    email: '',
    people: 2,
    comment: '',
    starts_at: '2026-06-01T10:00',
    ends_at: '2026-06-01T12:00',
    canceled: false,
    paid: true,
    price: 5800,
    open_amount: 0,
    needs_license: false,
  },
  deposit: 30_000,
  fees: [
    { label: 'Briefing fee', amount: 2500 },
    { label: 'Cleaning fee', amount: 4050 },
  ],
  terms: { late_hour: 2717, fuel_litre: 272 },
  out: null,
  late_hours: 0,
  late_grace: 15,
  back: null,
  pictures: [],
}
const withLicense = { ...handover, booking: { ...handover.booking, needs_license: true } }
const canoe = { ...handover, booking: { ...handover.booking, vehicle_type: 'canoes', drive: 'none' as const } }
const signature = { width: 300, height: 120, strokes: [[{ x: 1, y: 2, pressure: 0.5, time: 3 }]] }
const signed = { ...emptyCheckOut, signature }
const fields = (errors: readonly { field: string }[]) => errors.map(({ field }) => field)

describe('what is ticked', () => {
  const item = { text: 'Propeller', text_de: '', photo: false, out: true, back: false }
  const listed = { ...handover, checklist: { version: 3, items: [{ ...item, key: 'p' }] } }
  const ticked = (key: string, note = '') => ({ item: key, state: 'not_ok' as const, note })

  test('goes with the version of the list, as far as the step asks for it', () => {
    const draft = { ...signed, checks: [ticked('p', 'Bent'), ticked('gone', 'Lost')] }
    expect(checkOutBody(draft, listed, undefined)).toMatchObject({ checklist: 3, checks: [ticked('p', 'Bent')] })
    expect(takeBackBody({ ...emptyTakeBack, checks: draft.checks }, listed)).toMatchObject({ checklist: 3, checks: [] })
    expect(checkOutBody(draft, handover, undefined)).toMatchObject({ checklist: undefined, checks: [] })
  })

  test('says what is not fine, beside it', () => {
    expect(fields(checkOutErrors({ ...signed, checks: [ticked('p')] }, listed))).toEqual(['check_p'])
    expect(checkOutErrors({ ...signed, checks: [ticked('p')] }, handover)).toEqual([])
  })
})

describe('a check-out', () => {
  test('begins with what the booking says', () => {
    expect(checkOutTotal(emptyCheckOut, handover)).toBe(36_550)
    expect(checkOutBody(signed, handover, undefined)).toMatchObject({
      deposit: 30_000,
      signed_by: 'Mira Keller',
      fuel: 8,
    })
  })

  test.each([
    [signed, handover, []],
    [emptyCheckOut, handover, ['signature']],
    [{ ...emptyCheckOut, signing: 'paper' as const }, handover, []],
    [{ ...emptyCheckOut, signing: 'paper' as const, signedBy: ' ' }, handover, ['signed_by']],
    [signed, withLicense, ['license_seen']],
    [{ ...signed, licenseSeen: true }, withLicense, []],
    [{ ...signed, deposit: '12.345' }, handover, ['deposit']],
    [{ ...signed, deposit: '' }, handover, ['deposit']],
    [{ ...signed, note: 'x'.repeat(501) }, handover, ['note']],
  ])('%# is refused for %3$o', (draft, of, wrong) => {
    expect(fields(checkOutErrors(draft, of))).toEqual(wrong)
  })

  test('takes the deposit that staff entered, with a comma or a dot', () => {
    expect(checkOutTotal({ ...signed, deposit: '50,5' }, handover)).toBe(5050 + 6550)
    expect(checkOutBody({ ...signed, deposit: '0' }, handover, undefined).deposit).toBe(0)
  })

  test('says nothing of a licence or a tank that nobody looked at', () => {
    const body = checkOutBody({ ...signed, licenseSeen: true, fuel: 3 }, canoe, undefined)
    expect([body.license_seen, body.fuel]).toEqual([false, undefined])
  })
})

const out = { deposit: 30_000, fuel: 8 } as Handover['out']
const late: Handover = { ...handover, out, late_hours: 2 }

describe('a return', () => {
  test('gives the deposit back less what is charged, line by line', () => {
    const draft = { ...emptyTakeBack, fuel: 5, litres: '12,5', damage: 'Scratch', damageFee: '80.05' }
    const { deposit, charges, giveBack } = settlementOf(draft, late)
    expect(charges.map(({ label, quantity, amount }) => [label, quantity, amount])).toEqual([
      ['Late return', 2, 5434],
      ['Fuel (litres)', 12.5, 3400],
      ['Damage', 1, 8005],
    ])
    expect([deposit, giveBack]).toEqual([30_000, 13_161])
    expect(takeBackBody(draft, late)).toMatchObject({
      give_back: 13_161,
      litres: 12.5,
      late_hours: 2,
      waived_reason: '',
    })
  })

  test('is paid by the customer where the charges are more than the deposit', () => {
    expect(takeBackBody({ ...emptyTakeBack, damageFee: '400' }, { ...late, late_hours: 0 }).give_back).toBe(-10_000)
  })

  test('goes back as the deposit was left, unless staff say otherwise', () => {
    const byCard = { ...late, out: { ...late.out, deposit_method: 'card' } as Handover['out'] }
    expect(takeBackBody(emptyTakeBack, byCard).method).toBe('card')
    expect(takeBackBody({ ...emptyTakeBack, method: 'cash' }, byCard).method).toBe('cash')
  })

  test('follows the clock until somebody says otherwise', () => {
    expect(takeBackBody(emptyTakeBack, { ...late, late_hours: 3 }).late_hours).toBe(3)
    expect(takeBackBody({ ...emptyTakeBack, lateHours: 1 }, { ...late, late_hours: 3 }).late_hours).toBe(1)
  })

  test.each([
    [emptyTakeBack, late, ['fuel']],
    [{ ...emptyTakeBack, fuel: 8 }, late, []],
    [emptyTakeBack, { ...canoe, out }, []],
    [{ ...emptyTakeBack, fuel: 8, lateHours: 1 }, late, ['waived_reason']],
    [{ ...emptyTakeBack, fuel: 8, lateHours: 1, waivedReason: 'Storm' }, late, []],
    [{ ...emptyTakeBack, fuel: 8, lateHours: 3 }, late, ['late_hours']],
    [{ ...emptyTakeBack, fuel: 8, litres: 'ten' }, late, ['litres']],
    [{ ...emptyTakeBack, fuel: 8, damageFee: '1.234', damage: 'Scratch' }, late, ['damage_fee']],
    [{ ...emptyTakeBack, fuel: 8, damageFee: '10' }, late, ['damage']],
    [{ ...emptyTakeBack, fuel: 8, damage: 'x'.repeat(501) }, late, ['damage']],
  ])('%# is refused for %3$o', (draft, of, wrong) => {
    expect(fields(takeBackDraftErrors(draft, of))).toEqual(wrong)
  })
})
