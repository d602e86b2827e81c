import fc from 'fast-check'
import { expect, expectTypeOf, test } from 'vitest'
import * as z from 'zod/mini'
import { type Answer, endpoint, fillPath, type Input } from './endpoint.ts'

test('a path is filled with its parameters', () => {
  expect(fillPath('/api/x/:id/', { id: 5 })).toBe('/api/x/5/')
  expect(fillPath('/api/x/:type/:day/:hour/', { hour: 9.5, day: '2026-06-01', type: 'all', more: 1 })).toBe(
    '/api/x/all/2026-06-01/9.5/',
  )
})

test('a path without parameters stays as it is', () => {
  expect(fillPath('/api/rere_get_week/')).toBe('/api/rere_get_week/')
})

test('parameters whose names begin alike are told apart', () => {
  expect(fillPath('/api/:id/:idea/', { id: 1, idea: 2 })).toBe('/api/1/2/')
})

test('a parameter cannot leave its place in the path, and comes back as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.string({ minLength: 1 }), (a, b) => {
      const parts = fillPath('/api/:a/x/:b/', { a, b }).split('/')
      expect(parts.map(decodeURIComponent)).toEqual(['', 'api', a, 'x', b, ''])
      expect(parts.join('')).not.toMatch(/[?#\s]/)
    }),
  )
})

const declared = endpoint({
  summary: 'Books',
  method: 'POST',
  path: '/api/books/:id/',
  access: 'staff',
  params: z.object({ id: z.int() }),
  body: z.object({ title: z._default(z.string(), '') }),
  answers: { 200: z.object({ type: z.literal('TAKEN') }), 201: z.object({ id: z.int() }) },
})

test('an endpoint is what was declared', () => {
  expect(declared.path).toBe('/api/books/:id/')
  expect(declared.access).toBe('staff')
})

test('input and answer have the types of the schemas', () => {
  expectTypeOf<Input<typeof declared>>().toEqualTypeOf<{
    params: { id: number }
    query: undefined
    body: { title: string }
  }>()
  expectTypeOf<Answer<typeof declared>>().toEqualTypeOf<{ type: 'TAKEN' } | { id: number }>()
  const page = endpoint({
    summary: 'Page',
    method: 'GET',
    path: '/api/p/',
    access: 'anyone',
    answers: { 200: 'text/html' },
  })
  expectTypeOf<Answer<typeof page>>().toEqualTypeOf<string>()
})
