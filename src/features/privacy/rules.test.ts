import { describe, expect, test } from 'vitest'
import { registry } from './content/registry.ts'
import {
  agedOut,
  erasureOf,
  fileNameOf,
  isConfirmed,
  partsOf,
  personOf,
  phoneDigits,
  pseudonymPattern,
} from './rules.ts'

describe('a person', () => {
  test.each([
    [{ email: 'Mira@Guests.example', phone: '+49151', name: 'Mira' }, 'email:mira@guests.example'],
    [{ email: '', phone: '+49 (151) 234-5678', name: 'Mira' }, 'phone:512345678'],
    [{ email: '', phone: '0151/2345678', name: 'Else' }, 'phone:512345678'],
    [{ email: '', phone: '', name: ' Ole: the Walk-in ' }, 'name:ole: the walk-in'],
  ])('%j is %s', (record, person) => {
    expect(personOf(record)).toBe(person)
    const { kind, value } = partsOf(person)
    expect(`${kind}:${value}`).toBe(person)
  })

  test('has a number by its last nine digits', () => {
    expect([phoneDigits('+49 151 2345678'), phoneDigits('0049 151 2345678'), phoneDigits('no phone')]).toEqual([
      '512345678',
      '512345678',
      '',
    ])
  })
})

test('What is asked for may be typed in any case, and in no other words.', () => {
  expect(isConfirmed(' MIRA@guests.example', 'mira@guests.example')).toBe(true)
  expect(isConfirmed('mira@guests', 'mira@guests.example')).toBe(false)
  expect(isConfirmed('', 'mira')).toBe(false)
})

test('Every table says in words what becomes of it, and why where something of it stays.', () => {
  expect(agedOut).toMatch(pseudonymPattern)
  for (const entry of registry) {
    expect(erasureOf(entry)).toMatch(/^[A-Z]/)
    const stays =
      entry.erase === 'keep' || Object.values(entry.columns).some((fate) => fate === 'kept' || fate === 'lone')
    expect([entry.table, entry.keeps !== undefined || !stays]).toEqual([entry.table, true])
    expect(fileNameOf(entry.label)).toMatch(/^[a-z-]+$/)
  }
})

test('A table that others are found by comes before them.', () => {
  const seen = new Set<string>()
  for (const { table, found } of registry) {
    for (const other of 'via' in found ? Object.keys(found.via) : []) expect(seen).toContain(other)
    seen.add(table)
  }
})
