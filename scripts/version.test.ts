import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './prepare.mjs'

const read = (file: string) => readFileSync(join(root, file), 'utf8')

test('The newest version of the changelog is that of the package, and each has its day.', () => {
  const { version } = JSON.parse(read('package.json'))
  const lock = JSON.parse(read('package-lock.json'))
  const headings = read('CHANGELOG.md').match(/^## .*$/gm) ?? []
  expect(headings[0]).toMatch(/^## \d/)
  expect(headings[0]?.split(' ')[1]).toBe(version)
  expect([lock.version, lock.packages[''].version]).toEqual([version, version])
  for (const heading of headings) expect(heading).toMatch(/^## \d+\.\d+\.\d+ - \d{4}-\d{2}-\d{2}$/)
})
