import { beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/app.ts'

let it: TestApp
beforeAll(async () => {
  it = await buildTestApp()
  it.setNow('2027-12-31T23:59:59Z')
})

test('Tools find where to tell of a hole, and until when that holds.', async () => {
  const { status, headers, text } = await it.visitor().get('/.well-known/security.txt')
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  const fields = Object.fromEntries(
    text
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/: (.*)/, 2)),
  )
  expect(fields).toMatchObject({
    Contact: 'mailto:hello@sternsinger.example',
    Canonical: expect.stringMatching(/^https?:\/\/[^/]+\/\.well-known\/security\.txt$/),
  })
  expect(fields.Expires).toBe('2028-06-30T23:59:59Z')
})
