import { type Day, formatDay, formatHour, wallClock } from '#kit/shared/day.ts'
import { lookup } from '#kit/shared/lookup.ts'
import { actions, kinds } from './content/actions.ts'
import { type Verb, verbs } from './content/verbs.ts'
import type { AuditEntry } from './contract.ts'

const inWords = (name: string) => name.replaceAll(/[._-]+/g, ' ')
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const kindName = (kind: string): string => lookup(kinds, kind) ?? capitalised(inWords(kind))

/** `Canceled booking` for the filter, `Added … (Extras)` where the sentence names no thing by itself. */
export function actionName(action: string): string {
  const words = (lookup(actions, action) ?? inWords(action)).replace(/ \(\{\}\)/, '')
  const named = words.replace(/ \{\}$/, '')
  const isWhole = !named.includes('{}') && / /.test(named) && !/ (?:the|a|of|for|in|out|off|with|at)$/.test(named)
  const kind = lookup(kinds, action.split('.')[0] ?? '')
  return capitalised(
    isWhole || !words.includes('{}') ? named : `${words.replace('{}', '…')}${kind ? ` (${kind})` : ''}`,
  )
}

/** The verb that an action is among; undefined for one that has no sentence. */
export const verbOf = (action: string): Verb | undefined => {
  const words = lookup(actions, action)
  return words === undefined ? undefined : verbList.find((verb) => verbs[verb].test(words))
}

const verbList = Object.keys(verbs) as Verb[]

/** All actions of a verb. */
export const actionsOf = (verb: Verb): string[] => Object.keys(actions).filter((action) => verbOf(action) === verb)

type Named = Pick<AuditEntry, 'action' | 'record' | 'label'>

/** The record as a sentence names it: what people call it, or else kind and number. */
export function recordName({ record, label }: Pick<Named, 'record' | 'label'>): string {
  const [kind = '', ...rest] = record.split(':')
  const id = rest[0] ?? ''
  if (kind === 'day' || kind === 'working-hours') return formatDay(rest.at(-1) ?? '')
  if (kind === 'working-month') return rest.at(-1) ?? ''
  if (kind === 'till') return `the ${id} till`
  if (kind === 'business') return `the ${id}`
  if (kind === 'papers') return id.length === 3 ? id : 'the papers'
  if (kind === 'booking') return label ?? `no. ${id}`
  if (kind === 'blocked-customer') return label ?? `entry ${id}`
  if (kind === 'person' || kind === 'run') return id
  if (kind === 'acquisition') return id === 'list' ? 'the acquisition list' : (label ?? `no. ${id}`)
  return (
    label ??
    `${kind === 'inbox' ? 'entry' : kind === 'incoming' ? 'incoming invoice' : inWords(kind)} ${rest.join(' ')}`.trim()
  )
}

/** What was done, without who did it: `canceled booking K7Q2XH4M`. */
export function actionOf(entry: Named): string {
  const words = actions[entry.action]
  if (words === undefined) return `${inWords(entry.action)}: ${recordName(entry)}`
  return words.replace('{}', recordName(entry))
}

/** `Jonas Pier canceled booking K7Q2XH4M` */
export const sentenceOf = (entry: Named & Pick<AuditEntry, 'actor'>): string =>
  `${entry.actor === '' ? 'Somebody' : entry.actor} ${actionOf(entry)}`

const rental = '/RentalRevolution'

