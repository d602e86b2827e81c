import { expect, test } from 'vitest'
import { readEnv } from '#kit/server/settings/env.ts'
import { englishIn } from '#testing/german.ts'
import { receiptMail } from './receipt.ts'

const fees = [
  { label: 'Deposit', cents: 30_000 },
  { label: 'Cleaning fee', cents: 2500 },
]
const booking = {
  language: 'en' as const,
  kind: 'hours' as const,
  name: 'Ada Lovelace',
  email: 'ada@mail.example',
  vehicleName: 'Eider',
  startsAt: '2026-11-28T10:00',
  endsAt: '2026-11-28T11:00',
  voucherAmount: 0,
  reference: 'K7Q2M9XA',
  paymentMethod: 'on_site' as const,
  quote: { lines: [{ label: 'Eider, 1 hour', cents: 5800 }], total: 5800, vat: 926, onSite: fees },
}
const line = { kind: 'booking' as const, label: 'Eider', quantity: 1, unitPrice: 5800, amount: 5800, vatPercent: 19 }

const mailOf = (changes: Partial<Parameters<typeof receiptMail>[0]['booking']>) =>
  receiptMail({
    ...readEnv({ PUBLIC_URL: 'https://boats.example', AGENCY_VAT_ID: 'DE111111125' }),
    booking: { ...booking, ...changes },
    ownPage: 'https://boats.example/RentalRevolution/my-booking#token',
    content: {
      lines: [line],
      payments: [
        { method: 'voucher', amount: 2000, voucherId: 1, label: 'Voucher …W7XZ' },
        { method: 'cash', amount: 3800 },
      ],
    },
    receipt: 128,
  })

const textOf = (progress: 'none' | 'out') => mailOf({ progress }).text.replace(/\s+/g, ' ')

test('who paid at the till reads what is paid on site besides, until the boat is out and it is paid', () => {
  expect(textOf('none')).toContain('$25 are paid in cash on site, when you take the boat over.')
  expect(textOf('none')).toContain('On top comes a deposit of $300')
  expect(textOf('out')).not.toContain('on site')
})

test('it is in the language of the booking, also what the books say in English', () => {
  const { subject, text } = mailOf({ language: 'de', progress: 'out', paymentMethod: 'transfer', voucherAmount: 500 })
  expect(englishIn(subject + text)).toEqual([])
  expect(subject).toBe('Beleg 128: Eider am Samstag, 28. November 2026')
  expect(text.replace(/\s+/g, ' ')).toContain('Eider, 1 Stunde am 28.11.26, K7Q2M9XA, abzüglich 5 $ mit Gutschein')
  expect(text).toContain('Gutschein …W7XZ')
  const english = mailOf({ voucherAmount: 500 }).text.replace(/\s+/g, ' ')
  expect(english).toContain('Eider, 1 hour on 11/28/26, K7Q2M9XA, less $5 by voucher')
  expect(english).toContain('Voucher …W7XZ')
})
