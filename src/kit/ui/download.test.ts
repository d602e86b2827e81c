import { expect, test } from 'vitest'
import { failureOf, fileNameOf } from './download.ts'

test.each([
  ['{"message":"The archive is being made","detail":"No"}', 'The archive is being made'],
  ['{"status":404,"detail":"There are no invoices of May 2026"}', 'There are no invoices of May 2026'],
  ['{"message":""}', '{"message":""}'],
  ['null', 'null'],
  ['  Bad gateway\n', 'Bad gateway'],
  ['', 'Download failed.'],
])('a refusal with the body %j is said as %j', (body, said) => {
  expect(failureOf(body)).toBe(said)
})

test.each([
  ['attachment; filename="invoices-2026-06.zip"', 'invoices-2026-06.zip'],
  ['attachment; filename=backup.zip', 'backup.zip'],
  ['attachment; filename="a.zip"; filename*=UTF-8\'\'M%C3%A4rz.zip', 'März.zip'],
  ['attachment; filename="a.zip"; filename*=UTF-8\'\'%E0%A4%A', 'a.zip'],
  ['inline', undefined],
])('what is sent as %s is saved as %s', (disposition, name) => {
  expect(fileNameOf(disposition)).toBe(name)
})
