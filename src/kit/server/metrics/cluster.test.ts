import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const program = join(import.meta.dirname, '../../../testing/metrics-process.ts')

test('whichever process is asked tells of all, each apart, and does not wait for one that says nothing', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [program], { timeout: 25_000 })
  const { text } = JSON.parse(stdout) as { text: string }
  const lines = text.split('\n').filter((line) => line.startsWith('oars_sold_total'))
  expect(lines.toSorted()).toEqual([
    'oars_sold_total{kind="long",worker="1"} 1',
    'oars_sold_total{kind="long",worker="2"} 2',
  ])
})
