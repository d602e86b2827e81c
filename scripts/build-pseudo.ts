import { buildLanguage } from './build-language.ts'
import { endWithParent } from './prepare.mjs'

/** `PSEUDO_WORDS=yes node scripts/build-pseudo.ts <directory>`: the pages in German with the words of nobody (pseudo-words.ts). */
process.env.NODE_ENV = 'production'
endWithParent()
const [, , directory = ''] = process.argv
await buildLanguage('de', { draft: `${directory}/draft`, client: `${directory}/client` })
