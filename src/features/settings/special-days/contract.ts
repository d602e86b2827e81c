import * as z from 'zod/mini'
import { daysBetween } from '#kit/shared/day.ts'
import { endpoint } from '#kit/shared/endpoint.ts'
import { day, flag, fromJson, halfHourSteps, line, maybe, optional, wholeNumber } from '#kit/shared/fields.ts'
import { getBookingsOutside, hoursMessages } from '../contract/staff.ts'
import { specialDay } from '../contract.ts'
import { words as settingsWords } from '../words.ts'
import { words } from './words.ts'

/** What admins set of special days; no page of visitors loads this. */

/** As many in a row; whatever is longer is a season. */
export const longestSpecial = 92

/** So many that are not over: every visitor is sent them. */
export const mostSpecialDays = 40

export const sentenceMax = 80

const id = wholeNumber({ min: 1, max: 999_999_999, message: () => words.noSuch })
const hour = maybe(halfHourSteps({ message: () => hoursMessages.hour }))
const sentence = optional(line({ max: sentenceMax, message: () => words.longSentence(sentenceMax) }))

export const specialDayForm = z
  .object({
    /** Without one they are new. */
    id: maybe(id),
    first_day: day(() => settingsWords.noFirstDay),
    /** Without it it is one day. */
    last_day: maybe(day()),
    yearly: flag(),
    /** Then there are no hours, whatever is sent. */
    closed: flag(),
    opening_hour: hour,
    closing_hour: hour,
    sentence,
    sentence_de: sentence,
  })
  .check(
    z.check(({ value, issues }) => {
      const { first_day, last_day = first_day, closed, opening_hour, closing_hour } = value
      const wrong = (field: keyof typeof value, message: string) =>
        issues.push({ code: 'custom', path: [field], message, input: value[field] })
      const areDays = issues.every(({ path }) => path?.[0] !== 'first_day' && path?.[0] !== 'last_day')
      if (areDays && last_day < first_day) wrong('last_day', words.endsBefore)
      else if (areDays && daysBetween(first_day, last_day) >= longestSpecial)
        wrong('last_day', words.tooLong(longestSpecial))
      if (!closed && opening_hour === undefined) wrong('opening_hour', settingsWords.noOpening)
      if (!closed && closing_hour === undefined) wrong('closing_hour', settingsWords.noClosing)
      if (!closed && opening_hour !== undefined && closing_hour !== undefined && opening_hour >= closing_hour)
        wrong('closing_hour', settingsWords.wrongOrder)
      if (value.sentence === '' && value.sentence_de === '') wrong('sentence', words.noSentence)
    }),
  )
export type SpecialDayForm = z.output<typeof specialDayForm>

export const saveSpecialDay = endpoint({
  summary: 'Adds days with other hours, or changes those of the id. Bookings outside of them stay',
  method: 'POST',
  path: '/api/rere_save_special_day/',
  access: 'admin',
  repeatable: true,
  body: specialDayForm,
  answers: { 201: specialDay },
})

export const removeSpecialDay = endpoint({
  summary: 'Removes days with other hours: they have those of their season again. Bookings outside of these stay',
  method: 'DELETE',
  path: '/api/rere_remove_special_day/:id/',
  access: 'admin',
  params: z.object({ id }),
  answers: { 200: z.object({ status: z.literal('success') }) },
})

export const getBookingsOutsideSpecialDay = endpoint({
  summary:
    'Bookings still to come that do not fit days with other hours and fit their season, or the other way round where they are removed',
  method: 'GET',
  path: '/api/rere_get_bookings_outside_special_day/',
  access: 'admin',
  changesWith: ['bookings', 'settings'],
  query: z.object({
    /** JSON of it as it would be saved. */
    special_day: z.optional(z.pipe(z.transform(fromJson), specialDayForm)),
    remove: maybe(id),
  }),
  answers: getBookingsOutside.answers,
})
