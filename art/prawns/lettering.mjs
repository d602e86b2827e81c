/** Words in the site's display face, as pictures cut to their ink. */
import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { readFont } from '../../src/kit/server/documents/fonts.ts'

const FACE = { file: '@fontsource/shrikhand/files/shrikhand-latin-400-normal.woff', name: 'Shrikhand' }

export async function word(text, size, colour) {
  const folder = join(tmpdir(), 'art-renders')
  const fontfile = join(folder, `${FACE.name}.ttf`)
  await mkdir(folder, { recursive: true })
  await writeFile(fontfile, readFont(createRequire(import.meta.url).resolve(FACE.file)))
  const markup = `<span foreground="${colour}" size="${size * 1024}">${text}</span>`
  const set = sharp({ text: { text: markup, font: `${FACE.name},`, fontfile, dpi: 72, rgba: true } })
  const { data, info } = await sharp(await set.png().toBuffer())
    .trim({ threshold: 1 })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input: data, width: info.width, height: info.height }
}

/** Where a word stands: centred on x, its ink's top at y, with a hard shadow below right. */
export async function shaded(text, { size, x, y, colour, shadow, drop = 0 }) {
  const front = await word(text, size, colour)
  const place = { left: Math.round(x - front.width / 2), top: Math.round(y) }
  if (!drop) return [{ input: front.input, ...place }]
  const back = await word(text, size, shadow)
  const behind = Array.from({ length: drop }, (_, k) => ({
    input: back.input,
    left: place.left + drop - k,
    top: place.top + drop - k,
  }))
  return [...behind, { input: front.input, ...place }]
}
