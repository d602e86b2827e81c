import { inLanguage } from '#kit/server/http/language.ts'
import { type Language, languages } from '#kit/shared/language.ts'
import { words } from '../../words.ts'

const offeredIn = (language: Language) =>
  inLanguage(language, () => [...words.boatReasons, ...words.waterReasons] as const)

/** Why something is closed, for who reads a language: one of the offered reasons in it, any other as it was written. */
export function reasonIn(language: Language, reason: string): string {
  const place = languages.map((one) => offeredIn(one).indexOf(reason)).find((at) => at >= 0) ?? -1
  return offeredIn(language)[place] ?? reason
}
