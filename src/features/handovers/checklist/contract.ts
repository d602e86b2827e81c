import * as z from 'zod/mini'
import { vehicleTypes } from '#features/vehicles/contract.ts'
import { endpoint } from '#kit/shared/endpoint.ts'
import { flag, line, listFrom, maybe, optional, wholeNumber } from '#kit/shared/fields.ts'
import { words as handoverWords } from '../words.ts'
import { words } from './words.ts'

/** What is looked at when a boat of a kind goes out and comes back. */

export const moments = ['out', 'back'] as const
export type Moment = (typeof moments)[number]

/** Of a kind. With a photo fewer, at each step: a step keeps twelve photos, and some should be left for what nobody thought of. */
export const mostItems = 20
export const mostWithPhoto = 8
export const textMax = 80
export const checkNoteMax = 200

/** Names an item, whatever becomes of its words and its place. */
export const itemKey = line({ min: 1, max: 36, message: () => words.noItem })
const version = wholeNumber({ max: 999_999_999, message: () => words.changedMeanwhile })

const checklistItem = z.object({
  key: z.string(),
  /** Where one is empty the other is read. */
  text: z.string(),
  text_de: z.string(),
  /** A photo is asked for. */
  photo: z.boolean(),
  /** Looked at when handing out, when taking back, or both. */
  out: z.boolean(),
  back: z.boolean(),
})
export type ChecklistItem = z.output<typeof checklistItem>

/** The list as it is; every change of it counts one on. */
export const seenChecklist = z.object({ version: z.int(), items: z.array(checklistItem) })
export type SeenChecklist = z.output<typeof seenChecklist>

const checklist = z.extend(seenChecklist, { vehicle_type: z.enum(vehicleTypes) })
export type Checklist = z.output<typeof checklist>

const text = optional(line({ max: textMax, message: () => handoverWords.longNote(textMax) }))

export const itemForm = z.object({ key: itemKey, text, text_de: text, photo: flag(), out: flag(), back: flag() }).check(
  z.refine((item) => item.text !== '' || item.text_de !== '', { path: ['text'], error: () => words.noText }),
  z.refine(({ out, back }) => out || back, { path: ['when'], error: () => words.noMoment }),
)

export const itemsForm = z.pipe(
  listFrom,
  z.array(itemForm).check(
    z.maxLength(mostItems, { error: () => words.tooMany(mostItems) }),
    z.refine((items) => new Set(items.map(({ key }) => key)).size === items.length, { error: () => words.noItem }),
    z.refine((items) => moments.every((at) => items.filter((one) => one.photo && one[at]).length <= mostWithPhoto), {
      error: () => words.tooManyPhotos(mostWithPhoto),
    }),
  ),
)

export const getChecklists = endpoint({
  summary: 'What is looked at when boats go out and come back, for each kind of boats that has a list',
  method: 'GET',
  path: '/api/rere_get_checklists/',
  access: 'admin',
  changesWith: ['handovers'],
  answers: { 200: z.object({ checklists: z.array(checklist) }) },
})

export const saveChecklist = endpoint({
  summary:
    'Changes the list of a kind of boats: all of it, on top of the version that was seen. What was checked before stays',
  method: 'POST',
  path: '/api/rere_save_checklist/',
  access: 'admin',
  repeatable: true,
  body: z.object({
    vehicle_type: z.enum(vehicleTypes, { error: () => words.noItem }),
    /** 0 where there was none. */
    version,
    items: itemsForm,
  }),
  answers: { 201: checklist },
})

/** What a check-out and a return take of it: what was ticked, and by which version of the list; without it the last one. */
export const checkFields = {
  checklist: maybe(version),
  checks: z.pipe(
    listFrom,
    z
      .array(
        z.object({
          item: itemKey,
          state: z.enum(['ok', 'not_ok'], { error: () => words.noItem }),
          /** What is not fine. */
          note: optional(line({ max: checkNoteMax, message: () => handoverWords.longNote(checkNoteMax) })),
        }),
      )
      .check(
        z.maxLength(mostItems, { error: () => words.noItem }),
        z.refine((checks) => new Set(checks.map(({ item }) => item)).size === checks.length, {
          error: () => words.noItem,
        }),
      ),
  ),
}
const sent = z.object(checkFields)
export type SentChecks = z.output<typeof sent>

/** What was checked, in the words of then. */
export const check = z.object({
  item: z.string(),
  text: z.string(),
  text_de: z.string(),
  photo: z.boolean(),
  state: z.enum(['ok', 'not_ok', 'unchecked']),
  note: z.string(),
})
export type Check = z.output<typeof check>