/** The page that shows the record; undefined where there is none. */
export function linkOf(entry: Pick<AuditEntry, 'record' | 'label' | 'place' | 'details'>): string | undefined {
  const { record, label, place, details } = entry
  const [kind, id = '', last = ''] = record.split(':')
  const office = (business: unknown, page: string) => `${business === 'rental' ? rental : ''}/${page}`
  switch (kind) {
    case 'booking':
      return place === null ? undefined : `${rental}/bookings?day=${place}`
    case 'damage':
      return `${rental}/care`
    case 'day':
      return `${rental}/bookings?day=${id}`
    case 'vehicle':
      return place === null ? undefined : `${rental}/${place}/${encodeURIComponent(label ?? '')}/change`
    case 'product':
      return place === null ? undefined : `${rental}/products/${place}`
    case 'mail':
      return label === null ? undefined : `/internal/mailbox?mail=${id}`
    case 'receipt':
      return typeof details.position === 'number' ? `${rental}/cashregister/receipts/${details.position}` : undefined
    case 'accounts':
    case 'tse':
      return `${rental}/cashregister/accounting`
    case 'till':
      return id === 'rental' ? `${rental}/cashregister/receipts/${last}` : undefined
    case 'withdrawal':
      return `${rental}/withdrawals`
    case 'blocked-customer':
      return `${rental}/blacklist`
    case 'extra':
    case 'price-rule':
    case 'terms':
    case 'promo-code':
      return `${rental}/prices`
    case 'inbox':
      return office(details.business, 'inbox')
    case 'business':
      return office(id, 'settings')
    case 'checklist':
    case 'special-day':
      return `${rental}/settings`
    case 'working-hours':
    case 'working-month':
      return office(id, 'workinghours')
    case 'user':
      return '/employees'
    case 'customer':
    case 'invoice':
      return '/invoices'
    case 'acquisition':
      return '/acquisition'
    case 'run':
      return '/invoices/run'
    case 'bank':
    case 'bank-line':
      return '/invoices/bank'
    case 'incoming':
      return '/invoices/incoming'
    case 'papers':
      return '/invoices/papers'
    case 'work':
      return place === null ? undefined : `/ArtAlley/gallery/${id}`
    case 'work-comment':
      return typeof details.work === 'number' ? `/ArtAlley/gallery/${details.work}` : undefined
    case 'art-request':
      return '/ArtAlley/about'
    case 'backup':
      return '/internal/backups'
    case 'person':
      return '/internal/privacy'
    default:
      return undefined
  }
}

/** One value of the details: what it is called, and what it was before where that is known. */
export type Detail = { name: string; before?: string; after: string }

/** Details as pairs to read. Before and after stand together, however they were written down. */
export function detailsOf(details: Readonly<Record<string, unknown>>): Detail[] {
  const keys = new Set(Object.keys(details))
  for (const [from, to] of pairs) {
    if (!keys.has(from) && !keys.has(to)) continue
    const rest = Object.entries(details).filter(([key]) => key !== from && key !== to)
    return [...changes(details[from], details[to]), ...rest.flatMap(([key, value]) => plain(key, value))]
  }
  return Object.entries(details).flatMap(([key, value]) =>
    isChange(value) ? changes(value.from, value.to, key) : plain(key, value),
  )
}

const pairs = [
  ['old', 'new'],
  ['from', 'to'],
  ['before', 'after'],
] as const

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isChange = (value: unknown): value is { from: unknown; to: unknown } =>
  isObject(value) && 'from' in value && 'to' in value

/** Only what differs, where both are there. */
function changes(before: unknown, after: unknown, name = 'value'): Detail[] {
  if (!isObject(before) && !isObject(after)) return [{ name: nameOf(name), before: text(before), after: text(after) }]
  const [old, now] = [isObject(before) ? before : {}, isObject(after) ? after : {}]
  const keys = [...new Set([...Object.keys(old), ...Object.keys(now)])]
  const both = isObject(before) && isObject(after)
  return keys
    .filter((key) => !both || text(old[key]) !== text(now[key]))
    .map((key) => ({ name: nameOf(key), ...(isObject(before) && { before: text(old[key]) }), after: text(now[key]) }))
}

const plain = (key: string, value: unknown): Detail[] =>
  value === null || value === '' ? [] : [{ name: nameOf(key), after: text(value) }]

const nameOf = (key: string) => capitalised(inWords(key.replace(/([a-z])([A-Z])/g, '$1 $2')).toLowerCase())

function text(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Entries by day, on the wall clock of the business, in the order they come. */
export function byDay<E extends Pick<AuditEntry, 'at'>>(
  entries: readonly E[],
  timeZone: string,
): { day: Day; entries: E[] }[] {
  const days: { day: Day; entries: E[] }[] = []
  for (const entry of entries) {
    const { day } = wallClock(timeZone, entry.at)
    const last = days.at(-1)
    if (last?.day === day) last.entries.push(entry)
    else days.push({ day, entries: [entry] })
  }
  return days
}

/** `2:05 pm` */
export const timeOf = (at: string, timeZone: string): string =>
  formatHour(
    wallClock(timeZone, Temporal.Instant.from(at).round({ smallestUnit: 'minute', roundingMode: 'floor' })).hour,
  )
