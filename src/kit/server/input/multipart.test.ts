import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ProblemError } from '#kit/shared/problem.ts'
import { parseMultipart } from './multipart.ts'

/** As browsers send it: written by the platform's own form encoder. */
async function sent(entries: readonly (readonly [name: string, value: string | File])[]) {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  const request = new Response(form)
  const type = request.headers.get('content-type') ?? ''
  return { type, body: Buffer.from(await request.arrayBuffer()) }
}

const parse = (body: string, type = 'multipart/form-data; boundary=7MA4YWxkTrZu0gW') =>
  parseMultipart(type, Buffer.from(body))
const field = (name: string, value: string) =>
  `--7MA4YWxkTrZu0gW\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

const refusal = (work: Promise<unknown>): Promise<number | undefined> =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof ProblemError ? error.status : Number.NaN),
  )

describe('a multipart form', () => {
  const value = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('', '\r\n', '--', '\r\n--', '--7MA4YWxkTrZu0gW--\r\n', '\r\n\r\n'),
  )
  const normal = (text: string) => text.replace(/\r\n?|\n/g, '\r\n')

  test('is read as it was written, whatever the values', async () => {
    const name = fc.stringMatching(/^[\w-]{1,20}$/)
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.tuple(name, value), { selector: ([key]) => key, maxLength: 30 }),
        async (entries) => {
          const { type, body } = await sent(entries)
          const expected = entries.map(([key, text]) => [key, normal(text).toWellFormed()])
          expect(Object.entries(await parseMultipart(type, body)).toSorted()).toEqual(expected.toSorted())
        },
      ),
    )
  })

  test('gives files as their bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 5000 }), async (bytes) => {
        const { type, body } = await sent([
          ['title', 'Eider'],
          ['picture', new File([bytes], 'a "boat".webp', { type: 'image/webp' })],
        ])
        const fields = await parseMultipart(type, body)
        expect(fields.title).toBe('Eider')
        expect(Buffer.from(bytes).equals(fields.picture as Buffer)).toBe(true)
      }),
    )
  })

  test('that is large is read as well, while others have their turn', async () => {
    const picture = Buffer.alloc(5_000_000, 'lake')
    const { type, body } = await sent([
      ['title', 'Möwe'],
      ['picture', new File([picture], 'a.webp')],
      ['picture', new File([picture.subarray(1)], 'b.webp')],
      ['note', '\r\n--'],
    ])
    let turns = 0
    const timer = setInterval(() => turns++, 0)
    const fields = await parseMultipart(type, body)
    clearInterval(timer)
    expect([fields.title, fields.note]).toEqual(['Möwe', '\r\n--'])
    expect((fields.picture as Buffer[]).map((one, i) => one.equals(picture.subarray(i)))).toEqual([true, true])
    expect(turns).toBeGreaterThan(2)
  })

  test('that is large and breaks off is refused', async () => {
    const { type, body } = await sent([['picture', new File([new Uint8Array(3_000_000)], 'a')]])
    for (const end of [2_000_000, body.length - 10])
      expect(await refusal(parseMultipart(type, body.subarray(0, end)))).toBe(400)
    expect(await refusal(parseMultipart('multipart/form-data', body))).toBe(400)
    expect(await refusal(parseMultipart('multipart/form-data; boundary=other', body))).toBe(400)
  })

  test('gathers the values of a name that comes several times, in their order', async () => {
    expect({
      ...(await parse(
        `${field('a', '1')}${field('b', '2')}${field('a', '3')}${field('a', '')}--7MA4YWxkTrZu0gW--\r\n`,
      )),
    }).toEqual({
      a: ['1', '3', ''],
      b: '2',
    })
  })

  test('cannot reach what objects inherit', async () => {
    const fields = await parse(`${field('__proto__', 'x')}${field('constructor', 'y')}--7MA4YWxkTrZu0gW--`)
    expect(Object.keys(fields)).toEqual(['__proto__', 'constructor'])
    expect({}.constructor).toBe(Object)
  })

  test.each([
    ['nothing', ''],
    ['something else', '{"a":1}'],
    ['another boundary', '--y\r\n'],
    ['no end', field('a', '1')],
    ['half a part', '--7MA4YWxkTrZu0gW\r\nContent-Disposition: form-data; name="a"'],
    ['a part without a name', '--7MA4YWxkTrZu0gW\r\nContent-Disposition: form-data\r\n\r\n1\r\n--7MA4YWxkTrZu0gW--'],
    [
      'a part that is no field',
      '--7MA4YWxkTrZu0gW\r\nContent-Disposition: attachment; name="a"\r\n\r\n1\r\n--7MA4YWxkTrZu0gW--',
    ],
  ])('that is %s is refused', async (_what, body) => {
    expect(await refusal(parse(body))).toBe(400)
  })

  test('of very many parts, or with a huge head, is read or refused', async () => {
    const many = (value: string) => Array.from({ length: 10_000 }, (_, i) => field(`a${i}`, value)).join('')
    const end = '--7MA4YWxkTrZu0gW--\r\n'
    expect(Object.keys(await parse(`${many('1')}${end}`))).toHaveLength(10_000)
    expect(await refusal(parse(`${many('x'.repeat(200))}${end}`))).toBe(400)
    const head = `a"; x="${'y'.repeat(900_000)}`
    expect({ ...(await parse(`${field(head, '1')}${end}`)) }).toEqual({ a: '1' })
  })

  test('without a boundary is refused', async () => {
    expect(await refusal(parse('--undefined--', 'multipart/form-data'))).toBe(400)
  })

  test('of any bytes is read or refused, and never fails otherwise', async () => {
    const pieces = fc.constantFrom(
      '--7MA4YWxkTrZu0gW',
      '\r\n',
      '--',
      'Content-Disposition: form-data; name="a"',
      '\r\n\r\n',
      'a',
      'filename="b"',
      ';',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(pieces, { maxLength: 12 }), async (parts) => {
        const status = await refusal(parse(`--7MA4YWxkTrZu0gW${parts.join('')}`))
        return status === undefined || status === 400
      }),
    )
  })
})
