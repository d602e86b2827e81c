import { resolve } from 'node:path'
import { runnerImport } from 'vite'
import { expect, test } from 'vitest'
import { texts } from '../../../../scripts/build-texts.ts'

/** Loads a module, and all that it stands on, anew: whoever asks meanwhile which language is spoken gets an error. */
const loadSilently = (file: string, before = '') =>
  runnerImport<object>('silent', {
    configFile: false,
    logLevel: 'silent',
    plugins: [
      texts,
      {
        name: 'silent',
        resolveId: (id) => (id === 'silent' ? '\0silent' : undefined),
        load: (id) =>
          id === '\0silent'
            ? `import { findLanguageBy } from ${JSON.stringify(resolve('src/kit/shared/language.ts'))}
               import ${JSON.stringify(resolve('src/kit/server/http/language.ts'))}
               findLanguageBy(() => { throw new Error('a word is read while modules are loaded') })
               ${before}
               await import(${JSON.stringify(resolve(file))})`
            : undefined,
      },
    ],
  })

test('The server says nothing before somebody asks: while its modules are loaded, no word is read.', async () => {
  const { dependencies } = await loadSilently('src/app.ts')
  expect(dependencies.some((file) => file.endsWith('/words/de.ts'))).toBe(true)
})

test('A word that is read while modules are loaded is found.', async () => {
  const words = JSON.stringify(resolve('src/kit/shared/words.ts'))
  const early = `const { words } = await import(${words}); globalThis.early = [words.noDate]`
  await expect(loadSilently('src/kit/shared/words.ts', early)).rejects.toThrow('a word is read while')
})
