/** Writes the fleet's pictures and thumbnails into the sample data. */
import { mkdir, writeFile } from 'node:fs/promises'
import { atMost, paint } from './kit/picture.mjs'
import { fleetScenes } from './scenes/fleet.mjs'

const FOLDER = new URL('../db/sample-data/pictures/', import.meta.url)
const LARGE = 120_000
const SMALL = 49_000

export const fleetNames = Object.keys(fleetScenes)

export async function drawFleet(names, options) {
  await mkdir(FOLDER, { recursive: true })
  for (const name of names) {
    const picture = await (await paint(fleetScenes[name](), options)).png().toBuffer()
    const large = await atMost(LARGE, picture, 'webp')
    const small = await atMost(SMALL, picture, 'webp', { width: 800, height: 500 })
    await writeFile(new URL(`${name}.webp`, FOLDER), large)
    await writeFile(new URL(`thumbnail_${name}.webp`, FOLDER), small)
    console.log(`${name}  ${Math.round(large.length / 1000)} kB, thumbnail ${Math.round(small.length / 1000)} kB`)
  }
}
