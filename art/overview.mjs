/** Writes the pictures over the rental's overviews: wide ones, and their right half for phones. */
import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { atMost, paint } from './kit/picture.mjs'
import { overviewScenes } from './scenes/overview.mjs'

const FOLDER = new URL('../src/sites/rental/pictures/', import.meta.url)
const COLOURS = new URL('overview-colours.json', FOLDER)

/** Share of the width that phones see, around the first boat. */
const PHONE = { from: 0.42, wide: 0.48 }

export const overviewNames = Object.keys(overviewScenes)

export async function drawOverviews(names, options) {
  for (const name of names) {
    const picture = await (await paint(overviewScenes[name](), options)).png().toBuffer()
    const { width, height } = await sharp(picture).metadata()
    const part = { left: Math.round(PHONE.from * width), top: 0, width: Math.round(PHONE.wide * width), height }
    const phone = await sharp(picture).extract(part).png().toBuffer()
    const files = {
      [`${name}.avif`]: await atMost(170_000, picture, 'avif', { width: 2400 }),
      [`${name}-1200.avif`]: await atMost(56_000, picture, 'avif', { width: 1200 }),
      [`${name}-1200.webp`]: await atMost(60_000, picture, 'webp', { width: 1200 }),
      [`${name}-phone.avif`]: await atMost(29_000, phone, 'avif', { width: 740 }),
    }
    for (const [file, bytes] of Object.entries(files)) {
      await writeFile(new URL(file, FOLDER), bytes)
      console.log(`${file}  ${Math.round(bytes.length / 1000)} kB`)
    }
    await keepColour(name, picture)
  }
}

/** Stands in for a picture while it loads. */
async function keepColour(name, picture) {
  const pixel = await sharp(picture).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  const known = await readFile(COLOURS, 'utf8').then(JSON.parse, () => ({}))
  await writeFile(COLOURS, `${JSON.stringify({ ...known, [name]: `#${pixel.toString('hex')}` }, null, 2)}\n`)
}
