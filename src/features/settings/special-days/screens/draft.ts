import { asTyped } from '#kit/shared/typed-numbers.ts'
import type { SpecialDay } from '../../contract.ts'

const typed = (hour: number | null | undefined) => (typeof hour === 'number' ? asTyped(hour) : '')

/** Special days as they would be typed; without any, a closed day. */
export const draftOf = (special: SpecialDay | undefined) => ({
  id: special?.id,
  first_day: special?.first_day ?? '',
  last_day: special && special.last_day !== special.first_day ? special.last_day : '',
  yearly: special?.yearly ?? false,
  closed: typeof special?.opening_hour !== 'number',
  opening_hour: typed(special?.opening_hour),
  closing_hour: typed(special?.closing_hour),
  sentence: special?.sentence ?? '',
  sentence_de: special?.sentence_de ?? '',
})
export type SpecialDraft = ReturnType<typeof draftOf>
