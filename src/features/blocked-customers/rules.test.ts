import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emailKey, isExcluded, nameKey, phoneKey } from './rules.ts'

test.each([
  ['Anna.Berg@Example.ORG', 'anna.berg@example.org'],
  ['  anna.berg@example.org ', 'anna.berg@example.org'],
  ['anna.berg+boats@example.org', 'anna.berg@example.org'],
  ['anna.berg+boats+again@example.org', 'anna.berg@example.org'],
  ['anna.berg@gmail.com', 'annaberg@gmail.com'],
  ['a.n.n.a.berg+x.y@googlemail.com', 'annaberg@gmail.com'],
  ['Anna.Berg@GoogleMail.com', 'annaberg@gmail.com'],
  ['anna.berg@gmail.com.example.org', 'anna.berg@gmail.com.example.org'],
  ['anna.berg@notgmail.com', 'anna.berg@notgmail.com'],
  ['anna-berg@example.org', 'anna-berg@example.org'],
  ['+tag@example.org', '+tag@example.org'],
  ['anna', 'anna'],
  ['', ''],
  ['   ', ''],
])('the email %j is compared as %j', (email, key) => {
  expect(emailKey(email)).toBe(key)
})

test.each([
  ['+49 171 2345678', '712345678'],
  ['0049 171 2345678', '712345678'],
  ['0171 2345678', '712345678'],
  ['0171/234-56-78', '712345678'],
  ['+49 (0)171 2345678', '712345678'],
  ['1712345678', '712345678'],
  ['123456789', '123456789'],
  ['030 12345', '3012345'],
  ['3012345', '3012345'],
  ['+4112345', '4112345'],
  ['110', '110'],
  ['000', ''],
  ['+', ''],
  ['', ''],
])('the phone %j is compared as %j', (phone, key) => {
  expect(phoneKey(phone)).toBe(key)
})

test('a short number equals neither a longer one that ends like it nor the other way round', () => {
  expect(phoneKey('12345678')).not.toBe(phoneKey('+49 12345678'))
  expect(phoneKey('345678')).not.toBe(phoneKey('0171 2345678'))
})

test.each([
  ['Anna Berg', 'anna berg'],
  ['  ANNA \t berg ', 'anna berg'],
  ['Ánna Bèrg', 'anna berg'],
  ['A\u0301nna Berg', 'anna berg'],
  ['Anna-Berg', 'anna berg'],
  ['Berg, Anna', 'berg anna'],
  ["Conor O'Neil", 'conor oneil'],
  ['Conor O’Neil', 'conor oneil'],
  ['Dr. Anna Berg', 'dr anna berg'],
  ['Jürgen Strauß', 'jurgen strauss'],
  ['JÜRGEN STRAUSS', 'jurgen strauss'],
  ['JÜRGEN STRAUẞ', 'jurgen strauss'],
  ['Anna Berg 2', 'anna berg 2'],
  ['Анна Берг', 'анна берг'],
  ['—', ''],
  ['', ''],
])('the name %j is compared as %j', (name, key) => {
  expect(nameKey(name)).toBe(key)
})

const nobody = { name: '', email: '', phone: '' }
const anna = { name: 'Anna Berg', email: 'anna@example.org', phone: '+49 171 2345678' }
const other = { name: 'Max Tal', email: 'max@example.org', phone: '+49 30 99887766' }

test('nobody is excluded by an empty list', () => {
  expect(isExcluded(anna, [])).toBe(false)
})

test.each([
  ['by email', { ...nobody, email: 'ANNA+new@example.org' }, true],
  ['by phone', { ...nobody, phone: '0171 2345678' }, true],
  ['by email although the phone differs', { ...other, email: anna.email }, true],
  ['by phone although the email differs', { ...other, phone: anna.phone }, true],
  ['by name where the entry has nothing else', { ...nobody, name: 'anna  BERG' }, true],
  ['not by name where the entry has an email', { ...nobody, name: anna.name, email: other.email }, false],
  ['not by name where the entry has a phone', { ...nobody, name: anna.name, phone: other.phone }, false],
  ['not by the name of someone else', { ...nobody, name: other.name }, false],
  ['not by an entry that shares nothing', other, false],
  ['not by an empty entry', nobody, false],
  ['by the name where the phone of the entry is none', { ...nobody, name: anna.name, phone: '000' }, true],
])('a customer is excluded %s', (_, entry, excluded) => {
  expect(isExcluded(anna, [other, entry])).toBe(excluded)
})

