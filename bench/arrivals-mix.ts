import { requests, type Target } from './load-requests.ts'
import { sessionCookie } from './signed-in.ts'

/** What a goal is set for, and the rest. */
export type Group = 'reads' | 'bookings' | 'the rest'
export type Arriving = { kind: string; group: Group; perSecond: number }

const read = <K extends string>(kind: K, perSecond: number) => ({ kind, group: 'reads', perSecond }) as const

/** A busy minute of the business: 300 reads and ten bookings a second, and what takes long besides. */
export const mix = [
  read('timetable of a week', 80),
  read('available durations', 50),
  read('page', 50),
  read('calendar of days', 30),
  read('file', 30),
  read('calendar of stays', 20),
  read('fleet', 20),
  read('gallery', 20),
  { kind: 'booking by the hour', group: 'bookings', perSecond: 7 },
  { kind: 'booking by the day', group: 'bookings', perSecond: 3 },
  { kind: 'login', group: 'the rest', perSecond: 20 },
  { kind: 'PDF', group: 'the rest', perSecond: 1 },
  { kind: 'picture upload', group: 'the rest', perSecond: 1 },
] as const satisfies readonly Arriving[]

export type Kind = (typeof mix)[number]['kind']

/** Of the accounts that sign in, in turn. */
export const signsIn = {
  accounts: 400,
  email: (n: number) => `colleague${n % 400}@agency.example`,
  password: 'lake and pier',
}

export type Supplies = {
  /** Paths of files that are there. */
  files: readonly string[]
  /** Bookings ahead, of which photos are taken. */
  bookings: readonly number[]
  /** Photos as a telephone takes them. */
  photos: readonly Uint8Array[]
}

const pages = [
  '/',
  '/RentalRevolution',
  '/RentalRevolution/overview/motorboats',
  '/PresentationPro',
  '/ArtAlley',
  '/ParallaxPrawns',
]
const types = ['motorboats', 'houseboats']

/** The nth request of a kind, all of it as it goes over the line. */
export function requestOf(kind: Kind, target: Target, supplies: Supplies, n: number): Buffer {
  switch (kind) {
    case 'page':
      return get(target, turn(pages, n))
    case 'file':
      return get(target, turn(supplies.files, n))
    case 'fleet':
      return get(target, `/api/rere_get_all_vehicles/${turn(types, n)}/`)
    case 'PDF':
      return get(target, `/api/sandbox_pdf/?template=${turn(['voucher-card', 'receipt', 'invoice'], n)}`)
    case 'login':
      return login(target, n)
    case 'picture upload':
      return upload(target, supplies, n)
    default:
      return requests[kind](target, n)
  }
}

const turn = <T>(all: readonly T[], n: number): T => all[n % all.length] as T

const csrfToken = 'dGhlIGJlbmNoIGlzIG5vIGJyb3dzZXI'
const head = ({ port }: Target, cookie: string) => [
  `Host: 127.0.0.1:${port}`,
  'Accept-Encoding: gzip, br',
  `Cookie: csrftoken=${csrfToken}${cookie}`,
]

const get = (target: Target, path: string): Buffer =>
  Buffer.from([`GET ${path} HTTP/1.1`, ...head(target, `; ${sessionCookie}`), '', ''].join('\r\n'))

const writing = ({ port }: Target) => [`Origin: http://127.0.0.1:${port}`, `X-CSRFToken: ${csrfToken}`]

/** Everybody from an address of their own: so many from one are refused. */
function login(target: Target, n: number): Buffer {
  const body = JSON.stringify({ email: signsIn.email(n), password: signsIn.password })
  const lines = [
    'POST /api/rere_login/ HTTP/1.1',
    ...head(target, ''),
    ...writing(target),
    `X-Forwarded-For: 10.200.${(n >> 8) & 255}.${n & 255}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ]
  return Buffer.from([...lines, '', body].join('\r\n'))
}

const boundary = '----WebKitFormBoundaryR4nd0mL3tt3rs'

function upload(target: Target, { bookings, photos }: Supplies, n: number): Buffer {
  const part = `--${boundary}\r\nContent-Disposition: form-data; name=`
  const before = `${part}"booking_id"\r\n\r\n${turn(bookings, n)}\r\n${part}"image"; filename="photo.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`
  const body = Buffer.concat([Buffer.from(before), turn(photos, n), Buffer.from(`\r\n--${boundary}--\r\n`)])
  const lines = [
    'POST /api/rere_add_handover_picture/ HTTP/1.1',
    ...head(target, `; ${sessionCookie}`),
    ...writing(target),
    `Content-Type: multipart/form-data; boundary=${boundary}`,
    `Content-Length: ${body.length}`,
  ]
  return Buffer.concat([Buffer.from([...lines, '', ''].join('\r\n')), body])
}
