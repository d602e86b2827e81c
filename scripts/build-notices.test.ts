import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { noticesOf, packagesOf } from './build-notices.ts'

test('a file belongs to the innermost package around it', () => {
  expect(
    packagesOf([
      '/p/node_modules/react/index.js',
      '/p/node_modules/react/jsx-runtime.js',
      'node_modules/@fontsource/arimo/files/a.woff2',
      '/p/node_modules/a/node_modules/@b/c/d.js?v=1',
      '/p/src/react/index.ts',
      '\0rolldown/runtime.js',
    ]),
  ).toEqual(['/p/node_modules/a/node_modules/@b/c', '/p/node_modules/react', 'node_modules/@fontsource/arimo'])
})

test('what browsers load comes with the licences of its packages and typefaces, in their own words', async () => {
  const text = await readFile('build/client/licenses.txt', 'utf8')
  for (const name of ['react', 'react-dom', 'zod', 'wouter', '@tanstack/query-core', '@fontsource-variable/figtree'])
    expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(`, 'm'))
  expect(text).toContain('Permission is hereby granted, free of charge')
  expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1')
})

test('a package without one is not shipped', async () => {
  const bare = await mkdtemp(join(tmpdir(), 'package-'))
  onTestFinished(() => rm(bare, { recursive: true }))
  await writeFile(join(bare, 'package.json'), JSON.stringify({ name: 'bare', version: '1.0.0' }))
  expect(() => noticesOf([bare])).toThrow('bare is in what browsers load, and has no file with its licence')
})
