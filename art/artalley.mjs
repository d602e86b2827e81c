/** Writes the art site's own pictures in all widths, and the card that links to it show. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { readFont } from '../src/kit/server/documents/fonts.ts'
import { drawCard, pictures } from './gallery/statement.mjs'
import { toImage } from './gallery/surface.mjs'
import { encodeWithin } from './kit/encode.mjs'

const FOLDER = new URL('../src/sites/art/pictures/', import.meta.url)

export const artalleyNames = [...Object.keys(pictures), 'share']

export async function drawArtalley(names, { draft = false } = {}) {
  await mkdir(FOLDER, { recursive: true })
  for (const name of names.filter((one) => one !== 'share')) {
    const { width, height, draw, most } = pictures[name]
    const scale = draft ? 0.5 : 1
    const picture = await toImage(await draw({ width: width * scale, height: height * scale, scale }))
      .png()
      .toBuffer()
    if (draft) {
      await writeFile(join(tmpdir(), `${name}.png`), picture)
      continue
    }
    for (const [wide, bytes] of Object.entries(most)) {
      const { data, info } = await sharp(picture).resize(Number(wide)).raw().toBuffer({ resolveWithObject: true })
      const file = Number(wide) === width ? `${name}.avif` : `${name}-${wide}.avif`
      const avif = await encodeWithin(bytes, data, info)
      await writeFile(new URL(file, FOLDER), avif)
      console.log(`${file}  ${Math.round(avif.length / 1000)} kB`)
    }
  }
  if (names.includes('share') && !draft) await drawShare()
}

/** The statement, cut to 1200 × 630, with the name set over its open sky. */
async function drawShare() {
  const scale = 0.5
  const picture = await toImage(await drawCard({ width: 2400 * scale, height: 1350 * scale, scale }))
    .png()
    .toBuffer()
  const folder = await mkdtemp(join(tmpdir(), 'type-'))
  const fontfile = join(folder, 'arimo.ttf')
  const { resolve } = createRequire(import.meta.url)
  await writeFile(fontfile, readFont(resolve('@fontsource/arimo/files/arimo-latin-700-normal.woff')))
  const text = '<span foreground="#14131a" letter_spacing="-5000" size="98304">ArtAlley</span>'
  const words = await sharp({ text: { text, font: 'Arimo,', fontfile, dpi: 72, rgba: true } })
    .png()
    .toBuffer()
  await rm(folder, { recursive: true })
  const card = await sharp(picture)
    .extract({ left: 0, top: 22, width: 1200, height: 630 })
    .composite([{ input: words, left: 326, top: 78 }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
  await writeFile(new URL('../cards/home.jpg', FOLDER), card)
  console.log(`cards/home.jpg  ${Math.round(card.length / 1000)} kB`)
}
