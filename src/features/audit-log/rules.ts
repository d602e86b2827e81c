import { type Day, formatDay, formatHour, wallClock } from '#kit/shared/day.ts'
import type { AuditEntry } from './contract.ts'

/** What was done, as it follows a name: `Jonas Pier canceled booking K7Q2XH4M`. The record takes the place of `{}`. */
const deeds: Readonly<Record<string, string>> = {
  'acquisition.activate': 'marked business {} as active',
  'acquisition.add': 'added businesses to {}',
  'acquisition.answered': 'noted that business {} answered',
  'acquisition.bounced': 'noted that the address of business {} does not exist',
  'acquisition.cancel': 'kept a mail to business {} from being sent',
  'acquisition.change': 'changed business {}',
  'acquisition.convert': 'made business {} a customer',
  'acquisition.crawl': 'began to look for businesses for {}',
  'acquisition.crawl-cancel': 'stopped looking for businesses for {}',
  'acquisition.crawl-pause': 'paused looking for businesses for {}',
  'acquisition.crawl-resume': 'went on looking for businesses for {}',
  'acquisition.deactivate': 'marked business {} as inactive',
  'acquisition.delete': 'deleted business {}',
  'acquisition.limits': 'changed how much is sent to businesses',
  'acquisition.reopened': 'opened business {} again',
  'acquisition.send': 'ordered a mail to business {}',
  'acquisition.send-now': 'sent a mail to business {} without waiting',
  'acquisition.suppress': 'put an address on the list of those never written to',
  'acquisition.take-in': 'took in a mail about acquisition',
  'acquisition.unsubscribed': 'noted that business {} wants no mails',
  'acquisition.unsuppress': 'took an address off the list of those never written to',
  'backup.cancel': 'stopped a backup',
  'backup.fetch': 'downloaded a backup',
  'backup.keep': 'made a backup',
  'bank.dismiss': 'put {} aside',
  'bank.import': 'took in a {}',
  'bank.restore': 'took {} up again',
  'booking.add': 'entered booking {}',
  'booking.cancel': 'canceled booking {}',
  'booking.comment': 'noted something on booking {}',
  'booking.move': 'moved booking {}',
  'booking.move.undo': 'moved booking {} back',
  'booking.price': 'changed the price of booking {}',
  'booking.walk-in': 'took walk-in booking {}',
  'contact.send': 'answered {}',
  'customer.activate': 'marked customer {} as active',
  'customer.add': 'added customer {}',
  'customer.block': 'blocked a customer ({})',
  'customer.change': 'changed customer {}',
  'customer.deactivate': 'marked customer {} as inactive',
  'customer.delete': 'deleted customer {}',
  'customer.unblock': 'unblocked a customer ({})',
  'day.block': 'closed {} for bookings',
  'day.unblock': 'opened {} for bookings',
  'employee.activate': 'activated the account of {}',
  'employee.deactivate': 'deactivated the account of {}',
  'employee.register': 'registered {}',
  'handover.add-picture': 'added a photo to the handover of {}',
  'handover.back': 'took the boat of booking {} back',
  'handover.delete-picture': 'removed a photo from the handover of {}',
  'handover.out': 'checked the boat of booking {} out',
  'handover.undo-back': 'took back the return of booking {}',
  'handover.undo-out': 'took back the check-out of booking {}',
  'inbox.add': 'added {}',
  'inbox.tick-off': 'ticked off {}',
  'invoice.credit': 'credited invoice {}',
  'invoice.give-back': 'gave back what was paid for invoice {}',
  'invoice.order': 'ordered an invoice for {}',
  'invoice.order-cancel': 'kept the invoice for {} from being sent',
  'invoice.pay': 'registered a payment for invoice {}',
  'invoice.remind': 'sent a reminder of invoice {}',
  'invoice.resend': 'sent invoice {} again',
  'invoice.run-approve': 'approved invoices of the run for {}',
  'invoice.run-exclude': 'left customers out of the run for {}',
  'invoice.run-include': 'took customers into the run for {} again',
  'invoice.run-prepare': 'prepared the run of invoices for {}',
  'invoice.send': 'sent invoice {}',
  'invoice.unpay': 'took back a payment for invoice {}',
  'mail.cancel': 'kept {} from being sent',
  'mail.resend': 'sent {} again',
  'papers.account': 'changed where invoices are paid to ({})',
  'papers.account-remove': 'removed an account that invoices were paid to ({})',
  'papers.logo': 'changed the logo of {}',
  'papers.look': 'changed how {} look',
  'password.recover': 'signed in with a mailed password',
  'person.erase': 'erased a person ({})',
  'person.export': 'exported the data of a person ({})',
  'product.add': 'added product {}',
  'product.change': 'changed product {}',
  'product.remove': 'removed product {}',
  'settings.business': 'changed the settings of {}',
  'settings.hiring': 'changed whether {} is hiring',
  'settings.person': 'changed their own settings',
  'till.cash_in': 'put cash into {}',
  'till.cash_out': 'took cash out of {}',
  'till.close': 'closed {}',
  'till.open': 'opened {}',
  'till.reverse': 'reversed a receipt with {}',
  'till.sale': 'sold with {}',
  'vehicle.add': 'added {}',
  'vehicle.block': 'blocked {}',
  'vehicle.change': 'changed {}',
  'vehicle.remove': 'removed {}',
  'vehicle.unblock': 'unblocked {}',
  'working-hours.reopen': 'reopened the working hours of {}',
  'working-hours.save': 'entered working hours for {}',
  'working-hours.sign-off': 'signed off the working hours of {}',
}

