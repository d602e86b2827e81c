import { expect, test } from 'vitest'
import { inLanguage } from '#kit/server/http/language.ts'
import { readEnv } from '#kit/server/settings/env.ts'
import { englishIn } from '#testing/german.ts'
import { newPasswordMail } from './new-password.ts'

const { business, publicUrl } = readEnv({ PUBLIC_URL: 'https://boats.example' })
const password = 'abcd-efgh-2345-mnpq'
const write = (name: string) => newPasswordMail({ business, publicUrl, to: 'ada@mail.example', name, password })

test('The mail says the password, for which account and how long it is valid, and leads to the login.', () => {
  const { to, subject, text, html } = write('Ada')
  expect([to, subject]).toEqual(['ada@mail.example', 'Your new password'])
  for (const body of [text, html]) {
    expect(body).toContain(password)
    expect(body).toContain('ada@mail.example')
    expect(body).toContain('Valid for 30 minutes')
    expect(body).toContain('Hello Ada,')
    expect(body).toContain('https://boats.example/RentalRevolution/login')
    expect(body).toContain('You did not ask for this?')
  }
})

test('The password stands in no place that a list of mails or a notification shows.', () => {
  const { subject, html } = write('Ada')
  expect(subject).not.toContain(password)
  expect(html.split('<h1')[0]).not.toContain(password)
  expect(html.split(password)).toHaveLength(2)
})

test('A name is only text; without one the greeting stands alone.', () => {
  expect(write('<b>Ada</b>').html).toContain('Hello &lt;b&gt;Ada&lt;/b&gt;,')
  expect(write('').text).toContain('\nHello,\n')
})

test('Whoever asks on a German page reads German, and signs in on one.', () => {
  for (const name of ['Ada', '']) {
    const { subject, text } = inLanguage('de', () => write(name))
    expect(englishIn(subject + text)).toEqual([])
    expect(text).toContain('https://boats.example/de/RentalRevolution/login')
  }
})
