import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { money } from '#kit/shared/fields.ts'
import { leanContract } from './build-contracts.ts'

test('what a call says to the server alone goes but for where its money is, and all else stays as it is', () => {
  const contract = `import { endpoint } from './endpoint.ts'
const boat = z.object({ summary: z.string(), answers: z.number(), price: money })
export const getBoat = endpoint({
  summary: 'A boat, by "name"', method: 'GET', path: '/api/boat/:name/', access: 'anyone',
  params: boat,
  answers: { 200: z.array(boat), 201: 'text/csv' },
})
const read = (summary, path) => endpoint({ ...shared, summary, path, answers: { 200: 'text/csv' } })
export const calls = (business) => ({ list: endpoint({ path: \`/api/\${business}_list/\`, query: boat, body: boat, answers: { 200: boat } }) })
`
  const boat = z.object({ summary: z.string(), answers: z.number(), price: money })
  const shared = { method: 'GET', access: 'anyone', summary: '' } as const
  const list = endpoint({
    ...shared,
    path: '/api/rere_list/',
    body: z.object({}),
    answers: { 200: z.object({ name: z.string() }) },
  })
  const getBoat = endpoint({ ...shared, path: '/api/boat/:name/', answers: { 200: z.array(boat), 201: 'text/csv' } })
  expect(() => leanContract(contract, { getBoat, rere: { list } })).toThrow('It is not known which money')
  expect(
    leanContract(contract.replace(/const read.*\n/, ''), { getBoat, rere: { list } }).replaceAll(/\s+/g, ' '),
  ).toBe(
    `import { endpoint } from './endpoint.ts'
const boat = /* @__PURE__ */ (() => z.object({ summary: z.string(), answers: z.number(), price: money }))()
export const getBoat = /* @__PURE__ */ (() => endpoint({ method: 'GET', path: '/api/boat/:name/', access: 'anyone', params: true, answers: {"200":{"price":true}}, }))()
export const calls = (business) => ({ list: endpoint({ path: \`/api/\${business}_list/\`, query: true, }) })
`.replaceAll(/\s+/g, ' '),
  )
})

test('no description of a call is in what browsers load', async () => {
  const assets = 'build/client/assets'
  const scripts = (await readdir(assets)).filter((file) => file.endsWith('.js'))
  for (const file of scripts) {
    const code = await readFile(join(assets, file), 'utf8')
    expect([file, code.includes('Sign in; sets the session cookie')]).toEqual([file, false])
  }
  expect(scripts.length).toBeGreaterThan(20)
})
