import { beforeAll, expect, test } from 'vitest'
import { type Endpoint, fillPath } from '#kit/shared/endpoint.ts'
import { buildTestApp, type TestApp } from '#testing/app.ts'
import { insertClosure } from '#testing/closures.ts'
import { insertBooking, insertVehicle } from '#testing/fleet.ts'
import { testLinks } from '#testing/own-booking.ts'
import { insertVoucher } from '#testing/voucher.ts'
import { insertWaiting } from '#testing/waiting.ts'

let it: TestApp

beforeAll(async () => {
  it = await buildTestApp()
})

const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`

/** Calls that anyone may make, by what leads to the record that they are about. A new one fails until it stands here. */
const opened: Readonly<Record<string, readonly string[]>> = {
  /** Nothing of anybody's. */
  'what everybody sees': [
    'GET /api/rere_get_business_settings/',
    'GET /api/rere_get_pricing/',
    'GET /api/rere_get_terms/',
    'GET /api/rere_get_extras_left/:from/:until/',
    'GET /api/installation/',
    'GET /api/rere_get_all_vehicles/:type/',
    'GET /api/rere_get_operating_vehicles/',
    'GET /api/rere_get_future_bookings_for_calendar/',
    'GET /api/rere_get_week/',
    'GET /api/rere_check_available_durations/:type/:vehicleIds/:day/:hour/',
    'GET /api/rere_get_free_boats/',
    'GET /api/rere_get_free_days/',
    'GET /api/haha_get_future_bookings_for_calendar/',
    'GET /api/aral_get_gallery_items/',
    'GET /api/aral_get_comments/:itemId/',
    'GET /api/aral_get_gallery_card/:itemId/',
    'GET /api/rere_get_boat/:vehicleName/',
    'GET /api/rere_get_first_free/:vehicleName/',
    'GET /api/rere_get_boat_costs/:vehicleName/',
    'GET /api/rere_get_boat_card/:vehicleName/',
  ],
  'a new record, which answers nothing that was there before': [
    'POST /api/haha_send_booking_request/',
    'POST /api/haha_hold_booking/',
    'POST /api/rere_hold_booking/',
    'POST /api/haha_leave_hold/',
    'POST /api/rere_send_verification_code/',
    'POST /api/rere_join_waiting_list/',
    'POST /api/rere_send_voucher_request/',
    'POST /api/sshp_send_contact_request/',
    'POST /api/rere_send_contact_request/',
    'POST /api/withdrawals/',
  ],
  'a password, or the session': [
    'POST /api/rere_login/',
    'POST /api/aral_login/',
    'POST /api/rere_logout/',
    'POST /api/aral_logout/',
    'POST /api/sush_logout/',
    'GET /api/rere_check_user/',
    'GET /api/sush_check_user/',
    'GET /api/aral_check_user/',
  ],
  'a signed link': [
    'POST /api/rere_my_booking/',
    'POST /api/rere_cancel_my_booking/',
    'POST /api/rere_pay_my_booking/',
    'POST /api/rere_request_change/',
    'POST /api/rere_preview_my_change/',
    'POST /api/rere_change_my_booking/',
    'POST /api/rere_my_waiting/',
    'POST /api/rere_confirm_waiting/',
    'POST /api/rere_leave_waiting/',
    'POST /api/rere_take_waiting/',
    'POST /api/rere_my_closure/',
    'POST /api/rere_answer_closure/',
    'POST /api/vouchers/own/',
    'POST /api/vouchers/own/file/',
    'POST /api/vouchers/own/pay/',
    'POST /api/sshp_unsubscribe/:token/',
    'GET /api/sshp_unsubscribe/:token/',
    'HEAD /api/sshp_unsubscribe/:token/',
    'POST /api/sshp_read_unsubscribe/',
    'POST /api/sshp_confirm_unsubscribe/',
    'GET /api/rere_receipt_copy/:token/',
  ],
  'a code, with few tries': [
    'POST /api/rere_send_booking_request/',
    'GET /api/rere_check_voucher/',
    'GET /api/rere_check_promo_code/',
  ],
  'a secret address that was told once': ['GET /api/rere_calendar/:file/'],
  'a secret cookie of the same browser': [
    'GET /api/my_mailbox/',
    'GET /api/my_mailbox/:id/',
    'GET /api/my_mailbox/:id/html/',
    'GET /api/my_mailbox/:id/attachments/:index/',
  ],
  'an address, which alone hears of it': [
    'POST /api/rere_send_recover_email_EN/',
    'POST /api/rere_send_confirmation_email_EN/',
    'POST /api/haha_send_confirmation_email_EN/',
  ],
  'a random id': [
    'POST /api/rere_confirm_paid_booking/',
    'GET /api/payments/:payment/',
    'POST /api/payments/:payment/capture/',
    'POST /api/payments/:payment/abandon/',
    'GET /api/test_payment/:order/',
    'POST /api/test_payment/:order/approve/',
    'POST /api/test_payment/:order/refuse/',
  ],
  'a signature of the provider': ['POST /api/paypal_webhook/', 'POST /api/stripe_webhook/'],
}

test('Of each call that anyone may make it is known what leads to its record.', () => {
  const calls = it.app.endpoints.filter(({ access }) => access === 'anyone').map(nameOf)
  expect(calls.toSorted()).toEqual(Object.values(opened).flat().toSorted())
})

test('What no session is looked at for, anyone may call: nothing else comes from elsewhere.', () => {
  const foreign = it.app.endpoints.filter((endpoint) => endpoint.foreign)
  expect(foreign.map(({ access }) => access)).toEqual(foreign.map(() => 'anyone'))
  const calls = foreign.map(nameOf)
  expect(calls).toEqual([
    'POST /api/sshp_unsubscribe/:token/',
    'POST /api/paypal_webhook/',
    'POST /api/stripe_webhook/',
  ])
})

/** The router prints a tree: what is further in begins with the path of what it hangs on. */
function pathsOf(tree: string): string[] {
  const above: { depth: number; path: string }[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = ''] = /^(.*?[├└]── )(\/\S*) \(/.exec(line) ?? []
    if (part === '') return []
    while ((above.at(-1)?.depth ?? -1) >= indent.length) above.pop()
    const path = (above.at(-1)?.path ?? '') + part
    above.push({ depth: indent.length, path })
    return path
  })
}

const anyParam = (path: string) => path.replace(/:[\w|:]+/g, ':')

test('Every route is declared as a call, but for these.', () => {
  const routes = pathsOf(it.app.printRoutes({ commonPrefix: false }))
  const declared = new Set(it.app.endpoints.map(({ path }) => anyParam(path.replace(/\/$/, ''))))
  const others = routes.filter((path) => !declared.has(anyParam(path)))
  expect(others.toSorted()).toEqual([
    '/.well-known/security.txt',
    '/api/docs',
    '/api/docs/openapi.json',
    '/api/live',
    '/files/:name',
    '/healthz',
    '/metrics',
    '/readyz',
  ])
  expect(routes.length).toBeGreaterThan(150)
})

test('Reads change nothing, unless their contract says that they act.', () => {
  const acting = it.app.endpoints.filter(({ acts }) => acts).map(nameOf)
  expect(acting).toEqual(['GET /api/sshp_crawl_acquisition_targets/'])
})

/** What a call needs besides its link. */
const rest = {
  ...{ fee: 0, words: 'Later, please', scope: 'address', 'List-Unsubscribe': 'One-Click' },
  ...{ phone: '+49 151 2345678', adults: 2, price: 90, privacy: true },
  ...{ choice: 'money', day: '2026-06-04', start: 12, hours: 1, whole: 50, pay: 0, back: 0 },
}
const kinds = ['booking', 'voucher', 'waiting', 'closure', 'unsubscribe', 'withdrawal', 'cancel', 'session']

test('A link opens what it was made for, and nothing else that has the same number.', async () => {
  const end = Temporal.Instant.from('2030-01-01T00:00:00Z')
  const id = 'ABCD2345'
  const boat = await insertVehicle(it.sql)
  await insertBooking(it.sql, boat, '2026-06-03T15:00', '2026-06-03T16:00')
  await it.sql`UPDATE bookings SET reference = ${id}`
  await insertVoucher(it.sql)
  await it.sql`UPDATE vouchers SET reference = ${id}`
  await insertWaiting(it.sql)
  await it.sql`UPDATE waiting_entries SET reference = ${id}`
  await insertClosure(it.sql, 'ask')
  const rightKind = (path: string) =>
    path.includes('unsub')
      ? 'unsubscribe'
      : path.includes('closure')
        ? 'closure'
        : path.includes('voucher')
          ? 'voucher'
          : path.includes('waiting')
            ? 'waiting'
            : 'booking'
  const calls = (opened['a signed link'] ?? []).filter((name) => name.startsWith('POST'))
  for (const name of calls) {
    const path = name.replace('POST ', '')
    const statusWith = async (kind: string) => {
      const token = testLinks.sign({ kind, id }, end)
      const { status } = await it.visitor().post(fillPath(path, { token }), { ...rest, link: token, token })
      return status
    }
    const right = rightKind(path)
    if (right !== 'unsubscribe') expect([name, await statusWith(right)]).not.toEqual([name, 404])
    for (const kind of kinds.filter((one) => one !== right))
      expect([name, kind, await statusWith(kind)]).toEqual([name, kind, 404])
  }
})
