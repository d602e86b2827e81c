import { expect, test } from 'vitest'
import type { AcquisitionEntry } from '../../contract.ts'
import { checkDraft, shownTexts, typed } from './entry-draft.ts'

const entry: AcquisitionEntry = {
  id: 7,
  business: 'Corrib Boats',
  website: 'https://corrib.example',
  email: 'hello@corrib.example',
  phone: '',
  type: 'RentalRevolution',
  country: 'Ireland',
  state: 'Galway',
  contactDates: [],
  active: true,
  subject: '',
  salutation: '',
  name: '',
  body: '',
  preset: '',
  note: '',
  searchTerm: '',
  delay: 0,
  stage: 'new',
  legalBasis: '',
  legalNote: '',
  suppressed: null,
  customer: null,
  waitingUntil: null,
  doubles: [],
  added_or_changed_by: '',
  version: 3,
}

test('Letters begin neutrally in the language of the country, also of another one, until somebody has chosen.', () => {
  expect(shownTexts({}, entry)).toMatchObject({ salutation: 'Dear', delay: '' })
  const german = typed({}, 'country', 'Austria', entry)
  expect(shownTexts(german, entry).salutation).toBe('Guten Tag')
  const hers = typed(german, 'salutation', 'Sehr geehrte', entry)
  expect(shownTexts(typed(hers, 'country', 'Germany', entry), entry).salutation).toBe('Sehr geehrte')
  expect(typed(german, 'country', 'Ireland', entry)).toEqual({})
  const written = { ...entry, body: '<p>Hello</p>', salutation: 'Dear' }
  expect(shownTexts(typed({}, 'country', 'Austria', written), written).salutation).toBe('Dear')
})

test('What is saved needs less than what is sent, and everything that is wrong is said at once.', () => {
  const { form, errors } = checkDraft('change', shownTexts({}, entry), entry)
  expect(errors).toEqual([])
  expect(form).toMatchObject({ id: 7, version: 3, delay: 0, salutation: 'Dear' })
  const wrong = { ...shownTexts({}, entry), email: 'corrib', delay: '1.234', phone: '0'.repeat(21) }
  expect(checkDraft('send', wrong, entry).errors.map(({ field }) => field)).toEqual([
    'phone',
    'delay',
    'email',
    'subject',
    'name',
    'body',
  ])
})

test('What was chosen can be taken back, a state only be another one.', () => {
  const chosen = {
    ...entry,
    body: '<p>Hello</p>',
    preset: 'Neutral',
    legalBasis: 'consent' as const,
    legalNote: 'Fair',
  }
  const emptied = typed(typed({}, 'body', '', chosen), 'legalBasis', '', chosen)
  const { form } = checkDraft('change', shownTexts(emptied, chosen), chosen)
  expect(form).toMatchObject({ body: '', preset: '', legalBasis: '', legalNote: 'Fair' })
  expect(checkDraft('change', shownTexts(typed({}, 'state', ' ', entry), entry), entry).errors).toEqual([
    { field: 'state', message: 'Please choose a state' },
  ])
})

test('Before the first mail to a country whose law asks for it somebody says why they may be written to.', () => {
  const berlin = { ...shownTexts({}, entry), country: 'Germany', subject: 'Eine Website', name: 'X', body: 'Hallo' }
  expect(checkDraft('send', berlin, entry).errors).toEqual([
    { field: 'legalBasis', message: 'Please choose why they may be written to' },
  ])
  expect(checkDraft('send', { ...berlin, legalBasis: 'request' }, entry).errors).toEqual([])
  expect(checkDraft('change', berlin, entry).errors).toEqual([])
})
