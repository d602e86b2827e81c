import { randomBytes } from 'node:crypto'
import QRCode from 'qrcode'
import type { Sql } from '#kit/server/postgres/db.ts'
import { readEnv } from '#kit/server/settings/env.ts'
import { addDays, type Day, wallClock } from '#kit/shared/day.ts'
import { type Asked, end, type Fields, isOwn, parseAsStream, readCookies, sha256 } from './floor-answers.ts'
import { customerIsValid } from './floor-customer.ts'
import { preparedMail } from './prepared-mail.ts'

const { iban, bic, name: payee } = readEnv({}).business

/** A booking over days paid by bank transfer: check, count attempts, make the code for the transfer, one transaction with the code that was mailed. */
export async function openStayFloor(sql: Sql) {
  const prices = new Map(
    (
      await sql<{ id: number; name: string; price: number }[]>`
        SELECT id, name, price_night AS price FROM vehicles WHERE NOT blocked AND price_night IS NOT NULL`
    ).map(({ id, ...vehicle }) => [String(id), vehicle]),
  )
  const blockedDays = new Set((await sql`SELECT day::text FROM blocked_days`).map(({ day }) => day as string))
  const excluded = new Set((await sql`SELECT email, phone FROM blocked_customers`).flatMap((row) => Object.values(row)))
  const mail = await preparedMail(sql, 'days')

  return async ({ request, response }: Asked): Promise<void> => {
    const cookies = readCookies(request.headers.cookie)
    if (!isOwn(request, cookies)) return end(response, 403)
    const fields = await parseAsStream(request)
    const vehicle = prices.get(fields.vehicle ?? '')
    const nights = Number(fields.booked_duration)
    if (!vehicle || !customerIsValid(fields) || !(nights >= 2 && nights <= 30)) return end(response, 422)
    if (fields.banktransfer !== 'true' || vehicle.price * nights !== Number(fields.price) * 100)
      return end(response, 422)
    const days = Array.from({ length: nights + 1 }, (_, i) => addDays(fields.booked_day as Day, i))
    if (days.some((day) => blockedDays.has(day))) return end(response, 422)
    if (excluded.has(fields.email as string) || excluded.has(fields.phone as string)) return end(response, 403)
    const from = String(request.headers['x-forwarded-for'] ?? request.socket.remoteAddress)
    const [byAddress, byEmail] = await Promise.all([count(sql, `stay:${from}`), count(sql, `stay:${fields.email}`)])
    if (byAddress > 200 || byEmail > 20) return end(response, 429)
    const reference = randomBytes(6).toString('base64url')
    const price = vehicle.price * nights
    const stay = {
      ...{ fields, reference, price, first: days[0] as Day, last: days.at(-1) as Day },
      attachments: JSON.stringify([...mail.attachments, await transferCode(price, reference)]),
      dueOn: addDays(wallClock('Europe/Berlin').day, 5),
      visitor: cookies.visitor === undefined ? null : sha256(cookies.visitor),
      key: String(request.headers['idempotency-key']),
    }
    const answer = JSON.stringify({
      reference,
      vehicle_name: vehicle.name,
      booked_day: stay.first,
      booked_day_end: stay.last,
      booked_duration: nights,
      price: price / 100,
      voucher_amount: 0,
      open_amount: price / 100,
      payment_method: 'transfer',
      due_on: stay.dueOn,
    })
    if (await book(sql, stay, mail, answer)) return end(response, 201, answer)
    end(response, 200, '{"type":"ALREADY_BOOKED"}')
  }
}

/** An attempt more in this hour; gives how many there were. */
async function count(sql: Sql, bucket: string): Promise<number> {
  const [row] = await sql<{ attempts: number }[]>`
    INSERT INTO throttles AS t (bucket, window_start, attempts, expires_at)
    VALUES (${bucket}, date_trunc('hour', now()), 1, date_trunc('hour', now()) + interval '1 hour')
    ON CONFLICT (bucket, window_start) DO UPDATE SET attempts = t.attempts + 1
    RETURNING attempts`
  return row?.attempts ?? 1
}

/** By the library that everybody takes. */
async function transferCode(price: number, reference: string) {
  const euros = ((price / 100) * 0.92).toFixed(2)
  const text = ['BCD', '002', '1', 'SCT', bic, payee, iban, `EUR${euros}`, '', '', reference].join('\n')
  const png = await QRCode.toBuffer(text, { errorCorrectionLevel: 'M', margin: 4, scale: 8 })
  return { name: 'transfer-code.png', type: 'image/png', content: png.toString('base64'), inline: true }
}

type Stay = {
  fields: Fields
  reference: string
  price: number
  first: Day
  last: Day
  attachments: string
  dueOn: Day
  visitor: Buffer | null
  key: string
}

/** False when somebody else has the boat then. */
function book(
  sql: Sql,
  stay: Stay,
  mail: { subject: string; text: string; html: string },
  answer: string,
): Promise<boolean> {
  const { fields } = stay
  const of = (name: string) => fields[name] ?? ''
  const people = Number(fields.adults) + Number(fields.children)
  return sql.begin(async (tx) => {
    const [code] = await tx`
      UPDATE verification_codes
      SET tries = tries + 1, used_at = CASE WHEN code_hash = sha256(salt || convert_to(${of('code')}, 'UTF8')) THEN now() END
      WHERE email = ${of('email')} AND vehicle_id = ${of('vehicle')} AND starts_at = ${`${stay.first}T14:00`}
        AND used_at IS NULL AND tries < 5 AND expires_at > now()
      RETURNING used_at IS NOT NULL AS is_right`
    if (!code?.is_right) return false
    const booked = await tx`
      INSERT INTO bookings (reference, vehicle_id, kind, starts_at, ends_at, name, email, phone, street_and_number,
                            additional, zip_code_and_city, people, adults, children, license, own_words, extras,
                            price, payment_method, due_on, visitor)
      VALUES (${stay.reference}, ${of('vehicle')}, 'days', ${`${stay.first}T14:00`}, ${`${stay.last}T10:00`}, ${of('name')},
              ${of('email')}, ${of('phone')}, ${of('streetAndNumber')}, ${of('additional')}, ${of('zipCodeAndCity')}, ${people},
              ${of('adults')}, 0, 'not_needed', ${of('comment')}, '{}', ${stay.price}, 'transfer', ${stay.dueOn}, ${stay.visitor})
      ON CONFLICT ON CONSTRAINT no_double_booking DO NOTHING`
    if (booked.count === 0) return false
    await Promise.all([
      tx`
        INSERT INTO mails (recipient, subject, body_text, body_html, attachments, visitor)
        VALUES (${of('email')}, ${mail.subject}, ${mail.text}, ${mail.html}, ${stay.attachments}::text::jsonb, ${stay.visitor})`,
      tx`
        INSERT INTO idempotent_answers (scope, key, body_hash, status, answer)
        VALUES ('stay', ${stay.key}, ${sha256(JSON.stringify(fields))}, 201, ${answer})`,
    ])
    return true
  }) as Promise<boolean>
}
