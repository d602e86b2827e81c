import { addDays, type Day, weekday } from '#kit/shared/day.ts'

const asks =
  /\brufen sie\b(?!.{0,20}\bnicht\b).{0,60}\ban\b|\b(?:bitte|gerne?)\b.{0,40}\b(?:rückruf|zurückrufen|anrufen|telefonieren)|\bum (?:einen |ihren )?(?:rück)?anruf|\b(?:please|do|can you|could you)\b.{0,30}\b(?:call|phone|ring)\b|\bgive (?:me|us) a (?:call|ring)\b|\b(?:call|phone|ring) (?:me|us)\b/i
const declines =
  /\bnicht\b.{0,20}\b(?:an|zurück)(?:zu)?rufen|\bnicht (?:mehr )?an\b|\b(?:not|never|don.?t|stop)\b.{0,20}\b(?:call|phone|ring)/i

/** Whether somebody asks to be called: `Rufen Sie bitte an`, `please call me on Monday`. In doubt they do not. */
export const asksForCall = (words: string): boolean =>
  words.split(/[\n.!?]+/).some((sentence) => asks.test(sentence) && !declines.test(sentence))

/** The next day from Monday to Friday. */
export const nextWorkday = (day: Day): Day =>
  addDays(day, ({ 5: 3, 6: 2 } as Record<number, number>)[weekday(day)] ?? 1)
