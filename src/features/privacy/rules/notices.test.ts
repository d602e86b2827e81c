import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { visitorCookie } from '#features/sent-mails/server/policy.ts'
import { sessionCookie } from '#features/sign-in/server/routes.ts'
import { inLanguage } from '#kit/server/http/language.ts'
import { languages } from '#kit/shared/language.ts'
import { readSources } from '../../../../scripts/source-files.ts'
import { byHand } from '../content/columns.ts'
import { registry } from '../content/registry.ts'
import { words } from '../words.ts'
import { keptTexts, noticeTexts, timeText } from './notice-texts.ts'
import { type Kept, keptInBrowser, type Notice, notices } from './notices.ts'
import { activities, toldActivities } from './processing.ts'
import { retentionRules, termOf } from './retention.ts'
import { type RuleName, shortTerms, type Term, terms } from './terms.ts'

const all: readonly Notice[] = Object.values(notices)
const sources = await readSources('.')

test('Each table that knows persons is told to the customers of the rental, or there is a reason why not.', () => {
  const told = new Set(all.flatMap(({ tables }) => tables))
  const apart = activities.filter(({ untold }) => untold !== undefined).flatMap(({ tables }) => tables)
  const known = [...registry.map(({ table }) => table), ...Object.keys(byHand)]
  expect(known.filter((table) => !told.has(table) && !apart.includes(table))).toEqual([])
  expect([...told].filter((table) => apart.includes(table) || !known.includes(table))).toEqual([])
  expect(Object.keys(toldActivities)).toEqual(Object.keys(notices))
})

describe.each(languages)('In %s', (language) => {
  const said = () => inLanguage(language, () => noticeTexts())

  test('the privacy page has words for each, and leaves none empty', () => {
    expect(said().map(({ name }) => name)).toEqual(Object.keys(notices))
    for (const { title, what, why, grounds, ends } of said())
      for (const text of [title, what, why, ...grounds, ...ends]) expect(text).toMatch(/^\S.{5,}/)
    expect(inLanguage(language, () => Object.keys(words.notices))).toEqual(Object.keys(notices))
  })

  test('each period is that of the rule that lets it go', () => {
    const yearEnd = { en: 'end of the year', de: 'Ende des Jahres' }[language]
    const long = all.flatMap(({ ends }) => ends).filter((end): end is RuleName => end in terms)
    for (const end of long) {
      const { months, yearEnd: isYearEnd }: Term = terms[end]
      const text = inLanguage(language, () => words.ends[end as keyof typeof words.ends](timeText(end)))
      const time = inLanguage(language, () => timeText(end))
      const [number] = /\d+/.exec(time) ?? ['1']
      const unit = /year|Jahr/.test(time) ? 12 : 1
      expect([end, Number(number) * unit, text.includes(time)]).toEqual([end, months, true])
      expect([end, text.includes(yearEnd)]).toEqual([end, isYearEnd === true])
    }
  })

  test('what is in the browser is said by name', () => {
    const kept = inLanguage(language, () => keptTexts())
    expect(kept.map(({ name }) => name)).toEqual(Object.values(keptInBrowser).map(({ name }) => name))
    for (const { place, what } of kept)
      expect([place, what]).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)])
  })
})

test('In English staff and visitors read the same term.', () => {
  for (const end of all.flatMap(({ ends }) => ends)) {
    const rule = retentionRules.find((one) => one.rule === end)
    if (rule) expect(termOf(rule)).toContain(timeText(end))
  }
})

test('What is cleared within days is cleared as soon as the page says.', () => {
  const jobs = textOf('src/kit/server/work/jobs.ts')
  expect(jobs).toContain("DELETE FROM verification_codes WHERE expires_at < now() - interval '1 hour'")
  expect(textOf('src/features/bookings/server/commands.ts')).toContain("now() + interval '10 minutes')")
  expect(jobs).toContain("last_seen_at < now() - interval '30 minutes' OR created_at < now() - interval '8 hours'")
  expect(jobs).toContain('DELETE FROM throttles WHERE expires_at < now()')
  expect(jobs).toContain(
    `DELETE FROM idempotent_answers WHERE created_at < now() - interval '${shortTerms.answers} hours'`,
  )
  expect(textOf('src/features/bookings/waiting/server/commands.ts')).toContain(
    `confirmed_at IS NULL AND asked_at < ${'$'}{now.subtract({ hours: ${shortTerms.waiting} }).toString()}`,
  )
  const windows = sources.flatMap(({ path, text }) =>
    path.startsWith('src/')
      ? [...text.matchAll(/limit: \d+, seconds: ([\d* ]+) \}/g)].map(([, product = '']) => product)
      : [],
  )
  const seconds = windows.map((product) => product.split('*').reduce((all, one) => all * Number(one), 1))
  expect(2 * Math.max(...seconds)).toBe(shortTerms.attempts * 3600)
})

test('Cookies and storage of the public pages are those that the page names, and last as long.', () => {
  const hoursOf = (name: string) => Object.values<Kept>(keptInBrowser).find((one) => one.name === name)?.hours
  expect(hoursOf(sessionCookie.name)).toBe(null)
  expect((hoursOf(visitorCookie.name) ?? 0) * 3600).toBe(visitorCookie.maxAgeSeconds)
  expect(textOf('src/kit/server/security/csrf.ts')).toContain("const cookieName = 'csrftoken'")
  expect(textOf('src/kit/server/security/csrf.ts')).toContain('maxAge: 365 * 24 * 3600')
  const named = new Set(Object.values<Kept>(keptInBrowser).map(({ name }) => name))
  const inKit = sources.filter(({ path, text }) => path.startsWith('src/kit/ui/') && text.includes('localStorage.'))
  expect(inKit.map(({ text }) => /const key = '(\w+)'/.exec(text)?.[1]).filter((key) => !named.has(key ?? ''))).toEqual(
    [],
  )
  const forms = sources.filter(({ path }) => publicScreens.test(path) && !path.includes('.test.'))
  const keys = forms.flatMap(({ text }) =>
    [...text.matchAll(/useKept(?:<.*?>)?\(\s*[`']([^`']+)/g)].map(([, key = '']) => key),
  )
  expect(keys.length).toBeGreaterThan(5)
  expect(keys.filter((key) => !/^(?:rental\/|\$\{key\}\/)/.test(key))).toEqual([])
  expect(textOf('src/features/contact-form/screens/use-contact-request.ts')).toContain("draftKey = 'agency-contact'")
})

const publicScreens =
  /^src\/(?:sites\/rental\/public|features\/(?:bookings\/(?:hours|stays|self-service|waiting)|vouchers|withdrawals|payments)\/screens)\//

const textOf = (path: string) => readFileSync(path, 'utf8')
