import { posix } from 'node:path'
import { languages } from '../src/kit/shared/language.ts'
import { sites } from '../src/sites/pages.ts'
import type { SourceFile } from './source-files.ts'

/** What is said is said in every language, and nothing is kept that nobody says. Words of another shape, tsc finds. */

export type WordCounts = Readonly<Record<string, number>>

/** One sentence for each word that is missing in a language, or that is never said; and how many there are in each. */
export function findWordViolations(files: readonly SourceFile[]): { violations: string[]; counts: WordCounts } {
  const texts = new Map(files.map(({ path, text }) => [path, text]))
  const code = files.filter(({ path }) => /^(?:src|specimens)\/.*\.tsx?$/.test(path))
  const said = saidIn(code)
  const facades = code.filter(({ path }) => path.endsWith('/words.ts'))
  const counts: Record<string, number> = Object.fromEntries(languages.map((language) => [language, 0]))
  const violations = facades.flatMap(({ path }) => {
    const [first, ...others] = languages.map((language) => {
      const file = path.replace(/\.ts$/, `/${language}.ts`)
      const names = namesIn(texts.get(file) ?? '')
      counts[language] = (counts[language] ?? 0) + names.length
      return { file, names }
    })
    const names = first?.names ?? []
    return [
      ...names.filter((name) => !said.has(`${path} ${name}`)).map((name) => `${first?.file}: nobody says ${name}`),
      ...others.flatMap((other) => [
        ...names.filter((name) => !other.names.includes(name)).map((name) => `${other.file} lacks ${name}`),
        ...other.names.filter((name) => !names.includes(name)).map((name) => `${other.file} alone has ${name}`),
      ]),
    ]
  })
  return { violations: [...violations, ...missingLongTexts(files)], counts }
}

const namesIn = (text: string) => [...text.matchAll(/^export const (\w+)/gm)].map(([, name]) => name as string)

/** `<words.ts> <name>` of all that modules say. */
function saidIn(code: readonly SourceFile[]): Set<string> {
  const said = new Set<string>()
  for (const { path, text } of code) {
    for (const [, alias, from = ''] of text.matchAll(/import \{ words(?: as (\w+))? \} from '([^']*\/words\.ts)'/g)) {
      const facade = from.startsWith('#') ? `src/${from.slice(1)}` : posix.join(posix.dirname(path), from)
      for (const [, name] of text.matchAll(new RegExp(`\\b${alias ?? 'words'}\\.(\\w+)`, 'g')))
        said.add(`${facade} ${name}`)
    }
  }
  return said
}

/** Long texts of what is translated are there in each language, in a folder of its own. */
function missingLongTexts(files: readonly SourceFile[]): string[] {
  const paths = new Set(files.map(({ path }) => path))
  return [...paths].flatMap((path) => {
    const [, site] = /^src\/(?:features|sites\/([^/]+))\/(?:.*\/)?content\/[\w-]+\.md$/.exec(path) ?? []
    if (!/^src\/.*\/content\/[\w-]+\.md$/.test(path)) return []
    const wanted = site === undefined ? languages.slice(1) : (sites[site as keyof typeof sites].languages ?? [])
    return wanted
      .map((language) => path.replace(/\/content\//, `/content/${language}/`))
      .filter((translated) => !paths.has(translated))
      .map((translated) => `${translated} is missing`)
  })
}
