import { afterEach, expect, test } from 'vitest'
import { startFakeVies, type ViesReply, viesAway, viesInvalid, viesJson, viesValid } from '#testing/vies.ts'
import { Vies } from './vies.ts'

const fake = await startFakeVies()
const lines: object[] = []
const log = { warn: (line: object) => void lines.push(line) } as never
const vies = new Vies(`${fake.base}/`, { log, pause: 5 })
const hasty = new Vies(fake.base, { log, pause: 5, timeout: 150 })

afterEach(() => {
  fake.asked.length = 0
  lines.length = 0
})

const ask = (reply: ViesReply, client = vies) => {
  fake.reply = reply
  return client.ask('IE', '8D79739I')
}

test('What is registered comes with name and address, where the member state tells them.', async () => {
  expect(await ask(viesValid('Seewind GmbH', 'Hafenstraße 4\n18055 Rostock\n'))).toEqual({
    state: 'valid',
    name: 'Seewind GmbH',
    address: 'Hafenstraße 4\n18055 Rostock',
  })
  expect(await ask(viesValid('---', '---'))).toEqual({ state: 'valid', name: '', address: '' })
  expect(await ask(viesJson({ isValid: true }))).toEqual({ state: 'valid', name: '', address: '' })
  expect(fake.asked).toEqual(Array(3).fill('/ms/IE/vat/8D79739I'))
  expect(lines).toEqual([])
})

test('What is not registered is invalid only where VIES says so.', async () => {
  expect(await ask(viesInvalid)).toEqual({ state: 'invalid' })
  expect(fake.asked).toHaveLength(1)
  expect(await ask(viesJson({ isValid: false }))).toEqual({ state: 'unknown', reason: 'strange' })
  expect(await ask(viesJson({ isValid: false, userError: 'INVALID_INPUT' }))).toMatchObject({ state: 'unknown' })
  expect(await ask(viesJson({ isValid: true, userError: 'MS_UNAVAILABLE' }))).toMatchObject({ state: 'unknown' })
})

test('Every character of a number stays in its place of the address.', async () => {
  fake.reply = viesInvalid
  await vies.ask('IE', '8+79739I')
  await vies.ask('..', '../../x?y#z')
  expect(fake.asked).toEqual(
    ['/ms/IE/vat/8%2B79739I', '/ms/../vat/..%2F..%2Fx%3Fy%23z'].map((path) => new URL(path, fake.base).pathname),
  )
})

test('Names are cleaned of what no text may have, and cut.', async () => {
  const answer = await ask(viesValid('A\u0000\u202eB\t C', `${'Long road\r\n'.repeat(200)}`))
  expect(answer).toMatchObject({ name: 'A B C' })
  expect((answer as { address: string }).address.length).toBeLessThanOrEqual(500)
  expect(await ask(viesValid(`${'x'.repeat(199)}😀`, ''))).toMatchObject({ name: 'x'.repeat(199) })
})

const slow: ViesReply = () => {}
const cut: ViesReply = (response) => response.destroy()
const dripping: ViesReply = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.write('{"isValid": true,')
}
const huge: ViesReply = viesJson(`{"isValid": true, "userError": "VALID", "name": "${'x'.repeat(200_000)}"}`)
const redirect: ViesReply = (response) => response.writeHead(302, { location: `${fake.base}/elsewhere` }).end()

test.each<[string, ViesReply, string, number]>([
  ['is slow', slow, 'unreachable', 2],
  ['stops in the middle', dripping, 'unreachable', 2],
  ['is cut off', cut, 'unreachable', 2],
  ['redirects', redirect, 'unreachable', 2],
  ['is huge', huge, 'strange', 1],
  ['is a page', viesJson('<html>busy</html>'), 'strange', 1],
  ['is something else', viesJson({ isValid: 'yes' }), 'strange', 1],
  ['is null', viesJson('null'), 'strange', 1],
  ['is an error', viesJson({ error: 'x' }, 500), 'busy', 2],
  ['is too many', viesJson('', 429), 'busy', 2],
  ['is that the member state is away', viesAway, 'busy', 2],
  [
    'is that too many ask',
    viesJson({ actionSucceed: false, errorWrappers: [{ error: 'MS_MAX_CONCURRENT_REQ' }] }),
    'busy',
    2,
  ],
  ['is a refusal', viesJson({ actionSucceed: false, errorWrappers: [{ error: 'VAT_BLOCKED' }] }, 400), 'strange', 1],
  ['is not found', viesJson({ isValid: true, userError: 'VALID' }, 404), 'strange', 1],
])('An answer that %s is none, and what is logged says nothing of whom.', async (_, reply, reason, tries) => {
  const endless = reply === slow || reply === dripping
  expect(await ask(reply, endless ? hasty : vies)).toEqual({ state: 'unknown', reason })
  if (!endless) expect(fake.asked).toHaveLength(tries)
  expect(lines).toHaveLength(tries)
  expect(JSON.stringify(lines)).not.toContain('8D79739I')
})

test('What passes is over at the second try.', async () => {
  fake.reply = (response) => {
    fake.reply = viesInvalid
    viesAway(response)
  }
  expect(await vies.ask('DE', '136695976')).toEqual({ state: 'invalid' })
})

test('Where it is turned off, or nobody is there, it is unknown.', async () => {
  expect(await new Vies(undefined, { log }).ask('DE', '136695976')).toEqual({ state: 'unknown', reason: 'off' })
  const nobody = new Vies('http://127.0.0.1:1', { log, pause: 5 })
  expect(await nobody.ask('DE', '136695976')).toEqual({ state: 'unknown', reason: 'unreachable' })
})
