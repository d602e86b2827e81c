import { expect, test } from 'vitest'
import { type Draft, emptyDraft, shownAmount } from './voucher-draft.ts'
import { checkDraft } from './voucher-rules.ts'

const someDraft = (changes: Partial<Draft> = {}): Draft => ({
  ...emptyDraft,
  name: 'Mira Keller',
  email: 'mira@guests.example',
  streetAndNumber: 'Seestrasse 5',
  zipCodeAndCity: '82319 Starnberg',
  ...changes,
})

test('A draft becomes the details to send, with the amount as a number.', () => {
  expect(checkDraft(someDraft({ voucherAmount: ' 75 ' })).details).toMatchObject({
    voucherAmount: 7500,
    name: 'Mira Keller',
  })
})

test('Recipient, words, salutation and the second line of the address may be missing.', () => {
  expect(checkDraft(someDraft()).errors).toEqual([])
})

test('What is wrong is said at its field in the words of the server.', () => {
  const { errors } = checkDraft(someDraft({ name: 'Ada', voucherAmount: '49', voucherText: 'x'.repeat(301) }))
  expect(errors).toEqual([
    { field: 'name', message: 'Please enter a valid first and last name' },
    { field: 'voucherText', message: 'Your text is too long' },
    { field: 'voucherAmount', message: 'The voucher amount must be at least $50' },
  ])
})

test('Cents and thousands are refused as what they are, not as too little.', () => {
  const said = (voucherAmount: string) => checkDraft(someDraft({ voucherAmount })).errors.map(({ message }) => message)
  for (const typed of ['50.50', '50,5', '1,000', '1.000', '1,234.50'])
    expect(said(typed)).toEqual(['The voucher amount must be a whole number of dollars'])
  expect(said('fifty')).toEqual(['The voucher amount must be at least $50'])
  expect(said('50.00')).toEqual([])
})

test('The card shows whole dollars only.', () => {
  expect(['100', ' 5 ', '1,000', '', '50.5', '-3', '1234567'].map(shownAmount)).toEqual([
    10_000,
    500,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