/** Kinds of records, as the filter names them. */
const kinds: Readonly<Record<string, string>> = {
  acquisition: 'Acquisition',
  backup: 'Backups',
  bank: 'Bank statements',
  'bank-line': 'Lines of bank statements',
  'blocked-customer': 'Blocked customers',
  booking: 'Bookings and handovers',
  business: 'Settings',
  customer: 'Customers',
  day: 'Blocked days',
  inbox: 'Tasks and inbox',
  invoice: 'Invoices',
  mail: 'Mails',
  papers: 'Papers',
  person: 'Privacy',
  product: 'Products',
  receipt: 'Receipts',
  run: 'Monthly runs',
  till: 'Cash register',
  user: 'Accounts',
  vehicle: 'Boats',
  'working-hours': 'Working hours',
  'working-month': 'Working hours by month',
}

const inWords = (name: string) => name.replaceAll(/[._-]+/g, ' ')
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const kindName = (kind: string): string => kinds[kind] ?? capitalised(inWords(kind))

/** `Canceled booking` for the filter. */
export const actionName = (action: string): string =>
  capitalised((deeds[action] ?? inWords(action)).replace(/ ?\(?\{\}\)?/, '')).trim()

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
  return label ?? `${kind === 'inbox' ? 'entry' : inWords(kind)} ${rest.join(' ')}`.trim()
}

/** What was done, without who did it: `canceled booking K7Q2XH4M`. */
export function deedOf(entry: Named): string {
  const words = deeds[entry.action]
  if (words === undefined) return `${inWords(entry.action)}: ${recordName(entry)}`
  return words.replace('{}', recordName(entry))
}

/** `Jonas Pier canceled booking K7Q2XH4M` */
export const sentenceOf = (entry: Named & Pick<AuditEntry, 'actor'>): string =>
  `${entry.actor === '' ? 'Somebody' : entry.actor} ${deedOf(entry)}`

const rental = '/RentalRevolution'

/** The page that shows the record; undefined where there is none. */
export function linkOf(entry: Pick<AuditEntry, 'record' | 'label' | 'place' | 'details'>): string | undefined {
  const { record, label, place, details } = entry
  const [kind, id = '', last = ''] = record.split(':')
  const office = (business: unknown, page: string) => `${business === 'rental' ? rental : ''}/${page}`
  switch (kind) {
    case 'booking':
      return place === null ? undefined : `${rental}/bookings?day=${place}`
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
    case 'till':
      return id === 'rental' ? `${rental}/cashregister/receipts/${last}` : undefined
    case 'blocked-customer':
      return `${rental}/blacklist`
    case 'inbox':
      return office(details.business, 'inbox')
    case 'business':
      return office(id, 'settings')
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
    case 'papers':
      return '/invoices/papers'
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
