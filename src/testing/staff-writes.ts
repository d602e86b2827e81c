import { acquisitionWrites } from './acquisition-writes.ts'
import type { Role, TestApp } from './app.ts'
import { bookingFields } from './booking.ts'
import type { Browser } from './browser.ts'
import { careWrites } from './care-writes.ts'
import { changeWrites, settlingWrites } from './change-writes.ts'
import { closureCalls, closureWrite } from './closure-writes.ts'
import { insertBooking, insertVehicle } from './fleet.ts'
import { multipart } from './form.ts'
import { galleryWrites } from './gallery-writes.ts'
import { type AuditedWrite, invoiceWrites } from './invoice-writes.ts'
import { somePictures } from './pictures.ts'
import { priceWrites } from './price-writes.ts'
import { insertProduct, productWrites } from './products.ts'
import { specialDayWrites } from './special-days.ts'
import { parkingWrites, someAccounts } from './till.ts'
import { toldWrites } from './told-writes.ts'
import { insertWaiting } from './waiting.ts'
import { withdrawalWrites } from './withdrawal-writes.ts'

/** Every write of staff, each made so that it succeeds, in this order, with what the ones before left. `signedIn`: whose browsers. */
export async function staffWrites(
  { sql }: Pick<TestApp, 'sql'>,
  signedIn: (role: Role) => Promise<Browser>,
): Promise<AuditedWrite[]> {
  const [root, admin, employee, artist] = (await Promise.all(
    (['root', 'admin', 'employee', 'artist'] as const).map(signedIn),
  )) as [Browser, Browser, Browser, Browser]

  const boat = await insertVehicle(sql, { name: 'Eider' })
  const cola = await insertProduct(sql, { name: 'Cola' })
  await insertBooking(sql, boat, '2026-06-03T15:00', '2026-06-03T16:00')
  const quote = { lines: [{ label: 'Eider', cents: 5000 }], total: 5000, vat: 798, onSite: [] }
  const [{ booking } = { booking: 0 }] = await sql<{ booking: number }[]>`
  UPDATE bookings SET price = 5000, quote = ${sql.json(quote)} RETURNING id::int AS booking`
  const idOf = async (table: string) =>
    (await sql<{ id: number }[]>`SELECT max(id)::int AS id FROM ${sql(table)}`)[0]?.id ?? 0
  const [{ jonas } = { jonas: 0 }] = await sql<{ jonas: number }[]>`
  SELECT id AS jonas FROM users WHERE email = 'employee@rental.example'`

  const post = (who: Browser, url: string, fields: Record<string, unknown> = {}) => who.post(url, fields)
  const form = async (who: Browser, url: string, fields: Record<string, unknown>) =>
    who.send({ method: 'POST', url, ...(await multipart(fields)) })
  const remove = (who: Browser, url: string) => who.send({ method: 'DELETE', url })

  const inbox = (prefix: string): AuditedWrite[] => [
    [
      `/api/${prefix}_add_todo/`,
      'inbox.add',
      (url) => post(root, url, { type: 'todo', name: 'x', body: 'Oil the oars' }),
    ],
    [
      `/api/${prefix}_tick_off_inbox/`,
      'inbox.tick-off',
      async (url) => post(root, url, { id: await idOf('inbox_items'), ticked_off: 'yes' }),
    ],
  ]

  const people = (prefix: string): AuditedWrite[] => [
    [
      `/api/${prefix}_update_settings/`,
      'settings.person',
      (url) =>
        post(employee, url, { firstName: 'Jonas', lastName: 'Pier', email: 'employee@rental.example', phone: '+4917' }),
    ],
    [
      `/api/${prefix}_save_working_hours/`,
      'working-hours.save',
      (url) => post(employee, url, { employee_id: jonas, working_hours: '{"2026-06-01":"8"}' }),
    ],
    [`/api/${prefix}_sign_off_month/`, 'working-hours.sign-off', (url) => post(root, url, { month: '2026-05' })],
    [
      `/api/${prefix}_reopen_month/`,
      'working-hours.reopen',
      (url) => post(root, url, { month: '2026-05', reason: 'A day was missing' }),
    ],
  ]

  const picture = { fuel: 8, deposit: 0, method: 'cash', signed_by: 'Somebody Else' }
  const writes: AuditedWrite[] = [
    ...inbox('rere'),
    ...inbox('sshp'),
    ...people('rere'),
    ...people('sshp'),
    [
      '/api/rere_send_booking_request/',
      'booking.add',
      (url) => post(root, url, bookingFields({ vehicle: boat, code: '24680', booked_start: 13 })),
    ],
    [
      '/api/rere_book_walk_in/',
      'booking.walk-in',
      (url) => post(employee, url, { vehicle_id: boat, hours: 1, name: 'Ole', people: 2, price: 50 }),
    ],
    ['/api/rere_block_day/', 'day.block', (url) => post(admin, url, { day: '2026-07-01', blocked: true })],
    [
      '/api/rere_add_booking_comment/',
      'booking.comment',
      (url) => post(employee, url, { booking_id: booking, comment: 'Brings a dog' }),
    ],
    [
      '/api/rere_change_language/',
      'booking.language',
      (url) => post(employee, url, { booking_id: booking, language: 'de' }),
    ],
    [
      '/api/rere_change_price/',
      'booking.price',
      (url) => post(employee, url, { booking_id: booking, new_price: 45, price_change_reason: 'Regular' }),
    ],
    ...(['closure.add', 'closure.review', 'closure.undo', 'closure.remind', 'closure.lift'] as const).map(
      (action): AuditedWrite => [
        closureCalls[action],
        action,
        (url) => closureWrite(employee, url, { action, sql, boat, booking }),
      ],
    ),
    ...changeWrites({ employee, booking, idOf }),
    [
      '/api/rere_remove_waiting/',
      'waiting.remove',
      async (url) => post(employee, url, { id: await insertWaiting(sql) }),
    ],
    ['/api/rere_set_discount_limit/', 'till.discount', (url) => post(admin, url, { percent: 15 })],
    ['/api/rere_open_till/', 'till.open', (url) => post(employee, url, { float: 100 })],
    [
      '/api/rere_move_cash/',
      'till.cash_in',
      (url) => post(employee, url, { direction: 'in', amount: 5, reason: 'Change' }),
    ],
    ...parkingWrites({ employee, cola, idOf }),
    [
      '/api/rere_save_cashregister/',
      'till.sale',
      (url) =>
        employee.send({
          method: 'POST',
          url,
          payload: { income: 45, main_item: { type: 'booking', id: booking } },
          headers: { 'content-type': 'application/json' },
        }),
    ],
    [
      '/api/rere_reverse_receipt/',
      'till.reverse',
      async (url) => {
        const [{ position } = { position: 0 }] = await sql<{ position: number }[]>`
        SELECT position FROM till_entries WHERE kind = 'sale' ORDER BY position DESC LIMIT 1`
        return post(employee, url, { position, total: 45, reason: 'Rung up twice' })
      },
    ],
    [
      '/api/rere_add_handover_picture/',
      'handover.add-picture',
      async (url) => form(employee, url, { booking_id: booking, image: await somePictures.png() }),
    ],
    [
      '/api/rere_delete_handover_picture/:id/',
      'handover.delete-picture',
      async (url) => remove(employee, url.replace(':id', String(await idOf('handover_pictures')))),
    ],
    ['/api/rere_check_out/', 'handover.out', (url) => post(employee, url, { booking_id: booking, ...picture })],
    [
      '/api/rere_take_back/',
      'handover.back',
      (url) =>
        post(employee, url, {
          booking_id: booking,
          fuel: 8,
          litres: 0,
          late_hours: 0,
          damage_fee: 0,
          give_back: 0,
          method: 'cash',
        }),
    ],
    [
      '/api/rere_undo_handover/',
      'handover.undo-back',
      (url) => post(employee, url, { booking_id: booking, step: 'back', reason: 'Wrong boat' }),
    ],
    ...careWrites({ admin, employee, boat, booking, idOf }),
    [
      '/api/rere_close_till/',
      'till.close',
      (url) => post(employee, url, { closing: 1, counted_cash: 105, counted_card: 0, withdrawn: 0 }),
    ],
    ['/api/rere_save_accounts/', 'accounts.change', (url) => post(admin, url, someAccounts())],
    ['/api/rere_set_up_tse/', 'tse.set-up', (url) => post(admin, url, { step: 'noted' })],
    ...priceWrites({ sql, admin }),
    [
      '/api/rere_save_checklist/',
      'checklist.change',
      (url) => post(admin, url, { vehicle_type: 'motorboats', version: 0, items: [] }),
    ],
    ...specialDayWrites({ admin, idOf }),
    [
      '/api/rere_ban_customer/',
      'customer.block',
      (url) => post(admin, url, { name: 'Rolf', email: 'rolf@rowdy.example', reason: 'Sank a boat' }),
    ],
    [
      '/api/rere_unban_customer/:id/',
      'customer.unblock',
      async (url) => remove(admin, url.replace(':id', String(await idOf('blocked_customers')))),
    ],
    [
      '/api/rere_cancel_booking_EN/',
      'booking.cancel',
      async (url) => post(employee, url, { booking_id: await idOf('bookings'), canceled_reason: 'Storm' }),
    ],
    ...settlingWrites({ sql, employee, boat, booking }),
    ...productWrites({ admin, employee, cola, idOf }),
    ['/api/rere_delete_product/:id/', 'product.remove', (url) => remove(admin, url.replace(':id', String(cola)))],
    [
      '/api/rere_add_or_change_vehicle/',
      'vehicle.add',
      async (url) =>
        form(admin, url, {
          type: 'canoes',
          name: 'Osprey',
          passengers: 2,
          license: 'no',
          descriptionEN: JSON.stringify({ general: 'A boat.', features: 'Seats', technical: 'Paddles' }),
          ...Object.fromEntries(Array.from({ length: 24 }, (_, i) => [`price${i + 1}h`, '20'])),
          image1: await somePictures.png(),
        }),
    ],
    ['/api/rere_block_vehicle/', 'vehicle.block', (url) => post(employee, url, { vehicle: boat, blocked: true })],
    [
      '/api/rere_delete_vehicle/',
      'vehicle.remove',
      async (url) => post(admin, url, { vehicle_id: await idOf('vehicles') }),
    ],
    [
      '/api/mailbox/:id/cancel/',
      'mail.cancel',
      async (url) => post(admin, url.replace(':id', String(await aMail('waiting')))),
    ],
    [
      '/api/mailbox/:id/resend/',
      'mail.resend',
      async (url) => post(admin, url.replace(':id', String(await aMail('failed')))),
    ],
    [
      '/api/rere_register/',
      'employee.register',
      (url) => post(admin, url, { firstName: 'Anna', lastName: 'Oar', email: 'anna@new.example', password: 'oars' }),
    ],
    [
      '/api/rere_change_permission/:id/',
      'employee.deactivate',
      (url) => post(admin, url.replace(':id', String(jonas))),
    ],
    ['/api/backups/', 'backup.fetch', (url) => post(root, url, { kind: 'download' })],
    [
      '/api/backups/:id/cancel/',
      'backup.cancel',
      async (url) => post(root, url.replace(':id', String(await idOf('backups')))),
    ],
    ['/api/sshp_change_permission/:id/', 'employee.activate', (url) => post(root, url.replace(':id', String(jonas)))],
    ...invoiceWrites({ sql, root, admin, idOf }),
    ...acquisitionWrites({ sql, root, admin, idOf }),
    ...galleryWrites({ sql, artist, idOf }),
    ...toldWrites({ admin, idOf }),
    ...withdrawalWrites({ sql, admin }),
    [
      '/api/sshp_erase_person/',
      'person.erase',
      async (url) => {
        await sql`INSERT INTO mails (recipient, subject, body_text, body_html) VALUES ('gone@guests.example', 'x', 'x', 'x')`
        return post(root, url, { person: 'email:gone@guests.example', confirmation: 'gone@guests.example' })
      },
    ],
  ]
  return writes

  async function aMail(state: string): Promise<number> {
    const [{ id } = { id: 0 }] = await sql<{ id: number }[]>`
    INSERT INTO mails (recipient, subject, body_text, body_html, state)
    VALUES ('mira@guests.example', 'A mail', 'x', 'x', ${state}) RETURNING id`
    return id
  }
}