test('a customer with empty fields matches no entry with empty fields', () => {
  const entries = [nobody, { ...nobody, email: 'a@b.cc' }, { ...nobody, phone: '12345' }, { ...nobody, name: '—' }]
  expect(isExcluded(nobody, entries)).toBe(false)
  expect(isExcluded({ ...nobody, name: '—', phone: '+' }, entries)).toBe(false)
})

test('one entry that matches is enough, wherever it stands', () => {
  expect(isExcluded(anna, [anna, other])).toBe(true)
  expect(isExcluded(anna, [other, anna])).toBe(true)
})

const mailbox = fc.stringMatching(/^[a-z]{1,10}(\.[a-z]{1,10}){0,3}$/)
const tag = fc.stringMatching(/^\+[a-z.+]{0,8}$/)
const host = fc.constantFrom('example.org', 'gmail.com', 'googlemail.com', 'mail.example.com')

test('case and tag of an email never matter, and dots only outside Gmail', () => {
  fc.assert(
    fc.property(mailbox, tag, host, (name, tag, host) => {
      const key = emailKey(`${name}@${host}`)
      expect(emailKey(`${name}${tag}@${host}`.toUpperCase())).toBe(key)
      expect(emailKey(`${name.replaceAll('.', '')}@${host}`) === key).toBe(!name.includes('.') || host.startsWith('g'))
    }),
  )
})

test('what an email is compared as is compared as itself', () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string()), (email) => {
      expect(emailKey(emailKey(email))).toBe(emailKey(email))
    }),
  )
})

test('different mailboxes stay different', () => {
  fc.assert(
    fc.property(mailbox, mailbox, host, (a, b, host) => {
      fc.pre(a.replaceAll('.', '') !== b.replaceAll('.', ''))
      expect(emailKey(`${a}@${host}`)).not.toBe(emailKey(`${b}@${host}`))
    }),
  )
})

const subscriber = fc.stringMatching(/^[1-9]\d{8,10}$/)
const country = fc.stringMatching(/^[1-9]\d{0,2}$/)

test('a phone number of 9 digits or more is the same with +, 00, or a national 0 before it', () => {
  fc.assert(
    fc.property(subscriber, country, (number, country) => {
      expect(phoneKey(`+${country}${number}`)).toBe(phoneKey(`0${number}`))
      expect(phoneKey(`00${country} ${number}`)).toBe(phoneKey(number))
    }),
  )
})

test('numbers that differ in one of the last 9 digits are different', () => {
  fc.assert(
    fc.property(subscriber, fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), (number, place, by) => {
      const digits = [...number]
      const at = digits.length - place
      digits[at] = String((Number(digits[at]) + by) % 10)
      expect(phoneKey(`+49${digits.join('')}`)).not.toBe(phoneKey(`+49${number}`))
    }),
  )
})

test('what a name is compared as has single spaces, no capitals, and is compared as itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const key = nameKey(name)
      expect(nameKey(key)).toBe(key)
      expect(key).toBe(key.toLowerCase())
      expect(key).not.toMatch(/ {2}|^ | $|[^\p{L}\p{N} ]/u)
    }),
  )
})

test('whoever is on the list is excluded, however the name, email and phone are written', () => {
  const identity = fc.record({
    name: fc.stringMatching(/^[a-z]{3,10} [a-z]{3,10}$/),
    email: fc.tuple(mailbox, host).map(([name, host]) => `${name}@${host}`),
    phone: subscriber,
  })
  const field = fc.constantFrom('name', 'email', 'phone')
  fc.assert(
    fc.property(identity, field, fc.array(identity, { maxLength: 3 }), (customer, field, others) => {
      const entry = { ...nobody, [field]: customer[field].toUpperCase() }
      expect(isExcluded({ ...customer, phone: `+49 ${customer.phone}` }, [...others, entry])).toBe(true)
    }),
  )
})
