import type { IncomingMessage } from 'node:http'
import { pipeline, type Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'

const decoders: Readonly<Record<string, () => NodeJS.ReadWriteStream>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

/** Throws a RangeError as soon as it is longer than `maxBytes`, before or after decompressing. */
export async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const encoding = response.headers['content-encoding']?.trim().toLowerCase() ?? 'identity'
  const decoder = decoders[encoding]
  if (!decoder && encoding !== 'identity') throw new Error('unknown encoding')
  const source = limited(response, maxBytes)
  const stream = decoder ? (pipeline(source, decoder(), () => {}) as unknown as Readable) : source
  const chunks: Buffer[] = []
  for await (const chunk of limited(stream, maxBytes)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function* limited(stream: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const chunk of stream) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new RangeError('too large')
    yield chunk
  }
}

const charsetOf = (text: string) => /charset\s{0,5}=\s{0,5}["']?([\w:-]{1,40})/i.exec(text)?.[1]

/** By the charset of the header, else of the document's first bytes; never throws. */
export function decodeText(body: Buffer, contentType: string): string {
  const marked = body[0] === 0xff && body[1] === 0xfe ? 'utf-16le' : undefined
  const charset = marked ?? charsetOf(contentType) ?? charsetOf(body.subarray(0, 2048).toString('latin1')) ?? 'utf-8'
  try {
    return new TextDecoder(charset).decode(body)
  } catch {
    return new TextDecoder().decode(body)
  }
}
