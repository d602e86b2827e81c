import { addDays, type Day, weekOf } from '#kit/shared/day.ts'
import type { CallName } from './calls.ts'
import { sessionCookie } from './signed-in.ts'
import { boats, code, nights, productPrice, products, slotAt, stayAt, weeksAhead } from './slots.ts'

const csrfToken = 'dGhlIGJlbmNoIGlzIG5vIGJyb3dzZXI'
const cookies = `csrftoken=${csrfToken}; visitor=ZWl0aGVyLCBidXQgaXQgc2VuZHMgd2hhdCBvbmUgc2VuZHM`

const browser = (more: { cookie?: string; accepts?: string } = {}) => [
  'User-Agent: Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Accept: */*',
  'Accept-Language: en',
  // The floor compresses no data: everybody is asked for plain answers.
  `Accept-Encoding: ${more.accepts ?? 'identity'}`,
  'Sec-Fetch-Site: same-origin',
  'Sec-Fetch-Mode: cors',
  `Cookie: ${cookies}${more.cookie ? `; ${more.cookie}` : ''}`,
]

/** Whom to ask: `prefix` is put before the path. */
export type Target = { port: number; prefix: string; today: Day }

/** The nth request of each call. Reads come again in turn, a write is new with each n. */
export const requests: Readonly<Record<CallName, (target: Target, n: number) => Buffer>> = {
  'timetable of a week': ({ port, prefix, today }, n) =>
    timetableRequest(port, `${prefix}/api/rere_get_week/`, today, n),
  'calendar of days': (target) => get(target, '/api/rere_get_future_bookings_for_calendar/'),
  'calendar of stays': (target) => get(target, '/api/haha_get_future_bookings_for_calendar/'),
  'available durations': (target, n) =>
    inTurn(target, 'durations', n % 280, (i) => {
      const day = addDays(target.today, 1 + (i % 28))
      return get(target, `/api/rere_check_available_durations/motorboats/${allBoats}/${day}/${9 + (i % 10)}/`)
    }),
  'overview of a day, staff': (target, n) =>
    inTurn(target, 'overview', n % 56, (i) =>
      get(target, `/api/rere_get_day_bookings/?day=${addDays(target.today, i)}`, { cookie: sessionCookie }),
    ),
  'acquisition list, admin': (target) => get(target, '/api/sshp_get_acquisition_list/', { cookie: sessionCookie }),
  gallery: (target) => get(target, '/api/aral_get_gallery_items/'),
  'comments on a work': (target) => get(target, '/api/aral_get_comments/1/'),
  'static page': (target) => get(target, '/RentalRevolution', { accepts: 'gzip, deflate, br' }),
  'booking by the hour': ({ port, prefix, today }, n) =>
    bookingRequest(port, `${prefix}/api/rere_send_booking_request/`, today, n),
  'booking by the day': stayRequest,
  'sale at the till': saleRequest,
}

const allBoats = Array.from({ length: boats }, (_, i) => i + 1).join()

const get = ({ port, prefix }: Target, path: string, more?: { cookie?: string; accepts?: string }): Buffer =>
  inTurn({ port, prefix }, `GET ${path}`, 0, () => written(`GET ${prefix}${path}`, port, browser(more)))

const kept = new Map<string, Buffer>()

/** Requests that come again, each written once. */
function inTurn(
  { port, prefix }: Pick<Target, 'port' | 'prefix'>,
  name: string,
  n: number,
  write: (n: number) => Buffer,
) {
  const which = `${port} ${prefix} ${name} ${n}`
  const request = kept.get(which) ?? write(n)
  kept.set(which, request)
  return request
}

const written = (what: string, port: number, head: readonly string[], body = '') =>
  Buffer.from([`${what} HTTP/1.1`, `Host: 127.0.0.1:${port}`, ...head, '', body].join('\r\n'), 'latin1')

/** The week that comes next in turn. */
export function timetableRequest(port: number, path: string, today: Day, n: number): Buffer {
  const target = { port, prefix: '', today }
  return inTurn(target, path, n % weeksAhead, (i) => {
    const days = weekOf(addDays(today, 7 * i)).map((day) => `selectedWeek=${day}`)
    return get(target, `${path}?${days.join('&')}`)
  })
}

const boundary = '----WebKitFormBoundaryR4nd0mL3tt3rs'

/** A form as the product's pages send it; `key` names this very write. */
function post(port: number, path: string, key: string, fields: object, more: readonly string[]): Buffer {
  let body = ''
  for (const [name, value] of Object.entries(fields)) {
    body += `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  }
  body += `--${boundary}--\r\n`
  const head = [
    `Origin: http://127.0.0.1:${port}`,
    `Content-Type: multipart/form-data; boundary=${boundary}`,
    `Content-Length: ${body.length}`,
    `X-CSRFToken: ${csrfToken}`,
    `Idempotency-Key: ${key}`,
    ...more,
  ]
  return written(`POST ${path}`, port, head, body)
}

const numbered = (n: number) => String(n).padStart(12, '0')

const customer = {
  salutation: '',
  name: 'Mira Keller',
  phone: '+49 151 2345678',
  streetAndNumber: 'Seestrasse 5',
  additional: '',
  zipCodeAndCity: '82319 Starnberg',
  adults: 2,
  children: 0,
  comment: 'We come by train.',
  privacy: true,
}

/** The booking of the nth free slot, as the product's form sends it. */
export function bookingRequest(port: number, path: string, today: Day, n: number): Buffer {
  const { vehicle, day, start, email } = slotAt(today, n)
  const fields = {
    ...customer,
    vehicle,
    type: 'motorboats',
    employee: '',
    email,
    booked_day: day,
    booked_start: start,
    booked_hours: 1,
    extra_bbq: false,
    extra_jukebox: false,
    extra_binoculars: false,
    extra_captain: false,
    price: 50,
    code,
  }
  return post(port, path, `bench-${numbered(n)}`, fields, browser())
}

/** The nth free stay, from an address of its own: so many from one are refused. */
function stayRequest({ port, prefix, today }: Target, n: number): Buffer {
  const { vehicle, day, email } = stayAt(today, n)
  const fields = {
    ...customer,
    phone: `+49 151 ${1_000_000 + n}`,
    vehicle,
    email,
    booked_day: day,
    booked_duration: nights,
    banktransfer: true,
    paypal: false,
    price: 400,
    code,
  }
  const from = `X-Forwarded-For: 10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`
  return post(port, `${prefix}/api/haha_send_booking_request/`, `stays-${numbered(n)}`, fields, [from, ...browser()])
}

/** Two products over the counter, paid in cash. */
function saleRequest({ port, prefix }: Target, n: number): Buffer {
  const [one, other] = [(n % products) + 1, ((n + 37) % products) + 1]
  const line = (id: number, quantity: number) => {
    const price = productPrice(id) / 100
    return { id, name: `Product ${id}`, quantity, price, price_total: (productPrice(id) * quantity) / 100 }
  }
  const fields = {
    income: (productPrice(one) + 2 * productPrice(other)) / 100,
    main_item: '',
    products: JSON.stringify([line(one, 1), line(other, 2)]),
    method: 'cash',
  }
  const more = browser({ cookie: sessionCookie })
  return post(port, `${prefix}/api/rere_save_cashregister/`, `sales-${numbered(n)}`, fields, more)
}
