import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { words as termsWords } from '#features/price-rules/terms/words.ts'
import { byHand } from '#features/privacy/content/columns.ts'
import { registry } from '#features/privacy/content/registry.ts'
import { keptTexts, noticeTexts } from '#features/privacy/rules/notice-texts.ts'
import { activities, recordOfProcessing } from '#features/privacy/rules/processing.ts'
import { retentionRules } from '#features/privacy/rules/retention.ts'
import { words as privacyWords } from '#features/privacy/words.ts'
import { agreedTo, texts } from '#features/settings/rules/texts.ts'
import { inLanguage } from '#kit/server/http/language.ts'
import { sha256 } from '#kit/server/security/secret.ts'
import { languages } from '#kit/shared/language.ts'
import { isNotFound, prerenderedPaths, sites } from '#sites/pages.ts'
import { render } from '#sites/prerender.tsx'
import { buildTestApp } from '#testing/app.ts'
import { book } from '#testing/booking.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { voucherFields } from '#testing/voucher.ts'

const linksOf = (markup: string) =>
  new Set(Array.from(markup.matchAll(/<a\b[^>]*\bhref="([^"#?]+)[^"]*"/g), ([, href = '']) => href))

/** What the law wants reached, by the addresses where it stands. */
const wanted = {
  imprint: /\/(imprint|impressum)$/,
  'privacy policy': /\/(privacy|datenschutz)$/,
  'accessibility statement': /\/(accessibility|barrierefreiheit)$/,
}

test('From every page of visitors, imprint, privacy policy and accessibility statement are at most two clicks away.', async () => {
  const public_ = Object.values(sites).flatMap(({ pages }) => pages.filter(({ prerender }) => prerender))
  const paths = prerenderedPaths.filter((path) => !path.includes(':'))
  expect(paths.length).toBeGreaterThan(public_.filter((page) => !isNotFound(page)).length)
  const linked = new Map<string, Set<string>>()
  for (const path of paths) linked.set(path, linksOf((await render(path)).markup))
  const lost = paths.flatMap((path) => {
    const near = [...(linked.get(path) ?? [])]
    const reached = new Set([...near, ...near.flatMap((one) => [...(linked.get(one) ?? [])])])
    return Object.entries(wanted).flatMap(([what, address]) =>
      [...reached].some((one) => address.test(one)) ? [] : `${path}: ${what}`,
    )
  })
  expect(lost).toEqual([])
  const rental = paths.filter((path) => path.startsWith('/RentalRevolution'))
  const silent = rental.filter((path) => !linked.get(path)?.has('/RentalRevolution/withdrawal'))
  // Signing in is for staff, who see a slim frame on every page of theirs.
  expect(silent.filter((path) => !/\/(login|logout|recover)$/.test(path))).toEqual([])
})

test('Every table that knows persons has a line in the record of processing, every term belongs to one, and it is what the docs say.', () => {
  const recorded = activities.flatMap(({ tables }) => tables)
  expect(recorded.toSorted()).toEqual([...registry.map(({ table }) => table), ...Object.keys(byHand)].toSorted())
  const ended = new Set(activities.flatMap(({ ends }) => (typeof ends === 'string' ? [] : ends)))
  expect(retentionRules.map(({ rule }) => rule).filter((rule) => !ended.has(rule))).toEqual([])
  expect(readFileSync('docs/trust/privacy.md', 'utf8')).toContain(recordOfProcessing())
})

/** What stands in the places of a text: it belongs to what is agreed to. */
const placed = {
  terms: () => {
    const { daysPaid, hoursPaid, holdsSince, upTo, later, always, lastStep, nobodyComes, evenFlat } = termsWords
    const shares = [30, 100].flatMap((share) => [daysPaid(share), hoursPaid(share)])
    const noShow = [lastStep.later(''), lastStep.always(''), nobodyComes('')]
    return JSON.stringify([...shares, holdsSince(''), upTo('', ''), later(''), always(''), ...noShow, evenFlat(1)])
  },
  privacy: () => {
    const { paypal, stripe, simulatedPayments, simulatedMails } = privacyWords
    return JSON.stringify([noticeTexts(), keptTexts(), paypal, stripe, simulatedPayments, simulatedMails])
  },
}

test('The version of the texts that is kept with an order is that of the texts that were shown.', () => {
  const names = Object.keys(texts) as (keyof typeof texts)[]
  const kept = names.flatMap((name) => languages.map((one) => [name, one, texts[name][one].hash] as const))
  const shown = kept.map(([name, one]) => {
    const folder = one === 'en' ? '' : `${one}/`
    const text = readFileSync(`src/sites/rental/content/${folder}${name}.md`, 'utf8')
    const hash = sha256(text + inLanguage(one, placed[name]))
      .toString('hex')
      .slice(0, 12)
    return [name, one, hash]
  })
  expect(kept).toEqual(shown)
})

test('What was agreed to with an order is kept with its moment, and belongs to the export.', async () => {
  const it = await buildTestApp()
  const vehicle = await insertVehicle(it.sql)
  expect((await book(it.sql, it.visitor(), { vehicle })).status).toBe(201)
  expect((await it.visitor().post('/api/rere_send_voucher_request/', voucherFields())).status).toBe(201)
  for (const [table, agreed] of [
    ['bookings', agreedTo('terms', 'privacy')],
    ['vouchers', agreedTo('privacy')],
  ] as const) {
    const kept = await it.sql`SELECT agreed_to, created_at > now() - interval '1 hour' AS timed FROM ${it.sql(table)}`
    expect([table, [...kept]]).toEqual([table, [{ agreed_to: agreed, timed: true }]])
    expect(registry.find((entry) => entry.table === table)?.facts).toEqual(
      expect.arrayContaining(['agreed_to', 'created_at']),
    )
  }
  await inLanguage('de', async () => expect(agreedTo('privacy')).toContain(texts.privacy.de.hash))
  const refused = await it.visitor().post('/api/rere_send_voucher_request/', voucherFields({ privacy: false }))
  expect(refused.status).toBe(422)
})
