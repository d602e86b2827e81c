import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formCountries } from '#kit/shared/regions.ts'
import type { stages } from '../contract.ts'
import { domainOf, isSharedDomain, ownDomainOf, registrableDomain } from './rules/domains.ts'
import {
  allowance,
  greetingOf,
  languageTo,
  lawOf,
  needsLegalBasis,
  replySubject,
  type StageEvent,
  stageAfter,
} from './rules.ts'

test('Five countries ask for a reason before the first mail, each with its law.', () => {
  expect(formCountries.filter(needsLegalBasis).toSorted()).toEqual([
    ...['Australia', 'Austria', 'Canada', 'Germany', 'Switzerland'],
  ])
  expect(lawOf('Germany')).toContain('§ 7 UWG')
  expect(lawOf('Austria')).toContain('§ 174 TKG 2021')
  expect(lawOf('Switzerland')).toContain('Art. 3 (1) (o) UWG')
  expect(lawOf('Canada')).toContain('CASL')
  expect(lawOf('Australia')).toContain('Spam Act')
  expect(['Ireland', 'toString'].map(lawOf)).toEqual([undefined, undefined])
})

test.each<[(typeof stages)[number], StageEvent, number, (typeof stages)[number]]>([
  ['new', 'first_sent', 1, 'contacted'],
  ['contacted', 'follow_up_sent', 2, 'followed_up'],
  ['contacted', 'first_sent', 2, 'contacted'],
  ['followed_up', 'answered', 2, 'answered'],
  ['answered', 'first_sent', 3, 'answered'],
  ['answered', 'unsubscribed', 1, 'unsubscribed'],
  ['contacted', 'complained', 1, 'unsubscribed'],
  ['contacted', 'bounced', 1, 'bounced'],
  ['unsubscribed', 'bounced', 1, 'unsubscribed'],
  ['unsubscribed', 'answered', 1, 'unsubscribed'],
  ['customer', 'unsubscribed', 1, 'customer'],
  ['answered', 'converted', 1, 'customer'],
  ['bounced', 'reopened', 1, 'contacted'],
  ['answered', 'reopened', 2, 'followed_up'],
  ['bounced', 'reopened', 0, 'new'],
])('%s, then %s after %i mails: %s', (stage, event, mails, after) => {
  expect(stageAfter(stage, event, mails)).toBe(after)
})

test('Whoever left is only brought back by hand or as a customer.', () => {
  const event = fc.constantFrom<StageEvent>(
    'first_sent',
    'follow_up_sent',
    'answered',
    'bounced',
    'complained',
    'unsubscribed',
  )
  fc.assert(
    fc.property(fc.array(event, { maxLength: 8 }), (events) => {
      expect(events.reduce((stage, one) => stageAfter(stage, one, 1), stageAfter('new', 'unsubscribed'))).toBe(
        'unsubscribed',
      )
    }),
    { numRuns: 50 },
  )
})

test('The limits of an hour and of a day are both kept.', () => {
  const count = fc.integer({ min: 0, max: 50 })
  fc.assert(
    fc.property(count, count, count, count, (hourly, daily, hour, day) => {
      const more = allowance({ hourly, daily }, { hour, day })
      expect(more).toBeGreaterThanOrEqual(0)
      if (more > 0) expect(hour + more <= hourly && day + more <= daily).toBe(true)
    }),
    { numRuns: 100 },
  )
})

test('A follow-up answers the first subject', () => {
  expect(replySubject('Bookings')).toBe('Re: Bookings')
  expect(replySubject('RE: Bookings')).toBe('RE: Bookings')
})

test('A mail greets by name, or else the business.', () => {
  const entry = { salutation: 'Dear', name: 'Aoife Byrne', business: 'Corrib Boats' }
  expect(greetingOf(entry)).toBe('Dear Aoife Byrne,')
  expect(greetingOf({ ...entry, name: '' })).toBe('Dear Corrib Boats,')
})

test.each([
  ['Sehr geehrte', 'Ireland', 'de'],
  ['Sehr geehrtes', 'Switzerland', 'de'],
  [' Sehr geehrte Frau', 'United States', 'de'],
  ['Guten Tag', 'Ireland', 'de'],
  ['Dear', 'Germany', 'en'],
  ['Dear Ms', 'Switzerland', 'en'],
  ['', 'Austria', 'de'],
  ['Ciao', 'Switzerland', 'de'],
  ['Hello', 'Cyprus', 'en'],
])('A mail that greets with %j to %s is written in %s.', (salutation, country, language) => {
  expect(languageTo({ salutation, country })).toBe(language)
})

test.each([
  ['mail.boats.co.uk', 'boats.co.uk'],
  ['Kontakt.Boote.DE.', 'boote.de'],
  ['someone.github.io', 'someone.github.io'],
  ['xn--bte-3ka.example', 'xn--bte-3ka.example'],
  ['co.uk', undefined],
  ['192.0.2.7', undefined],
  ['nonsense', undefined],
])('Of %s somebody registered %s.', (host, domain) => {
  expect(registrableDomain(host)).toBe(domain)
})

test('Nobody speaks for a provider of mailboxes.', () => {
  expect(ownDomainOf('Info@Sub.Boats.co.uk')).toBe('boats.co.uk')
  expect(ownDomainOf('boats@gmail.com')).toBeUndefined()
  expect(domainOf('boats@gmail.com')).toBe('gmail.com')
  expect(['gmx.at', 'web.de', 'bigpond.com', 'eircom.net'].every(isSharedDomain)).toBe(true)
})
