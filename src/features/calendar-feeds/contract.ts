import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { line, wholeNumber } from '#kit/shared/fields.ts'
import { words } from './words.ts'

/** Of one person. */
export const mostFeeds = 20

/** Days back and ahead that a calendar shows, and of these the bookings nearest to now. */
export const daysBack = 30
export const daysAhead = 365
export const mostEvents = 2000

const feed = z.object({
  id: z.int(),
  shows: z.enum(['all', 'own', 'boat']),
  vehicle_name: z.nullable(z.string()),
  /** Instants; null as long as no calendar has asked. */
  made_at: z.string(),
  used_at: z.nullable(z.string()),
})
export type Feed = z.output<typeof feed>

export const listFeeds = endpoint({
  summary: 'The calendars that whoever is signed in has made addresses for; never the addresses',
  method: 'GET',
  path: '/api/rere_get_calendars/',
  access: 'staff',
  answers: { 200: z.object({ feeds: z.array(feed) }) },
})

export const addFeed = endpoint({
  summary: `A secret address for calendar programs, told this once: \`shows\` is all, own (what one has booked for customers) or
    the id of a boat. At most ${mostFeeds} for each person (409)`,
  method: 'POST',
  path: '/api/rere_add_calendar/',
  access: 'staff',
  body: z.object({ shows: line({ max: 9, pattern: /^(?:all|own|[1-9]\d*)$/, message: () => words.chooseShown }) }),
  answers: { 201: z.object({ id: z.int(), address: z.string() }) },
})

export const removeFeed = endpoint({
  summary: 'Ends a calendar of whoever is signed in: its address works no more',
  method: 'POST',
  path: '/api/rere_remove_calendar/',
  access: 'staff',
  body: z.object({ id: wholeNumber({ min: 1, max: 999_999_999, message: () => words.noFeed }) }),
  answers: { 200: z.object({ status: z.literal('success') }) },
})

export const readFeed = endpoint({
  summary: `The bookings of a calendar for whoever has its address, from ${daysBack} days back to ${daysAhead} ahead, the ${mostEvents}
    nearest at most; what is canceled is gone. 404 once it was ended`,
  method: 'GET',
  path: '/api/rere_calendar/:file/',
  access: 'anyone',
  params: z.object({ file: z.string().check(z.maxLength(100)) }),
  answers: { 200: 'text/calendar' },
})
