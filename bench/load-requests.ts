import { addDays, type Day, weekOf } from '#kit/shared/day.ts'
import { code, slotAt, weeksAhead } from './slots.ts'

const browser = [
  'User-Agent: Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Accept: */*',
  'Accept-Language: en',
  // The floor does not compress: everybody is asked for plain answers.
  'Accept-Encoding: identity',
  'Sec-Fetch-Site: same-origin',
  'Sec-Fetch-Mode: cors',
  'Cookie: csrftoken=dGhlIGJlbmNoIGlzIG5vIGJyb3dzZXI; visitor=ZWl0aGVyLCBidXQgaXQgc2VuZHMgd2hhdCBvbmUgc2VuZHM',
]
const weeks = new Map<string, Buffer>()

/** The week that comes next in turn. */
export function timetableRequest(port: number, path: string, today: Day, n: number): Buffer {
  const which = `${port} ${path} ${n % weeksAhead}`
  const request = weeks.get(which) ?? writeTimetableRequest(port, path, weekOf(addDays(today, 7 * (n % weeksAhead))))
  weeks.set(which, request)
  return request
}

function writeTimetableRequest(port: number, path: string, days: readonly Day[]): Buffer {
  const query = days.map((day) => `selectedWeek=${day}`).join('&')
  return Buffer.from([`GET ${path}?${query} HTTP/1.1`, `Host: 127.0.0.1:${port}`, ...browser, '', ''].join('\r\n'))
}

const boundary = '----WebKitFormBoundaryR4nd0mL3tt3rs'

/** The booking of the nth free slot, as the product's form sends it. */
export function bookingRequest(port: number, path: string, today: Day, n: number): Buffer {
  const { vehicle, day, start, email } = slotAt(today, n)
  const fields = {
    vehicle,
    type: 'motorboats',
    employee: '',
    salutation: '',
    name: 'Mira Keller',
    email,
    phone: '+49 151 2345678',
    streetAndNumber: 'Seestrasse 5',
    additional: '',
    zipCodeAndCity: '82319 Starnberg',
    adults: 2,
    children: 0,
    comment: 'We come by train.',
    booked_day: day,
    booked_start: start,
    booked_hours: 1,
    extra_bbq: false,
    extra_jukebox: false,
    extra_binoculars: false,
    extra_captain: false,
    price: 50,
    privacy: true,
    code,
  }
  let body = ''
  for (const [name, value] of Object.entries(fields)) {
    body += `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  }
  body += `--${boundary}--\r\n`
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    `Origin: http://127.0.0.1:${port}`,
    `Content-Type: multipart/form-data; boundary=${boundary}`,
    `Content-Length: ${body.length}`,
    'X-CSRFToken: dGhlIGJlbmNoIGlzIG5vIGJyb3dzZXI',
    `Idempotency-Key: bench-${String(n).padStart(12, '0')}`,
    ...browser,
    '',
    '',
  ]
  return Buffer.from(head.join('\r\n') + body, 'latin1')
}
