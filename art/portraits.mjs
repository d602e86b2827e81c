/** Writes the portraits of the property agency's people, 4 by 5, in three widths. */
import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { encodeWithin } from './kit/encode.mjs'
import { people } from './portraits/people.mjs'

const FOLDER = new URL('../src/sites/real-estate/public/contact/portraits/', import.meta.url)

/** Bytes that a portrait may have at each width. */
const most = { 320: 12_000, 640: 45_000, 960: 80_000 }

export const portraitNames = Object.keys(people)

export async function drawPortraits(names) {
  await mkdir(FOLDER, { recursive: true })
  for (const name of names) {
    const picture = await sharp(Buffer.from(people[name]())).removeAlpha().png().toBuffer()
    for (const [width, bytes] of Object.entries(most)) {
      const { data, info } = await sharp(picture).resize(Number(width)).raw().toBuffer({ resolveWithObject: true })
      const avif = await encodeWithin(bytes, data, info)
      await writeFile(new URL(`${name}-${width}.avif`, FOLDER), avif)
      console.log(`${name}-${width}.avif  ${Math.round(avif.length / 1000)} kB`)
    }
  }
}
