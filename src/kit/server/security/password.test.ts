import { argon2, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { hashPassword } from './password.ts'

/** How many of a dozen are hashed by the time a file is read. */
async function hashedMeanwhile(hash: () => Promise<unknown>): Promise<number> {
  let hashed = 0
  const all = Array.from({ length: 12 }, () => hash().then(() => hashed++))
  await readFile('package.json')
  const meanwhile = hashed
  await Promise.all(all)
  return meanwhile
}

test('However many sign in, files are read and answers are compressed meanwhile.', async () => {
  expect(await hashedMeanwhile(() => hashPassword('lake and pier'))).toBeLessThan(6)
})

test('Hashed all at once, they would keep everything else waiting.', async () => {
  const cost = { parallelism: 1, memory: 19_456, passes: 2, tagLength: 32 }
  const hash = () => promisify(argon2)('argon2id', { ...cost, message: 'lake and pier', nonce: randomBytes(16) })
  expect(await hashedMeanwhile(hash)).toBeGreaterThan(6)
})
