import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contactErrors } from '#features/contact-form/rules.ts'
import { longestMessage } from '#features/inbox/contract/requests.ts'
import { listings } from '#features/properties/content/listings.ts'
import { enquiryAbout, propertyAsked, subjectLine } from './rules.ts'

describe('the property that an enquiry is about', () => {
  test.each([
    ['?property=1', 1],
    ['?property=24&from=catalog', 24],
    ['?from=catalog&property=16', 16],
  ])('%s asks about no. %d', (search, id) => {
    expect(propertyAsked(search)).toBe(id)
  })

  test.each(['', '?', '?property', '?property=', '?property=0', '?property=25', '?property=07', '?property=1.0'])(
    '%j asks about none',
    (search) => {
      expect(propertyAsked(search)).toBeUndefined()
    },
  )

  test('is one that is on sale, whatever the address says', () => {
    const ids = listings.map(({ id }) => id)
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer().map(String), fc.nat(40).map(String)), (asked) => {
        const id = propertyAsked(`?${new URLSearchParams({ property: asked })}`)
        expect(id === undefined || (ids.includes(id) && String(id) === asked)).toBe(true)
      }),
    )
    expect(ids.filter((id) => propertyAsked(`?property=${id}`) === id)).toEqual(ids)
  })

  test.each(listings)('no. $id stands in subject and message, with room to go on', (listing) => {
    const message = enquiryAbout(listing)
    for (const words of [listing.name, listing.location]) {
      expect(subjectLine(listing)).toContain(words)
      expect(message).toContain(words)
    }
    expect(message.length).toBeLessThan(longestMessage / 10)
  })
})

describe('an enquiry', () => {
  const text = (most: number) => fc.stringMatching(/^[a-zA-Zäöüß](?:[a-zA-Zäöüß ]*[a-zA-Zäöüß])?$/, { maxLength: most })
  const name = text(50)
  const email = fc.stringMatching(/^[a-z0-9_-]{1,9}(\.[a-z0-9_-]{1,9})?@[a-z]{1,12}\.[a-z]{2,6}$/)
  const body = text(2000)
  const errorsOf = (sender: string, mail: string, message: string, privacy = true) =>
    contactErrors({ sender, email: mail, body: message, privacy }).map((error) => error.message)

  test('within the limits has nothing wrong with it', () => {
    fc.assert(
      fc.property(name, email, body, (...draft) => {
        expect(errorsOf(...draft)).toEqual([])
      }),
    )
  })

  test.each([
    [50, 2000, []],
    [51, 2000, ['Please enter a valid name']],
    [50, 2001, ['Your message is too long']],
    [51, 2001, ['Please enter a valid name', 'Your message is too long']],
  ])('with a name of %d and a message of %d characters is told %j', (first, second, told) => {
    expect(errorsOf('a'.repeat(first), 'ida@post.example', 'a'.repeat(second))).toEqual(told)
  })

  test('with an email address that is too long or none at all is told so', () => {
    const longest = `${'a'.repeat(38)}@post.example`
    expect(longest).toHaveLength(51)
    const none = fc.string({ maxLength: 50 }).filter((words) => !/@.+\.[A-Za-z]{2,}\s*$/.test(words))
    fc.assert(
      fc.property(fc.oneof(none, fc.constant(longest)), (mail) => {
        expect(errorsOf('Ida', mail, 'Hello')).toEqual(['Please enter a valid email address'])
      }),
    )
    expect(errorsOf('Ida', longest.slice(1), 'Hello')).toEqual([])
  })

  test('needs the agreement to the privacy policy', () => {
    expect(errorsOf('Ida', 'ida@post.example', 'Hello', false)).toEqual(['Please agree to the privacy policy'])
  })
})
