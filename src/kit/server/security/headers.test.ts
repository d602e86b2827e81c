import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { allowFraming, securityHeaders } from './headers.ts'

function appWith(options: Partial<Parameters<typeof securityHeaders>[1]> = {}) {
  const app = Fastify()
  securityHeaders(app, { publicUrl: 'http://localhost:3000', ...options })
  app.get('/shut', () => 'ok')
  app.get('/open', (_, reply) => {
    allowFraming(reply)
    return 'ok'
  })
  return async (url: string) => (await app.inject(url)).headers
}

const policyOf = (headers: Record<string, unknown>) => String(headers['content-security-policy']).split('; ')

test('No page may be shown in a frame, except by our own where its route says so.', async () => {
  const get = appWith()
  const [shut, open] = [await get('/shut'), await get('/open')]
  expect([shut['x-frame-options'], open['x-frame-options']]).toEqual(['DENY', 'SAMEORIGIN'])
  expect(policyOf(shut)).toContain("frame-ancestors 'none'")
  expect(policyOf(open)).toContain("frame-ancestors 'self'")
  // Nothing else is loosened.
  const others = (headers: Record<string, unknown>) => policyOf(headers).filter((part) => !part.startsWith('frame-anc'))
  expect(others(open)).toEqual(others(shut))
})

test('What is not there is as guarded as what is.', async () => {
  const headers = await appWith()('/nothing')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(policyOf(headers)).toContain("script-src 'self'")
})

test('Only an address with https makes browsers insist on it.', async () => {
  const strict = 'strict-transport-security'
  expect((await appWith()('/shut'))[strict]).toBeUndefined()
  expect((await appWith({ publicUrl: 'https://sternsinger.example' })('/shut'))[strict]).toMatch(/^max-age=31536000/)
})
