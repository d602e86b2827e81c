import type { FastifyRequest } from 'fastify'
import { describe, expect, test } from 'vitest'
import { type MetricsAccess, mayReadMetrics } from './access.ts'

const here: MetricsAccess = { publicUrl: 'http://localhost:3000', trustedProxies: [], metricsToken: undefined }
const published: MetricsAccess = { ...here, publicUrl: 'https://boats.example' }
const behindProxy: MetricsAccess = { ...published, trustedProxies: ['127.0.0.1'] }
const withToken: MetricsAccess = { ...published, metricsToken: 'a token' }

const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ raw: { headers: { host: 'localhost:3000', ...headers }, socket: { remoteAddress } } }) as unknown as FastifyRequest

describe('metrics are read', () => {
  test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('from the machine itself, as %s', (address) => {
    expect(mayReadMetrics(from(address), here)).toBe(true)
    expect(mayReadMetrics(from(address), behindProxy)).toBe(true)
  })

  test.each(['localhost', '127.0.0.1:3000', '[::1]:3000'])('as %s', (host) => {
    expect(mayReadMetrics(from('127.0.0.1', { host }), here)).toBe(true)
  })

  test('with the token, from anywhere and through anything', () => {
    const headers = { host: 'boats.example', 'x-forwarded-for': '192.0.2.1', authorization: 'Bearer a token' }
    expect(mayReadMetrics(from('192.0.2.1', headers), withToken)).toBe(true)
  })
})

describe('metrics are not read', () => {
  test('from another machine, whatever it says of itself', () => {
    for (const access of [here, published, behindProxy, withToken])
      expect(mayReadMetrics(from('192.0.2.1', { 'x-forwarded-for': '127.0.0.1' }), access)).toBe(false)
    expect(mayReadMetrics(from('192.0.2.1'), here)).toBe(false)
  })

  test.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'x-forwarded-proto', 'x-forwarded-host', 'via'])(
    'through a proxy on the same machine that says so by %s, whether or not it is trusted',
    (header) => {
      for (const access of [here, published, behindProxy])
        expect(mayReadMetrics(from('127.0.0.1', { [header]: '127.0.0.1' }), access)).toBe(false)
    },
  )

  test('through a proxy on the same machine that passes on which host was asked for, and no more', () => {
    for (const host of ['boats.example', '127.0.0.1.boats.example', 'localhost.example', '192.0.2.1', ''])
      expect(mayReadMetrics(from('127.0.0.1', { host }), here)).toBe(false)
  })

  test('through a proxy on the same machine that passes on nothing, when the address is public', () => {
    expect(mayReadMetrics(from('127.0.0.1'), published)).toBe(false)
  })

  test.each(['', 'Bearer', 'Bearer ', 'a token', 'Bearer another', 'Bearer a token '])(
    'with the token %j',
    (authorization) => {
      expect(mayReadMetrics(from('192.0.2.1', { authorization }), withToken)).toBe(false)
    },
  )
})
