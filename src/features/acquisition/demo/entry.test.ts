import { expect, test } from 'vitest'
import type { BoardCard } from '../board/contract.ts'
import type { AcquisitionEntry, Stage } from '../contract.ts'
import { acquisitionForm } from '../entries/contract/handle.ts'
import { addedEntry, cardAfter, columnsAfter, entryAfter } from './entry.ts'

const at = '2026-06-01T08:00:00Z'
const entry: AcquisitionEntry = {
  ...{ id: 7, business: 'Corrib Boats', website: 'https://corrib.example', email: 'hello@corrib.example', phone: '' },
  ...{ type: 'RentalRevolution', country: 'Ireland', state: 'Galway', contactDates: [], active: true, subject: '' },
  ...{ salutation: '', name: '', body: '', preset: '', note: '', searchTerm: '', delay: 0, stage: 'new' },
  ...{ legalBasis: '', legalNote: '', suppressed: null, customer: null, waitingUntil: null, doubles: [] },
  ...{ added_or_changed_by: '', version: 3 },
}
const card: BoardCard = {
  ...{ id: 1, business: 'Corrib', country: 'Ireland', state: 'Galway', type: 'RentalRevolution', stage: 'new' },
  ...{ active: true, mails: 0, lastContact: null, nextMail: null, version: 1 },
}

test('A test account sees on the board what it did to an entry.', () => {
  expect(cardAfter(card, { stage: 'contacted', contactDates: [at], active: false })).toEqual({
    ...card,
    ...{ stage: 'contacted', mails: 1, lastContact: at, active: false },
  })
  expect(cardAfter(card, { stage: 'answered' })).toEqual({ ...card, stage: 'answered' })
})

test('An entry leaves its column, stands first in another, and is counted where it is.', () => {
  const column = (stage: Stage, ...cards: BoardCard[]) => ({ stage, count: cards.length + 3, cards, next: null })
  const other = { ...card, id: 2, stage: 'answered' as const }
  const board = [column('new', card), column('answered', other)]
  const shown = (part: Partial<AcquisitionEntry> | null) =>
    columnsAfter(board, 1, part).map(({ count, cards }) => [count, ...cards.map(({ id }) => id)])
  expect(shown({ stage: 'answered' })).toEqual([[3], [5, 1, 2]])
  expect(shown({ active: false })).toEqual([
    [4, 1],
    [4, 2],
  ])
  expect(shown(null)).toEqual([[3], [4, 2]])
  expect(columnsAfter(board, 9, { stage: 'answered' })).toEqual(board)
})

test('A test account sees what would have become of the entry.', () => {
  const form = { ...entry, name: 'Aoife Byrne', subject: 'A website', body: '<p>Hello</p>', acquisitionMode: 'send' }
  const now = { at, label: 'Sent by Jonas Pier (06/01/26)' }
  const sent = (delay: string) => entryAfter(acquisitionForm.parse({ ...form, delay }), entry, now)
  expect(sent('')).toMatchObject({ stage: 'contacted', contactDates: [at], name: 'Aoife Byrne', delay: 0 })
  expect(sent('2')).toMatchObject({ stage: 'new', contactDates: [], waitingUntil: at, delay: 2 })
})

test('A test account sees what would have been added.', () => {
  const { id: _, ...nothing } = entry
  const line = { name: 'One', website: 'one.example', email: '', phone: '', contact: 'Ada Alm' }
  const form = acquisitionForm.parse({ acquisitionMode: 'add', country: 'Ireland', state: 'Galway', type: entry.type })
  expect(addedEntry(line, form)).toEqual({
    ...nothing,
    ...{ business: 'One', website: 'one.example', email: '', name: 'Ada Alm', version: 1 },
  })
})
