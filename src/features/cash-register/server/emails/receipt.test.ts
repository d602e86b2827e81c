import { expect, test } from 'vitest'
import { readEnv } from '#kit/server/settings/env.ts'
import { receiptMail } from './receipt.ts'

const fees = [
  { label: 'Deposit', cents: 30_000 },
  { label: 'Cleaning fee', cents: 2500 },
]
const booking = {
  name: 'Ada Lovelace',
  email: 'ada@mail.example',
  vehicleName: 'Eider',
  startsAt: '2026-11-28T10:00',
  reference: 'K7Q2M9XA',
  paymentMethod: 'on_site' as const,
  quote: { lines: [{ label: 'Eider, 1 hour', cents: 5800 }], total: 5800, vat: 926, onSite: fees },
}
const line = { kind: 'booking' as const, label: 'Eider', quantity: 1, unitPrice: 5800, amount: 5800, vatPercent: 19 }

const textOf = (progress: 'none' | 'out') =>
  receiptMail({
    ...readEnv({ PUBLIC_URL: 'https://boats.example' }),
    booking: { ...booking, progress },
    ownPage: 'https://boats.example/RentalRevolution/my-booking#token',
    content: { lines: [line], payments: [{ method: 'cash', amount: 5800 }] },
    receipt: 128,
  }).text.replace(/\s+/g, ' ')

test('who paid at the till reads what is paid on site besides, until the boat is out and it is paid', () => {
  expect(textOf('none')).toContain('$25 are paid in cash on site, when you take the boat over.')
  expect(textOf('none')).toContain('The deposit of $300 is apart')
  expect(textOf('out')).not.toContain('on site')
})
