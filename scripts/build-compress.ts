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

/** Sizes of a block to try, in bits; 0 leaves it to the compressor. Which is best hangs on the file. */
const blocks = [0, 16]

const brotli = (plain: Buffer, block: number): Promise<Buffer> =>
  promisify(brotliCompress)(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      [constants.BROTLI_PARAM_LGBLOCK]: block,
    },
  })

async function compress(file: string) {
  const plain = await readFile(file)
  const packed = await Promise.all(blocks.map((block) => brotli(plain, block)))
  await writeFile(
    `${file}.br`,
    packed.reduce((best, one) => (one.length < best.length ? one : best)),
  )
  await writeFile(`${file}.gz`, await promisify(gzip)(plain, { level: 9 }))
}
