/** Writes the rental site's pictures, and the average colours that stand in for them while they load. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { atMost, paint } from './kit/picture.mjs'
import { rentalScenes } from './scenes/rental.mjs'

const FOLDER = new URL('../src/sites/rental/pictures/', import.meta.url)
const COLOURS = new URL('colours.json', FOLDER)

export const rentalNames = Object.keys(rentalScenes)

async function averageColour(picture) {
  const pixel = await sharp(picture).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  return `#${pixel.toString('hex')}`
}

const readColours = () => readFile(COLOURS, 'utf8').then(JSON.parse, () => ({}))

export async function drawRental(names, options) {
  await mkdir(FOLDER, { recursive: true })
  const colours = await readColours()
  for (const name of names) {
    const { scene, formats, limit, narrower = {}, share = false } = rentalScenes[name]
    const picture = await (await paint(scene(), options)).png().toBuffer()
    colours[name] = await averageColour(picture)
    const sizes = [
      { file: name, most: limit },
      ...Object.entries(narrower).map(([width, most]) => ({ file: `${name}-${width}`, most, width: Number(width) })),
    ]
    for (const { file, most, width } of sizes) {
      for (const format of formats) {
        const bytes = await atMost(most, picture, format, width && { width })
        await writeFile(new URL(`${file}.${format}`, FOLDER), bytes)
        console.log(`${file}.${format}  ${Math.round(bytes.length / 1000)} kB`)
      }
    }
    if (share) {
      const card = await sharp(picture).resize(1200, 630).jpeg({ quality: 80, mozjpeg: true }).toBuffer()
      await writeFile(new URL(`${name}-share.jpg`, FOLDER), card)
      console.log(`${name}-share.jpg  ${Math.round(card.length / 1000)} kB`)
    }
    await writeFile(COLOURS, `${JSON.stringify(colours, null, 2)}\n`)
  }
}
