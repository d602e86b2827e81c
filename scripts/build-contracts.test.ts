import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { leanContract } from './build-contracts.ts'

test('what a call says to the server alone goes, and all else stays as it is', () => {
  const contract = `import { endpoint } from './endpoint.ts'
const boat = z.object({ summary: z.string(), answers: z.number() })
export const getBoat = endpoint({
  summary: 'A boat, by "name"', method: 'GET', path: '/api/boat/:name/', access: 'anyone',
  params: boat,
  answers: { 200: z.array(boat), 201: 'text/csv' },
})
const read = (summary, path) => endpoint({ ...shared, summary, path, answers: { 200: boat } })
export const calls = (business) => ({ list: endpoint({ summary: \`Of \${business}\`, body: { answers: 1 } }) })
`
  expect(leanContract(contract).replaceAll(/\s+/g, ' ')).toBe(
    `import { endpoint } from './endpoint.ts'
const boat = z.object({ summary: z.string(), answers: z.number() })
export const getBoat = endpoint({ method: 'GET', path: '/api/boat/:name/', access: 'anyone', params: boat, })
const read = (summary, path) => endpoint({ ...shared, path, })
export const calls = (business) => ({ list: endpoint({ body: { answers: 1 } }) })
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
