import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { makeWorkplace } from './workplace.ts'

test('A workplace is empty, goes when it is removed, and takes along those of runs that were killed.', async () => {
  const first = await makeWorkplace()
  const place = dirname(first.directory)
  const left = join(place, `sternsinger-tests-${spawnSync('true').pid}`)
  const others = join(place, `sternsinger-tests-${process.ppid}`)
  await mkdir(join(left, 'postgres'), { recursive: true })
  await mkdir(others, { recursive: true })
  await first.remove()
  expect(existsSync(first.directory)).toBe(false)

  const second = await makeWorkplace()
  expect([existsSync(left), existsSync(others)]).toEqual([false, true])
  await second.remove()
  expect(existsSync(others)).toBe(true)
  await rm(others, { recursive: true })
})
