import { setImmediate } from 'node:timers/promises'
import { Busboy, type BusboyHeaders } from '@fastify/busboy'
import { ProblemError } from '#kit/shared/problem.ts'
import { words } from '../http/words.ts'

/** Text, or the bytes of a file. */
type Value = string | Buffer

type Fields = Record<string, Value | Value[]>

/** Bytes up to which the platform's own parser is the quickest; above, it would hold up everybody else. */
const large = 1024 * 1024

/**
 * Reads a multipart form that has arrived as a whole. A name that comes several times becomes a list. Throws 400 for
 * what is no such form.
 */
export async function parseMultipart(contentType: string, body: Buffer): Promise<Fields> {
  const fields: Fields = Object.create(null)
  const add = (name: string, value: Value) => {
    const earlier = fields[name]
    if (Array.isArray(earlier)) earlier.push(value)
    else fields[name] = earlier === undefined ? value : [earlier, value]
  }
  const parse = body.length > large ? parseInSlices : parseAtOnce
  await parse(contentType, body, add).catch(() => {
    throw new ProblemError(400, 'BAD_REQUEST', words.notUnderstood)
  })
  return fields
}

type Add = (name: string, value: Value) => void

async function parseAtOnce(contentType: string, body: Buffer, add: Add): Promise<void> {
  // The last line break is optional (RFC 2046); the platform insists on it.
  const ended = body.at(-1) === 10 ? body : Buffer.concat([body, Buffer.from('\r\n')])
  const form = await new Response(ended as Uint8Array<ArrayBuffer>, {
    headers: { 'content-type': contentType },
  }).formData()
  for (const [name, given] of form)
    add(name, typeof given === 'string' ? given : Buffer.from(await given.arrayBuffer()))
}

/** Others have their turn after each slice. */
async function parseInSlices(contentType: string, body: Buffer, add: Add): Promise<void> {
  const limits = { fieldSize: large, fields: 1000, files: 20 }
  const parser = new Busboy({ headers: { 'content-type': contentType } as BusboyHeaders, limits })
  const { promise: finished, resolve, reject } = Promise.withResolvers<void>()
  finished.catch(() => {})
  parser.on('field', add)
  parser.on('file', (name, file) => {
    const chunks: Buffer[] = []
    file.on('data', (chunk: Buffer) => chunks.push(chunk))
    file.on('end', () => add(name, Buffer.concat(chunks)))
    file.on('error', reject)
  })
  for (const limit of ['partsLimit', 'fieldsLimit', 'filesLimit'] as const) parser.on(limit, reject)
  parser.on('finish', resolve)
  parser.on('error', reject)
  for (let at = 0; at < body.length; at += large) {
    parser.write(body.subarray(at, at + large))
    await setImmediate()
  }
  parser.end()
  await finished
}
