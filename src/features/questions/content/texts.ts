import { words as buying } from '../buying/words.ts'
import { words as general } from '../general/words.ts'
import { words as legal } from '../legal/words.ts'
import { words as management } from '../management/words.ts'
import { words as market } from '../market/words.ts'
import { words as renting } from '../renting/words.ts'
import type { QuestionGroup } from '../rules.ts'
import { words as selling } from '../selling/words.ts'
import { words } from '../words.ts'

/** Everything that is asked and answered, in the order of the page. */
export const questionGroups: readonly QuestionGroup[] = [
  general.questions(words.facts),
  buying.questions(words.facts),
  selling.questions(words.facts),
  renting.questions(),
  management.questions(),
  legal.questions(),
  market.questions(words.facts),
]
