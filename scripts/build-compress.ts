import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Writes the `.br` and `.gz` twin of every text file below a directory, as small as they get. Pages are completed first. */
export async function compressAll(directory: string): Promise<void> {
  const files = await readdir(directory, { recursive: true })
  await Promise.all(
    files.filter((file) => /\.(js|css|svg|json)$/.test(file)).map((file) => compress(join(directory, file))),
  )
}

/** Ways to try with large files, which most pages load: which one packs best hangs on the file. */
const ways = [
  {},
  { [constants.BROTLI_PARAM_LGBLOCK]: 16 },
  { [constants.BROTLI_PARAM_NPOSTFIX]: 1 },
  { [constants.BROTLI_PARAM_NPOSTFIX]: 2 },
]

/** Bytes. */
const large = 50_000

const brotli = (plain: Buffer, way: Readonly<Record<number, number>>): Promise<Buffer> =>
  promisify(brotliCompress)(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      ...way,
    },
  })

async function compress(file: string) {
  const plain = await readFile(file)
  const packed = await Promise.all(ways.slice(0, plain.length > large ? undefined : 1).map((way) => brotli(plain, way)))
  await writeFile(
    `${file}.br`,
    packed.reduce((best, one) => (one.length < best.length ? one : best)),
  )
  await writeFile(`${file}.gz`, await promisify(gzip)(plain, { level: 9 }))
}
