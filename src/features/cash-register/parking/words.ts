import { inEachLanguage } from '#kit/shared/in-each-language.ts'
import * as de from './words/de.ts'
import * as en from './words/en.ts'

export const words = inEachLanguage({ en, de })
