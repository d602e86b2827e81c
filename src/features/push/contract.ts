import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { halfHourSteps, line, listFrom, maybe, wholeNumber } from '#kit/shared/fields.ts'
import { words } from './words.ts'

/** What people can be told at once, in the order it is chosen from. */
export const pushKinds = ['booking', 'cancellation', 'message', 'late'] as const
export type PushKind = (typeof pushKinds)[number]

/** Of one person. */
export const mostDevices = 20

const kinds = z.array(z.enum(pushKinds))

const device = z.object({
  id: z.int(),
  label: z.string(),
  /** By it a browser knows itself. */
  endpoint: z.string(),
  /** Instants. */
  made_at: z.string(),
  told_at: z.nullable(z.string()),
})

export const getPush = endpoint({
  summary:
    'What whoever is signed in wants to be told at once, when not, and on which devices; `public_key` is for a new one',
  method: 'GET',
  path: '/api/rere_get_push/',
  access: 'staff',
  answers: {
    200: z.object({
      public_key: z.string(),
      kinds,
      /** Hours on the wall clock of the business, both or neither; over midnight where the first is the later one. */
      quiet_from: z.nullable(z.number()),
      quiet_until: z.nullable(z.number()),
      devices: z.array(device),
    }),
  },
})
export type Push = z.output<(typeof getPush.answers)[200]>

const inBase64 = (letters: number, message: () => string) =>
  line({ min: letters, max: letters, pattern: /^[\w-]+$/, message })

export const addDevice = endpoint({
  summary: `Tells a browser from now on, by the push subscription it has: the address of a push service (https, public) and its keys.
    The same one again replaces it. At most ${mostDevices} for each person (409)`,
  method: 'POST',
  path: '/api/rere_add_push_device/',
  access: 'staff',
  body: z.object({
    endpoint: line({ min: 1, max: 1000, message: () => words.noDevice }),
    p256dh: inBase64(87, () => words.noDevice),
    auth: inBase64(22, () => words.noDevice),
  }),
  answers: { 200: z.object({ status: z.literal('success') }) },
})

const deviceId = z.object({ id: wholeNumber({ min: 1, max: 999_999_999, message: () => words.deviceGone }) })
const done = { 200: z.object({ status: z.literal('success') }) } as const

export const removeDevice = endpoint({
  summary: 'Tells a device of whoever is signed in no more',
  method: 'POST',
  path: '/api/rere_remove_push_device/',
  access: 'staff',
  body: deviceId,
  answers: done,
})

export const testDevice = endpoint({
  summary:
    'Sends a message to a device of whoever is signed in, whatever they want to be told and when; a few a minute',
  method: 'POST',
  path: '/api/rere_test_push_device/',
  access: 'staff',
  body: deviceId,
  answers: done,
})

const quietHour = maybe(halfHourSteps({ max: 23.5, message: () => words.noHour }))

export const saveWishes = endpoint({
  summary: 'What whoever is signed in wants to be told at once, and when not',
  method: 'POST',
  path: '/api/rere_save_push/',
  access: 'staff',
  body: z.object({
    kinds: z.pipe(listFrom, z.array(z.enum(pushKinds, { error: () => words.noKind }), { error: () => words.noKind })),
    quiet_from: quietHour,
    quiet_until: quietHour,
  }),
  answers: done,
})
export type Wishes = z.output<typeof saveWishes.body>
