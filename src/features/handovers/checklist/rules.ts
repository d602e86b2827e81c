import { language } from '#kit/shared/language.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import { type Check, type ChecklistItem, type Moment, moments, type SentChecks } from './contract.ts'
import { words } from './words.ts'

export type Sent = SentChecks['checks']

/** What an item says, in the language of whoever reads; where it is not said in it, in the other. */
export const textOf = ({ text, text_de }: Pick<ChecklistItem, 'text' | 'text_de'>): string =>
  language() === 'de' ? text_de || text : text || text_de

/** What is looked at in a step. */
export const itemsOf = (list: { items: readonly ChecklistItem[] } | undefined, moment: Moment): ChecklistItem[] =>
  list?.items.filter((item) => item[moment]) ?? []

/** What of the ticks is about the list as it is now. */
export const sentOf = (list: Parameters<typeof itemsOf>[0], moment: Moment, checks: Sent = []): Sent =>
  checks.filter(({ item }) => itemsOf(list, moment).some(({ key }) => key === item))

/** What was checked, in the words of the list; what nobody ticked is kept as that. */
export const snapshotOf = (items: readonly ChecklistItem[], sent: Sent): Check[] =>
  items.map(({ key, text, text_de, photo }) => {
    const { state = 'unchecked', note = '' } = sent.find(({ item }) => item === key) ?? {}
    return { item: key, text, text_de, photo, state, note: state === 'not_ok' ? note : '' }
  })

/** The field of an item's note. */
export const noteField = (item: string) => `check_${item}`

export const checkErrors = (sent: Sent): FieldError[] =>
  sent
    .filter(({ state, note }) => state === 'not_ok' && note.trim() === '')
    .map(({ item }) => ({ field: noteField(item), message: words.sayWhat }))

/** What nobody ticked, and what has no photo where one is asked for. */
export const openItems = (items: readonly ChecklistItem[], sent: Sent, photographed: readonly (string | undefined)[]) =>
  items.filter(({ key, photo }) => !sent.some(({ item }) => item === key) || (photo && !photographed.includes(key)))

/** Photos beside each other: those of an item with each other, all others too, in the order in which they were taken. */
export const pairsOf = <P extends { moment: Moment; item?: string | undefined }>(pictures: readonly P[]) =>
  [...Map.groupBy(pictures, ({ item }) => item)].flatMap(([item, all]) => {
    const [out = [], back = []] = moments.map((moment) => all.filter((one) => one.moment === moment))
    return Array.from({ length: Math.max(out.length, back.length) }, (_, i) => ({ item, out: out[i], back: back[i] }))
  })
