/** Writes what stands in the shop windows of the agency's street: the boat rental's harbour, small. */
import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { atMost } from './kit/picture.mjs'

const HARBOUR = new URL('../src/sites/rental/pictures/hero.avif', import.meta.url)

const FOLDER = new URL('../src/sites/agency/public/home/', import.meta.url)

export const streetNames = ['rental']

export async function drawStreet() {
  const { width = 0, height = 0 } = await sharp(await readFile(HARBOUR)).metadata()
  const wide = Math.round(height * 1.3)
  const crop = {
    left: Math.round(width * 0.2),
    top: Math.round(height * 0.16),
    width: wide,
    height: Math.round(wide / 1.6),
  }
  const picture = await sharp(await readFile(HARBOUR))
    .extract(crop)
    .resize(640, 400)
    .png()
    .toBuffer()
  for (const [ending, most] of [
    ['avif', 26_000],
    ['webp', 34_000],
  ]) {
    const bytes = await atMost(most, picture, ending)
    await writeFile(new URL(`rental.${ending}`, FOLDER), bytes)
    console.log(`rental.${ending}  ${Math.round(bytes.length / 1000)} kB`)
  }
}
