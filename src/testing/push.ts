import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Sql } from '#kit/server/postgres/db.ts'
import type { WebReply } from './web.ts'

/** A browser's side of RFC 8291, by itself: what it reads of a message that was encrypted for it. Throws where it was not. */
export function readPush(body: Buffer, { privateKey, auth }: { privateKey: Buffer; auth: Buffer }): string {
  const salt = body.subarray(0, 16)
  const length = body.readUInt8(20)
  const sender = body.subarray(21, 21 + length)
  const record = body.subarray(21 + length)
  const browser = createECDH('prime256v1')
  browser.setPrivateKey(privateKey)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender])
  const key = (secret: Uint8Array, from: Buffer, about: Buffer | string, bytes: number) =>
    new Uint8Array(hkdfSync('sha256', secret, from, about, bytes))
  const shared = key(browser.computeSecret(sender), auth, info, 32)
  const decipher = createDecipheriv(
    'aes-128-gcm',
    key(shared, salt, 'Content-Encoding: aes128gcm\0', 16),
    key(shared, salt, 'Content-Encoding: nonce\0', 12),
  )
  decipher.setAuthTag(record.subarray(-16))
  const text = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  return text.subarray(0, text.lastIndexOf(2)).toString('utf8')
}

/** A browser at a push service of the fake web, with what it says of itself and what it reads of what is sent to it. */
export function pushDevice(endpoint = `https://push.example/send/${randomUUID()}`) {
  const browser = createECDH('prime256v1')
  const auth = randomBytes(16)
  const subscription = { endpoint, p256dh: browser.generateKeys('base64url'), auth: auth.toString('base64url') }
  const read = (body: Buffer) => JSON.parse(readPush(body, { privateKey: browser.getPrivateKey(), auth })) as Notice
  return { subscription, read, path: endpoint.replace('https://', '') }
}
export type Notice = { title: string; body: string; tag: string; url: string }

/** Has the push service of a device keep what it is sent, and answer with a status; what it read is in `told`. */
export function serve(web: { pages: Record<string, WebReply> }, device: ReturnType<typeof pushDevice>) {
  const service = { status: 201, headers: {}, told: [] as Notice[], heads: [] as IncomingHttpHeaders[], asked: 0 }
  web.pages[device.path] = (response, request) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      service.asked++
      service.heads.push(request.headers)
      if (service.status < 300) service.told.push(device.read(Buffer.concat(chunks)))
      response.writeHead(service.status, service.headers).end()
    })
  }
  return service
}

/** Puts a booking of Mira Keller with three into the table, with what else is said of it, and gives its id. */
export async function insertNamedBooking(
  sql: Sql,
  vehicle_id: number,
  changes: Record<string, unknown>,
): Promise<number> {
  const person = { name: 'Mira Keller', email: 'mira@guests.example', phone: '+491', people: 3, price: 0 }
  const booking = { vehicle_id, kind: 'hours', reference: randomUUID(), ...person, ...changes }
  const [row] = await sql<{ id: number }[]>`INSERT INTO bookings ${sql(booking as never)} RETURNING id::int`
  return row?.id as number
}
