import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  emailKey,
  exclusionsOf,
  findEntries,
  type Identity,
  isExcluded,
  isSomebody,
  isWithin,
  nameKey,
} from './rules.ts'

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
  ['ａｎｎａ＠example.org', 'anna@example.org'],
  ['anna@exam\u200bple.org', 'anna@example.org'],
  ['an na @ example.org', 'anna@example.org'],
  ['', ''],
  ['   ', ''],
])('the email %j is compared as %j', (email, key) => {
  expect(emailKey(email)).toBe(key)
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
  ['Ａｎｎａ Ｂｅｒｇ', 'anna berg'],
  ['Jørgen Łukasz', 'jorgen lukasz'],
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
  expect(isExcluded(anna, [], 'Germany')).toBe(false)
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
  expect(isExcluded(anna, [other, entry], 'Germany')).toBe(excluded)
})

test('a customer with empty fields matches no entry with empty fields', () => {
  const entries = [nobody, { ...nobody, email: 'a@b.cc' }, { ...nobody, phone: '12345' }, { ...nobody, name: '—' }]
  expect(isExcluded(nobody, entries, 'Germany')).toBe(false)
  expect(isExcluded({ ...nobody, name: '—', phone: '+' }, entries, 'Germany')).toBe(false)
})

test('one entry that matches is enough, wherever it stands', () => {
  expect(isExcluded(anna, [anna, other], 'Germany')).toBe(true)
  expect(isExcluded(anna, [other, anna], 'Germany')).toBe(true)
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

/** What somebody might type who hopes not to be recognised. */
const respelled = {
  name: [
    (name: string) => name.toUpperCase(),
    (name: string) => `  ${name.replace(' ', '   ')} `,
    (name: string) => name.replace(' ', '-'),
    (name: string) => name.replaceAll('a', 'á').normalize('NFD'),
    (name: string) => [...name].map((letter) => (letter === ' ' ? ' ' : fullWidth(letter))).join(''),
  ],
  email: [
    (email: string) => email.toUpperCase(),
    (email: string) => ` ${email} `,
    (email: string) => email.replace('@', '+boats@'),
    (email: string) => email.replace('@', ' @ '),
    (email: string) => [...email].map((letter) => (/[a-z@]/.test(letter) ? fullWidth(letter) : letter)).join(''),
  ],
  phone: [
    (number: string) => `+49${number}`,
    (number: string) => `0049 ${number}`,
    (number: string) => `0${number}`,
    (number: string) => `+49 (0) ${number.slice(0, 3)} / ${number.slice(3, 6)}-${number.slice(6)}`,
    (number: string) => `(0${number.slice(0, 3)}) ${number.slice(3)}`,
  ],
} as const

const fullWidth = (letter: string) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)

const identity = fc.record({
  name: fc.stringMatching(/^[a-z]{3,10} [a-z]{3,10}$/),
  email: fc.tuple(mailbox, host).map(([name, host]) => `${name}@${host}`),
  phone: fc.stringMatching(/^[1-9]\d{6,9}$/),
})
const field = fc.constantFrom('name', 'email', 'phone')
const spelling = fc.nat({ max: 4 })

test('whoever is on the list is excluded, however the name, email and phone are written', () => {
  fc.assert(
    fc.property(
      fc.record({ customer: identity, field, typed: spelling, kept: spelling, others: fc.array(identity) }),
      ({ customer, field, typed, kept, others }) => {
        const write = (how: number) => respelled[field][how]?.(customer[field]) ?? ''
        const entry = { ...nobody, [field]: write(kept) }
        expect(isExcluded({ ...nobody, [field]: write(typed) }, [...others, entry], 'Germany')).toBe(true)
        expect(exclusionsOf([...others, entry], 'Germany').covers({ ...nobody, [field]: write(typed) })).toBe(true)
      },
    ),
  )
})

test('whoever shares neither email nor phone with the list, nor the name with an entry of a name alone, books', () => {
  const key = ({ email }: Identity) => emailKey(email)
  fc.assert(
    fc.property(identity, fc.array(identity), (customer, others) => {
      fc.pre(
        others.every((one) => key(one) !== key(customer) && one.phone !== customer.phone && one.name !== customer.name),
      )
      const list = others.flatMap((one) => [one, { ...nobody, name: one.name }])
      expect(isExcluded(customer, list, 'Germany')).toBe(false)
    }),
  )
})

test.each([
  ['Jürgen Müller', 'Juergen Mueller', true],
  ['Jürgen Müller', 'Jurgen Muller', true],
  ['Jörg Groß', 'JOERG GROSS', true],
  ['Paul Bauer', 'Paul Baur', false],
  ['Manuel Tal', 'Manul Tal', false],
])('%s and %s are the same name: %s', (one, other, same) => {
  expect(isExcluded({ ...nobody, name: one }, [{ ...nobody, name: other }], 'Germany')).toBe(same)
  expect(isExcluded({ ...nobody, name: other }, [{ ...nobody, name: one }], 'Germany')).toBe(same)
})

test.each([
  ['the same once more', anna, true],
  ['only the email', { ...anna, phone: '' }, true],
  ['another phone too', { ...anna, phone: '0171 9999999' }, false],
  ['the name alone', { ...nobody, name: anna.name }, false],
  ['email and phone from two entries', { ...anna, phone: other.phone }, true],
])('whether an entry more would exclude nobody more: %s', (_, entry, covered) => {
  expect(exclusionsOf([anna, other], 'Germany').covers(entry)).toBe(covered)
})

test('an entry needs something somebody can be told by', () => {
  expect(isSomebody({ ...nobody, name: '—', phone: '000' }, 'Germany')).toBe(false)
  expect(isSomebody({ ...nobody, name: 'Anna' }, 'Germany')).toBe(true)
  expect(isSomebody({ ...nobody, phone: '110' }, 'Germany')).toBe(true)
})

test('who booked is told by whatever is given of them', () => {
  expect(isWithin({ ...nobody, phone: '0171-2345678' }, anna, 'Germany')).toBe(true)
  expect(isWithin({ ...anna, name: 'ANNA BERG' }, anna, 'Germany')).toBe(true)
  expect(isWithin({ ...anna, email: other.email }, anna, 'Germany')).toBe(false)
  expect(isWithin({ ...anna, name: other.name }, anna, 'Germany')).toBe(false)
})

test('a search finds what has all its words, whatever the case and accents', () => {
  const list = [
    { ...anna, name: 'Ánna Berg', reason: 'Sank a boat' },
    { ...other, reason: 'Never paid' },
  ]
  const found = (search: string) => findEntries(list, search).map(({ email }) => email)
  expect(found('')).toHaveLength(2)
  expect(found(' ANNA  sank ')).toEqual([anna.email])
  expect(found('998877')).toEqual([other.email])
  expect(found('anna paid')).toEqual([])
})

test('who gives nothing but a name is known by it, and by email or phone is told from others of that name', () => {
  const blocked = [{ name: 'Rolf Rammer', email: 'rolf@rowdy.example', phone: '+49 151 1' }]
  expect(isExcluded({ ...nobody, name: 'rolf rammer' }, blocked, 'Germany')).toBe(true)
  expect(isExcluded({ ...nobody, name: 'Rolf Rammer', phone: '0171 9999999' }, blocked, 'Germany')).toBe(false)
  expect(isExcluded({ ...nobody, name: 'Rolf Rammer', email: 'rolf@home.example' }, blocked, 'Germany')).toBe(false)
})
