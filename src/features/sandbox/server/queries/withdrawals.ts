import type { outcomes } from '#features/withdrawals/rules.ts'
import { withdrawalReceipt } from '#features/withdrawals/server/emails/receipt.ts'
import { addDays } from '#kit/shared/day.ts'
import { amount, choice, email, line, paragraph, under } from '../../rules/fields.ts'
import { mailTemplate, type Template } from './template.ts'

const names: Readonly<Record<(typeof outcomes)[number], string>> = {
  accepted: 'In time',
  late: 'Late',
  unmatched: 'Fits no voucher',
  spent: 'Nothing is left',
  over: 'Canceled before',
}

export const withdrawalTemplates: readonly Template[] = [
  mailTemplate({
    id: 'withdrawal-receipt',
    name: 'Receipt of a withdrawal',
    group: 'Vouchers',
    about: 'To whoever withdraws from the contract of a voucher: what was declared, and when.',
    fields: {
      ...under('The declaration', {
        name: line('Name', 'Ada Lovelace'),
        contract: line('Contract', 'Voucher V4QX9M2K', { max: 100 }),
        email: email('Receipt to', 'ada@mail.example'),
        comment: paragraph('Note', '', { max: 500, optional: true }),
        reference: line('Receipt', 'W-7KQ2M9XA', { max: 12, pattern: /^W-[A-Z0-9]+$/ }),
        language: choice('Language', { en: 'English', de: 'German' }, 'en'),
      }),
      ...under('What comes of it', {
        outcome: choice('Outcome', names, 'accepted'),
        back: amount('Goes back', 150),
        byHand: amount('Of that by transfer', 0),
      }),
    },
    makes: withdrawalReceipt,
    from: ({ back, ...values }, { env, clock, today }) => [
      {
        ...env,
        withdrawal: {
          ...values,
          id: 0,
          amount: values.outcome === 'accepted' ? back : 0,
          declaredAt: clock().toString({ smallestUnit: 'second' }),
          lastDay: addDays(today, -1),
        },
      },
    ],
  }),
]
