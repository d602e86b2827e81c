import { expect, test } from 'vitest'
import { sanitizeHtml } from '#kit/server/pages/html.ts'
import { unresolved } from '../rules/placeholders.ts'
import { followUpText } from './follow-up.ts'

const first = { salutation: 'Sehr geehrte', name: 'Frau Alm', firstSubject: 'Boote & mehr', firstSentOn: '2026-11-03' }

test('Who did not answer is asked once more, with what was written and when.', () => {
  const german = followUpText({ ...first, language: 'de', country: 'Austria' })
  expect(german.subject).toBe('Re: Boote & mehr')
  expect(german.body).toMatch(/^<p>am 3\. November 2026 haben wir Ihnen zum Thema „Boote &amp; mehr“ geschrieben\./)
  const english = followUpText({ ...first, language: 'en', country: 'United States' })
  expect(english.subject).toBe('Re: Boote & mehr')
  expect(english.body).toMatch(/^<p>On November 3, 2026 we wrote to you about “Boote &amp; mehr”\./)
  for (const { body, subject } of [german, english]) {
    expect(sanitizeHtml(body)).toBe(body)
    expect(unresolved(body + subject)).toEqual([])
  }
})

test('A subject is quoted without the request to forward it.', () => {
  const firstSubject = 'An online store for your business – please forward to the owner'
  const again = followUpText({ ...first, language: 'en', firstSubject })
  expect(again.subject).toBe(`Re: ${firstSubject}`)
  expect(again.body).toContain('about “An online store for your business”.')
})

test('Dates and quotation marks are those of the country, and a body without a greeting begins a sentence.', () => {
  const of = (language: 'de' | 'en', country: string) => followUpText({ ...first, language, country }).body
  expect(of('en', 'Ireland')).toContain('On 3 November 2026')
  expect(of('de', 'Switzerland')).toContain('«Boote &amp; mehr»')
  expect(followUpText({ ...first, language: 'de', salutation: '', name: '' }).body).toMatch(/^<p>Am 3\./)
})
