import { ProblemError } from '#kit/shared/problem.ts'

/** Text, or the bytes of a file. */
type Value = string | Buffer

/**
 * Reads a multipart form that has arrived as a whole, with the platform's own parser. A name that comes several times
 * becomes a list. Throws 400 for what is no such form.
 */
export async function parseMultipart(contentType: string, body: Buffer): Promise<Record<string, Value | Value[]>> {
  // The last line break is optional (RFC 2046); the platform insists on it.
  const ended = body.at(-1) === 10 ? body : Buffer.concat([body, Buffer.from('\r\n')])
  const form = await new Response(ended as Uint8Array<ArrayBuffer>, { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => {
      throw new ProblemError(400, 'BAD_REQUEST', 'The request could not be understood')
    })
  const fields: Record<string, Value | Value[]> = Object.create(null)
  for (const [name, given] of form) {
    const value = typeof given === 'string' ? given : Buffer.from(await given.arrayBuffer())
    const earlier = fields[name]
    if (Array.isArray(earlier)) earlier.push(value)
    else fields[name] = earlier === undefined ? value : [earlier, value]
  }
  return fields
}
