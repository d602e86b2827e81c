import { expect, test } from 'vitest'
import { outcomes } from '#features/withdrawals/rules.ts'
import { withdrawalReceipt } from '#features/withdrawals/server/emails/receipt.ts'
import { inLanguage } from '#kit/server/http/language.ts'
import type { MailMessage } from '#kit/server/mail/mail.ts'
import { SignedLinks } from '#kit/server/security/signed-links.ts'
import { readEnv } from '#kit/server/settings/env.ts'
import { englishIn } from '#testing/german.ts'
import { transferOf } from '../policy/transfer.ts'
import type { StoredVoucher } from '../queries.ts'
import { voucherMails } from './voucher-mails.ts'

const env = readEnv({ PUBLIC_URL: 'https://boats.example' })
const links = new SignedLinks('a key that only the tests sign their links with')
const mails = voucherMails({ env, links, clock: () => Temporal.Instant.from('2026-06-06T10:00:00Z') })

const someVoucher = (changes: Partial<StoredVoucher> = {}): StoredVoucher => ({
  id: 1,
  reference: 'K7Q2M9XA',
  language: 'de',
  code: 'ABCDEFGH23456789',
  amount: 10_000,
  redeemed: 0,
  name: 'Mira Keller',
  email: 'mira@guests.example',
  recipient: 'Ada',
  background: 1,
  words: 'Alles Gute!',
  payment_method: 'transfer',
  paid: false,
  canceled: false,
  withdrawn: false,
  due_on: '2026-06-06',
  visitor: null,
  ...changes,
})
const without = someVoucher({ recipient: '' })

const withdrawal = (outcome: (typeof outcomes)[number]) => ({
  id: 1,
  reference: 'W-K7Q2M9XA',
  language: 'de' as const,
  declaredAt: '2026-06-06T10:00:00Z',
  name: 'Mira Keller',
  email: 'mira@guests.example',
  contract: 'Gutschein K7Q2M9XA',
  comment: 'Er passt nicht',
  outcome,
  lastDay: '2026-06-05',
  amount: 10_000,
  byHand: 5000,
})

const written: Readonly<Record<string, () => MailMessage | Promise<MailMessage>>> = {
  ordered: () => mails.ordered(someVoucher()),
  'ordered for nobody': () => mails.ordered(without),
  reminder: () => mails.reminder(someVoucher()),
  released: () => mails.released(someVoucher()),
  issued: () => mails.issued(someVoucher()),
  'issued for nobody': () => mails.issued(without),
  returned: () => mails.returned(without, { amount: 1, currency: 'USD', reason: 'This voucher was paid already' }),
  ...Object.fromEntries(
    outcomes.map((one) => [`receipt, ${one}`, () => withdrawalReceipt({ ...env, withdrawal: withdrawal(one) })]),
  ),
}

/** What rules and long texts say is theirs to say in German. */
const ruled = inLanguage('de', () => [
  // What a payer writes, for programs.
  transferOf(someVoucher()).reference,
])

for (const [name, write] of Object.entries(written)) {
  test(`${name}: no English is left, whoever causes it, and links lead to German pages.`, async () => {
    const { subject, text, html } = await inLanguage('en', write)
    for (const form of [subject, text, html]) expect(englishIn(form, ruled)).toEqual([])
    expect(html).toContain('<html lang="de">')
    for (const [address] of `${text} ${html}`.matchAll(/https:\/\/boats\.example[^\s"<]*/g))
      expect(address).toMatch(/^https:\/\/boats\.example\/de\/RentalRevolution\//)
  })
}

test('What matters stands in the German ones.', async () => {
  const said = async (name: string) => {
    const mail = await written[name]?.()
    return [mail?.subject, mail?.text.replace(/\s+/g, ' ')].join('\n')
  }
  for (const [name, ...parts] of [
    ['ordered', 'Ihre Gutschein-Bestellung K7Q2M9XA', 'Ihr Gutschein für Ada kommt', 'Wie Sie bezahlen', 'Eine Frage?'],
    ['ordered for nobody', 'Ihr Gutschein kommt an diese Adresse', 'Muster-Widerrufsformular'],
    ['reminder', 'Ihr Gutschein wartet auf', 'Ohne Überweisung bis'],
    ['released', 'ist storniert', 'Gutschein bestellen'],
    ['issued', 'für Ada', 'EIN GUTSCHEIN FÜR ADA', 'So lösen Sie ihn ein', 'Der Link gilt 3 Jahre'],
    ['issued for nobody', 'HIER IST IHR GUTSCHEIN', 'Boot aussuchen'],
    ['returned', 'Dieser Gutschein war schon bezahlt.'],
    ['receipt, accepted', 'Eingangsbestätigung Ihres Widerrufs', 'Ich widerrufe den unten genannten Vertrag.'],
  ] as const)
    for (const part of parts) expect(await said(name)).toContain(part)
})
