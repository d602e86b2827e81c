import { expect, test } from 'vitest'
import { listQuery, noFilters, queryOf, readView } from './view.ts'

test('An address says what is shown, and what is shown has that address.', () => {
  for (const query of [
    '',
    '?tab=board',
    '?add=1',
    '?entry=12&search=see+%26+wind&country=Germany&active=no&double=yes',
  ]) {
    expect(queryOf(readView(query))).toBe(query)
  }
})

test('What an address says wrongly is left out.', () => {
  expect(readView('?tab=x&entry=1.5&stage=gone&type=Boat&active=true&double=no')).toEqual({
    tab: 'list',
    adds: false,
    entry: undefined,
    filters: noFilters,
  })
})

test('The list is asked only for what narrows it.', () => {
  expect(listQuery(noFilters)).toEqual({})
  expect(listQuery({ ...noFilters, search: 'sea', stage: 'new', active: 'no', double: 'yes' })).toEqual({
    search: 'sea',
    stage: 'new',
    active: false,
    double: true,
  })
})
