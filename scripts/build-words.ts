import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, relative } from 'node:path'
import { type Plugin, transformWithOxc } from 'vite'
import type { Language } from '../src/kit/shared/language.ts'
import { isPseudo } from './pseudo-words.ts'

/**
 * One language for all that is built: `words.ts` of any part of the product are those of it, and a long text is the one in
 * that folder. Each module that says some gets a copy with only these, so that they come with the page that says them.
 */
export const words = (language: Language): Plugin => ({
  name: 'words',
  enforce: 'pre',
  config: () => ({ define: { __LANGUAGE__: JSON.stringify(language) } }),
  resolveId: {
    filter: { id: /\/words\.ts$|\/content\/[a-z-]+\.md$/ },
    async handler(source, importer) {
      const resolved = await this.resolve(source, importer, { skipSelf: true })
      if (!resolved || !importer) return resolved
      const { id } = resolved
      if (id.endsWith('.md')) return longTextIn(language, id)
      const spoken = id.replace(/\.ts$/, `/${language}.ts`)
      return existsSync(spoken)
        ? `${id}?said-by=${encodeURIComponent(relative(import.meta.dirname, importer.replace(/\?.*/, '')))}&words`
        : resolved
    },
  },
  load: {
    filter: { id: /\/words(?:\/\w+)?\.ts\?said-by=/ },
    async handler(id) {
      const [file = '', by] = id.split('?')
      const moduleSideEffects = false
      if (file.endsWith('/words.ts')) {
        const spoken = JSON.stringify(`${file.replace(/\.ts$/, `/${language}.ts`)}?${by}`)
        return { code: `export * as words from ${spoken}`, moduleSideEffects }
      }
      const first = file.replace(/\w+\.ts$/, 'en.ts')
      const { code } = await transformWithOxc(await readFile(isPseudo ? first : file, 'utf8'), file)
      return { code: isPseudo ? pseudoWords(code) : code, moduleSideEffects }
    },
  },
})

/** The words of the first language as nobody speaks them: accented, and longer (pseudo-words.ts). */
const pseudoWords = (code: string) =>
  `import { pseudo } from ${JSON.stringify(`${import.meta.dirname}/pseudo-words.ts`)}\n${code.replaceAll(
    /^export const (\w+) = /gm,
    'const $1_ = ',
  )}\n${[...code.matchAll(/^export const (\w+) = /gm)].map(([, name]) => `export const ${name} = /* @__PURE__ */ pseudo(${name}_)`).join('\n')}`

/** A long text in another language is in a folder of it beside the first, where what it belongs to has pages in both. */
function longTextIn(language: Language, id: string): string {
  if (language === 'en' || isPseudo || id.includes('/sites/agency/')) return id
  const translated = `${dirname(id)}/${language}${id.slice(dirname(id).length)}`
  return existsSync(translated) ? translated : id
}
