import fc from 'fast-check'
import { expect, test } from 'vitest'
import { acquisitionForm } from '#features/acquisition/entries/contract/handle.ts'
import { customerForm, lengths } from '#features/customers/contract/handle.ts'
import { errorsOf } from '#kit/shared/fields.ts'
import { buyerTexts, invoiceDraft, invoicedFields, invoicedMessages, mailTexts } from './customer.ts'

const written = { country: 'Germany', vatRate: '19', invoiceItems: '[{"item":"Hosting","price":"340"}]' }
const asDraft = (changes: object) => errorsOf(invoiceDraft, { ...written, ...changes })
const asForm = (changes: object) => errorsOf(customerForm, { ...written, invoicesMode: 'send', ...changes })
const asEntry = (changes: object) => errorsOf(acquisitionForm, { acquisitionMode: 'send', ...changes })

test('A draft needs a country and an item, and else no more than the form of a customer.', () => {
  expect(asDraft({})).toEqual([])
  expect(asDraft({ country: ' ' })).toEqual([{ field: 'country', message: 'Please choose a country' }])
  for (const invoiceItems of ['', '[]', '[{"item":"","price":""}]'])
    expect([asForm({ invoiceItems }), asDraft({ invoiceItems })]).toEqual([
      [],
      [{ field: 'invoiceItems', message: 'Please enter at least one item' }],
    ])
})

const texts = Object.entries({ ...buyerTexts, ...mailTexts }).map(([field, { max, message }]) => ({
  field,
  max,
  message,
}))

test.each(texts)(
  '$field has at most $max signs, in the form of a customer, in a draft and of a business to be won',
  ({ field, max, message }) => {
    const places =
      field in acquisitionForm.parse({ acquisitionMode: 'add' }) ? [asForm, asDraft, asEntry] : [asForm, asDraft]
    for (const errors of places) {
      expect(errors({ [field]: 'x'.repeat(max) })).toEqual([])
      expect(errors({ [field]: 'x'.repeat(max + 1) })).toEqual([{ field, message }])
      expect(errors({ [field]: 'one\nother' })).toEqual([{ field, message }])
    }
  },
)

const rows = (count: number, row: object = {}) => Array(count).fill({ item: 'Hosting', price: 1, ...row })
const beside = (part: 'item' | 'price') => [invoicedMessages[part], `invoiceItems.0.${part}`] as const

const mail = (length: number) => `${'x'.repeat(length - '@mail.example'.length)}@mail.example`

test.each<[field: string, fits: unknown, tooMuch: unknown, message: string, beside?: string]>([
  ['email', mail(50), mail(51), invoicedMessages.email],
  ['vatId', 'CHE-116.281.710 MWST', `DE${'1'.repeat(19)}`, invoicedMessages.vatId],
  ['vatId', `XX ${'1 '.repeat(18)}`, `XX ${'1 '.repeat(19)}`, invoicedMessages.vatId],
  ['leitwegId', ' 04011000-1234512345-06', '04011000-1234512345-07', invoicedMessages.leitwegId],
  ['vatRate', '99,99 %', '100', invoicedMessages.vatRate],
  ['body', 'x'.repeat(lengths.body), 'x'.repeat(lengths.body + 1), invoicedMessages.body],
  ['invoiceItems', rows(50), rows(51), invoicedMessages.tooManyItems],
  ['invoiceItems', rows(1, { item: 'x'.repeat(120) }), rows(1, { item: 'x'.repeat(121) }), ...beside('item')],
  ['invoiceItems', rows(1, { price: '€ 9999999,99' }), rows(1, { price: '10000000' }), ...beside('price')],
  ['invoiceItems', rows(1, { price: 1.25 }), rows(1, { price: 1.255 }), ...beside('price')],
])(
  '%s may be %j and not %j, in the form of a customer and in a draft',
  (field, fits, tooMuch, message, beside = field) => {
    for (const errors of [asForm, asDraft]) {
      expect(errors({ [field]: fits })).toEqual([])
      expect(errors({ [field]: tooMuch })).toEqual([{ field: beside, message }])
    }
  },
)

const typed = fc.oneof(
  fc.string({ maxLength: 25 }),
  fc.constantFrom(
    '',
    ' ',
    'DE136695976',
    'de 136 695 976',
    '19 %',
    '340,00',
    '04011000-1234512345-06',
    'exempt',
    'a@b.example',
  ),
  fc.double({ noNaN: true }),
  fc.constantFrom(null, undefined, true, 19),
)
const fields = Object.keys(invoicedFields) as (keyof typeof invoicedFields)[]

test('Whatever is typed, a draft takes what the form of a customer takes, and refuses the rest with its words.', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...fields),
      typed,
      fc.array(fc.record({ item: typed, price: typed })),
      (field, value, rows) => {
        const sent = { ...written, [field]: field === 'invoiceItems' ? rows : value }
        const [form, draft] = [customerForm.safeParse({ ...sent, invoicesMode: 'send' }), invoiceDraft.safeParse(sent)]
        if (form.success && form.data.country !== '' && form.data.invoiceItems.length > 0) {
          expect(draft.data).toEqual(Object.fromEntries(fields.map((name) => [name, form.data[name]])))
        } else {
          expect(draft.success).toBe(false)
          if (!form.success && field !== 'country') expect(errorsOf(invoiceDraft, sent)).toEqual(asForm(sent))
        }
      },
    ),
    { numRuns: 2000 },
  )
})
