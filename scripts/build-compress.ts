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

async function compress(file: string) {
  const plain = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(plain, { params }))
  await writeFile(`${file}.gz`, await promisify(gzip)(plain, { level: 9 }))
}
