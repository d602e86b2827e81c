import { expect, test } from 'vitest'
import { encodingFor } from './encoding.ts'

test.each([
  [undefined, undefined],
  ['', undefined],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZip', 'gzip'],
  ['br;q=0', undefined],
  ['br;q=0.000, gzip', 'gzip'],
  ['br ; q=0, gzip', 'gzip'],
  ['br;Q=0', undefined],
  ['gzip;q=1, br;q=0.2', 'gzip'],
  ['gzip;q=0.2, br;q=0.2', 'br'],
  ['br;q=0.001', 'br'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['br;q=0, *', 'gzip'],
  ['gzip, *;q=0', 'gzip'],
  ['identity', undefined],
  ['identity;q=0', undefined],
  ['identity;q=0, gzip;q=0.1', 'gzip'],
  ['identity, gzip;q=0.5', undefined],
  ['identity;q=0.5, gzip;q=0.5', 'gzip'],
  ['brotli, xgzip', undefined],
  ['br;q=often', undefined],
  [', ,br', 'br'],
])('%s is answered in %s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding)
})

test('what there is not is not chosen', () => {
  expect(encodingFor('gzip, br;q=0.2', ['br'])).toBe('br')
  expect(encodingFor('gzip', ['br'])).toBeUndefined()
})
