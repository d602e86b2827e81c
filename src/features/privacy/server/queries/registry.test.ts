import { expect, test } from 'vitest'
import { buildTestApp } from '#testing/app.ts'
import { byHand, impersonal, signatures, soundsPersonal } from '../../content/columns.ts'
import { registry } from '../../content/registry.ts'

const it = await buildTestApp()

const columns = await it.sql<{ table: string; column: string }[]>`
  SELECT table_name AS table, column_name AS column FROM information_schema.columns
  JOIN information_schema.tables USING (table_schema, table_name)
  WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1, 2`
const exists = new Set(columns.map(({ table, column }) => `${table}.${column}`))

const known = new Set([
  ...registry.flatMap(({ table, columns: personal, facts }) =>
    [...Object.keys(personal), ...facts].map((column) => `${table}.${column}`),
  ),
  ...Object.entries(signatures).flatMap(([table, names]) => Object.keys(names).map((column) => `${table}.${column}`)),
  ...Object.entries(byHand).flatMap(([table, names]) => names.map((column) => `${table}.${column}`)),
  ...Object.entries(impersonal).flatMap(([table, names]) => Object.keys(names).map((column) => `${table}.${column}`)),
])

test('Every column that sounds as if it were about a person has a fate, or a reason why it is not.', () => {
  const forgotten = columns
    .filter(({ column }) => soundsPersonal.test(column))
    .map(({ table, column }) => `${table}.${column}`)
    .filter((column) => !known.has(column))
  expect(forgotten).toEqual([])
})

test('The registry names nothing that is not there.', () => {
  expect([...known].filter((column) => !exists.has(column))).toEqual([])
})
