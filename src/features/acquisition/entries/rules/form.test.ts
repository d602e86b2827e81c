import { expect, test } from 'vitest'
import { errorsOf } from '#kit/shared/fields.ts'
import { type AcquisitionForm, type AcquisitionMode, acquisitionForm, acquisitionMessages } from '../contract/handle.ts'
import { formErrors, pastedErrors } from './form.ts'
import { candidatesOf } from './screening.ts'

const sent = {
  acquisitionMode: 'send',
  newBusinesses: '',
  id: '7',
  business: 'Seewind GmbH',
  website: 'https://seewind.example',
  email: 'office@seewind.example',
  phone: '+49 30 5550100',
  subject: 'Eine Website',
  salutation: 'Sehr geehrte',
  name: 'Grete Sander',
  body: '<p>gern</p>',
  note: '',
  searchTerm: '',
  country: 'Germany',
  state: 'Saxony',
  type: 'RentalRevolution',
  isActive: 'true',
  added_or_changed_by: 'Somebody',
  delay: '1,5',
}
const form = (changes: object = {}): AcquisitionForm => acquisitionForm.parse({ ...sent, ...changes })

test('A form is read as people write it, and line by line as it was pasted.', () => {
  expect(form()).toMatchObject({ id: 7, delay: 1.5, phone: '+49 30 5550100', isActive: true })
  expect([form({ delay: '' }).delay, form({ delay: 2 }).delay, form({ delay: undefined }).delay]).toEqual([0, 2, 0])
  expect(form({ newBusinesses: '\n\tx\r\ny\u0000 ' }).newBusinesses).toBe('\n\tx\ny  ')
})

test.each<[field: string, value: unknown, message: string]>([
  ['business', 'x'.repeat(51), 'Please enter a valid business'],
  ['website', 'x'.repeat(71), 'Please enter a valid last website'],
  ['email', 'x'.repeat(51), 'Please enter a valid email address'],
  ['phone', '1'.repeat(21), 'Please enter a valid phone number'],
  ['subject', 'x'.repeat(121), acquisitionMessages.subject],
  ['name', 'x'.repeat(51), 'Please enter a valid name'],
  ['body', 'x'.repeat(10_001), 'Please enter a valid body'],
  ['note', 'x'.repeat(2001), 'Please enter a valid note'],
  ['delay', '1.234', acquisitionMessages.delay],
  ['type', 'Bakery', acquisitionMessages.type],
  ['legalBasis', 'because', acquisitionMessages.legalBasis],
  ['legalNote', 'x'.repeat(301), acquisitionMessages.legalNote],
  ['newBusinesses', 'x'.repeat(1_000_001), acquisitionMessages.tooMany],
  ['acquisitionMode', 'list', acquisitionMessages.mode],
])('%s may not be %j', (field, value, message) => {
  expect(errorsOf(acquisitionForm, { ...sent, [field]: value })).toEqual([{ field, message }])
})

const fieldsOf = (mode: AcquisitionMode, changes: object) => formErrors(mode, form(changes)).map(({ field }) => field)

test.each<[changes: object, add: string[], change: string[], send: string[]]>([
  [{}, [], [], []],
  [{ type: '', country: '', state: '' }, ['type', 'country', 'state'], [], []],
  [{ country: 'France' }, ['country'], ['country'], ['country']],
  [{ country: 'Atlantis' }, ['country'], ['country'], ['country']],
  [{ business: '', email: '', website: '' }, ...both('business', 'website', 'email')],
  // Typed with up to 70 characters, kept with up to 50.
  [{ website: `https://seewind.example/${'x'.repeat(26)}` }, ...both()],
  [{ website: `https://seewind.example/${'x'.repeat(27)}` }, ...both('website')],
  [{ website: 'seewind.example' }, ...both()],
  [{ website: 'javascript:alert(1)' }, ...both('website')],
  [{ website: 'https://localhost' }, ...both('website')],
  [{ email: 'office@seewind' }, ...both('email')],
  [{ email: 'one@seewind.example, two@seewind.example' }, ...both('email')],
  [{ email: `${'x'.repeat(34)}@seewind.example` }, ...both()],
  [{ email: 'büro@müller.example' }, ...both()],
  [
    { phone: '', name: '', subject: '', salutation: '', body: '<p>&nbsp;</p>' },
    [],
    [],
    ['subject', 'salutation', 'name', 'body'],
  ],
  [{ legalBasis: 'other', legalNote: '' }, ...both('legalNote')],
  [{ legalBasis: 'other', legalNote: 'Asked on the phone' }, ...both()],
])('%j lacks for add %j, for change %j, for send %j', (changes, add, change, send) => {
  expect([fieldsOf('add', changes), fieldsOf('change', changes), fieldsOf('send', changes)]).toEqual([
    add,
    change,
    send,
  ])
})

function both(...fields: string[]): [string[], string[], string[]] {
  return [[], fields, fields]
}

test('Deleting and marking as inactive look at nothing else.', () => {
  const only = { id: '7', isActive: 'false', acquisitionMode: 'deactivate' }
  expect(errorsOf(acquisitionForm, { ...sent, ...only, email: 'x'.repeat(51), delay: 'soon' })).toEqual([])
  expect(formErrors('delete', acquisitionForm.parse({ id: '7', acquisitionMode: 'delete' }))).toEqual([])
})

test.each([
  ['', false],
  ['Seewind', false],
  ['Seewind, https://localhost', false],
  ['Seewind\nNord, https://nord.example', true],
  ['x.example\n'.repeat(5000), true],
  ['x.example\n'.repeat(5001), false],
])('Of a text as a whole', (pasted, fits) => {
  expect(pastedErrors(candidatesOf(pasted)).length === 0).toBe(fits)
})
