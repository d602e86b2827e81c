/** Writes the pictures of the gift vouchers: for the page, and as JPEG for the PDF. */
import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { drawVoucherChart } from './chart/voucher.mjs'
import { atMost, paint } from './kit/picture.mjs'
import { voucherScenes } from './scenes/vouchers.mjs'

const FOLDER = new URL('../src/sites/rental/pictures/', import.meta.url)

const PRINT = new URL('../src/features/vouchers/server/pdf/', import.meta.url)

async function write(name, folder, bytes) {
  await writeFile(new URL(name, folder), bytes)
  console.log(`${name}  ${Math.round(bytes.length / 1000)} kB`)
}

/** Stands in for a picture while it loads. */
async function keepColour(name, picture) {
  const file = new URL('voucher-colours.json', FOLDER)
  const pixel = await sharp(picture).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  const colours = { ...JSON.parse(await readFile(file, 'utf8')), [name]: `#${pixel.toString('hex')}` }
  await writeFile(file, `${JSON.stringify(colours, null, 2)}\n`)
}

export const voucherNames = [...Object.keys(voucherScenes), 'voucher-chart']

export async function drawVouchers(names, options) {
  for (const name of names) {
    const scene = voucherScenes[name]
    const picture = scene ? await (await paint(scene(), options)).png().toBuffer() : await drawVoucherChart()
    await keepColour(name, picture)
    for (const [width, most] of [
      [440, 17_000],
      [700, 36_000],
    ])
      await write(`${name}-${width}.avif`, FOLDER, await atMost(most, picture, 'avif', { width }))
    const files = {
      avif: await atMost(75_000, picture, 'avif', { width: 900 }),
      webp: await atMost(105_000, picture, 'webp', { width: 900 }),
    }
    for (const [ending, bytes] of Object.entries(files)) await write(`${name}.${ending}`, FOLDER, bytes)
    await write(`${name}.jpg`, PRINT, await sharp(picture).resize(1100).jpeg({ quality: 80 }).toBuffer())
  }
}
