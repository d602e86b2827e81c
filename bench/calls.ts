/** A hot call of the product: what is asked, and what the bare server that does the same work is asked. */
export type HotCall = {
  name: CallName
  kind: 'read' | 'write'
  /** What there can be more of in a database without the answer becoming longer. */
  grows: Growing | undefined
  /** The status of the answer. */
  status: number
  /** The product answers it from memory; beside it stands the product that may not. */
  cached: boolean
  /** The floor can do it with the product's own statement too. */
  hasSharpFloor: boolean
  /** The product signs it where there is a security device. */
  isSigned?: boolean
}

export const growing = ['bookings', 'entries', 'comments'] as const
export type Growing = (typeof growing)[number]

const read = { kind: 'read', status: 200, cached: false, hasSharpFloor: false } as const
const write = { kind: 'write', status: 201, cached: false, hasSharpFloor: false } as const

export const hotCalls = [
  { ...read, name: 'timetable of a week', grows: 'bookings', cached: true, hasSharpFloor: true },
  { ...read, name: 'calendar of days', grows: 'bookings', cached: true },
  { ...read, name: 'calendar of stays', grows: 'bookings', cached: true },
  { ...read, name: 'available durations', grows: 'bookings' },
  { ...read, name: 'overview of a day, staff', grows: 'bookings' },
  { ...read, name: 'acquisition list, admin', grows: 'entries' },
  { ...read, name: 'gallery', grows: 'comments', cached: true },
  { ...read, name: 'comments on a work', grows: 'comments', cached: true },
  { ...read, name: 'static page', grows: undefined },
  { ...write, name: 'booking by the hour', grows: 'bookings', hasSharpFloor: true },
  { ...write, name: 'booking by the day', grows: 'bookings' },
  { ...write, name: 'sale at the till', grows: undefined, isSigned: true },
] as const satisfies readonly (Omit<HotCall, 'name'> & { name: string })[]

export type CallName = (typeof hotCalls)[number]['name']

/** A write takes something new each time: a free boat, a receipt. */
export type WriteName = Extract<(typeof hotCalls)[number], { kind: 'write' }>['name']

export const callNamed = (name: CallName): HotCall => hotCalls.find((call) => call.name === name) as HotCall
