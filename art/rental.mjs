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
    const { scene, formats, limit } = rentalScenes[name]
    const picture = await (await paint(scene(), options)).png().toBuffer()
    colours[name] = await averageColour(picture)
    for (const format of formats) {
      const bytes = await atMost(limit, picture, format)
      await writeFile(new URL(`${name}.${format}`, FOLDER), bytes)
      console.log(`${name}.${format}  ${Math.round(bytes.length / 1000)} kB`)
    }
    await writeFile(COLOURS, `${JSON.stringify(colours, null, 2)}\n`)
  }
}
