import { localDateTime, type WallClock } from '#kit/shared/day.ts'
import type { Language } from '#kit/shared/language.ts'
import { words } from '../words.ts'
import { type Course, type Progress, progressOf } from './handover.ts'

/** For staff: the language that a customer is written to in; undefined for English, which goes without saying. */
export const writtenIn = (language: Language = 'en'): string | undefined =>
  language === 'en' ? undefined : words.mailLanguages[language]

/** The same for answers, whose documented fields say nothing of languages. */
export const saidLanguage = ({ language }: { language?: Language | undefined }) =>
  language === undefined || language === 'en' ? {} : { language }

type Written = { progress: Progress; endsAt: string }

/** Whether nothing is written about a booking any more: its boat is back, or its time passed and nobody came for it. */
export const isWrittenOff = ({ progress, endsAt }: Written, now: WallClock): boolean =>
  progress === 'back' || (progress === 'none' && endsAt <= localDateTime(now.day, now.hour))

/** The same of a booking with its handover. */
export const isWrittenOn = (course: Course, now: WallClock): boolean =>
  !isWrittenOff({ progress: progressOf(course), endsAt: course.endsAt }, now)
