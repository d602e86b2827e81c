import { type Language, language } from './language.ts'
import { onceFor } from './once-for.ts'

const formats = /* @__PURE__ */ onceFor((spoken: Language) => new Intl.ListFormat(spoken === 'en' ? 'en-GB' : spoken))

/** `captain, briefing and cleaning`. */
export const formatList = (items: readonly string[]): string => formats(language()).format(items)
