import { expect, test } from 'vitest'
import type { Endpoint } from '#kit/shared/endpoint.ts'
import { plays } from './demo.ts'

type Contract = Record<string, unknown>
const contracts = import.meta.glob<Contract>('../features/**/contract{,/*}.ts', { eager: true })

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'answers' in value && 'path' in value
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** Those of a feature that belong to one business lie in an object of it. */
const endpoints = Object.entries(contracts)
  .filter(([path]) => !path.includes('.test.'))
  .flatMap(([, contract]) => Object.values(contract))
  .flatMap((value) => (isEndpoint(value) ? value : Object.values(Object(value)).filter(isEndpoint)))

/** What a test account may be, and what is not sent for it. */
const stoodInFor = endpoints.filter(
  ({ method, acts = method !== 'GET' && method !== 'HEAD', access, demoMayWrite }) =>
    acts && !demoMayWrite && (access === 'staff' || access === 'admin'),
)

const saysOnlyThatItIsDone = ({ answers }: Endpoint) => {
  const [schema] = Object.values(answers)
  const shape = typeof schema === 'object' && 'shape' in schema ? (schema.shape as object) : undefined
  return shape !== undefined && Object.keys(shape).join() === 'status'
}

test('Every write in the office that answers more than that it is done has a play to answer it.', () => {
  const played = new Set(plays.map(({ endpoint }) => nameOf(endpoint)))
  expect(stoodInFor.length).toBeGreaterThan(50)
  const missing = stoodInFor.filter((one) => !saysOnlyThatItIsDone(one) && !played.has(nameOf(one)))
  expect(missing.map(nameOf)).toEqual([])
})

test('Nothing is played that a test account is never asked for.', () => {
  const names = new Set(stoodInFor.map(nameOf))
  expect(plays.map(({ endpoint }) => nameOf(endpoint)).filter((name) => !names.has(name))).toEqual([])
})
