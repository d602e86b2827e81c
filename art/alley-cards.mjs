/** Writes what links to the other pages of the art site show: the title in low light, and a picture. */
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import * as fontkit from 'fontkit'
import sharp from 'sharp'
import { readFont } from '../src/kit/server/documents/fonts.ts'

const FOLDER = new URL('../src/sites/art/pictures/', import.meta.url)
const CARDS = new URL('../src/sites/art/cards/', import.meta.url)
const FONT = import.meta.resolve('@fontsource/arimo/files/arimo-latin-700-normal.woff')

const SIZE = { width: 1200, height: 630 }
const GROUND = '#ffd400'
const SHADOW = '#dcae00'
const INK = '#0f0e0a'
const MARGIN = 56
const PITCH = 190

/** How far below a word its shadow reaches, in parts of the word's height, and how many degrees it leans. */
const LIGHT = { length: 0.62, lean: 50 }

/** Each title, the width that its longest line fills, and the picture. */
const cards = {
  gallery: { lines: ['Gallery'], width: 600, picture: 'going-in-1280' },
  poems: { lines: ['Poems'], width: 600, picture: 'one-stone-1280' },
  about: { lines: ['About', 'me'], width: 560, picture: 'artist-960' },
}

export const alleyCardNames = Object.keys(cards)

export async function drawAlleyCards(names) {
  const font = fontkit.create(readFont(fileURLToPath(FONT)))
  for (const name of names) {
    const { lines, width, picture } = cards[name]
    const card = await sharp(Buffer.from(drawing(font, lines, width)))
      .composite([await hung(picture)])
      .jpeg({ quality: 84, mozjpeg: true })
      .toBuffer()
    await writeFile(new URL(`${name}.jpg`, CARDS), card)
    console.log(`${name}.jpg  ${Math.round(card.length / 1000)} kB`)
  }
}

/** At the right margin, whole. */
async function hung(picture) {
  const { data, info } = await sharp(fileURLToPath(new URL(`${picture}.avif`, FOLDER)))
    .resize({ width: 440, height: SIZE.height - 2 * MARGIN, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input: data, left: SIZE.width - MARGIN - info.width, top: Math.round((SIZE.height - info.height) / 2) }
}

function drawing(font, words, width) {
  const lines = words.map((word) => outline(font, word))
  const scale = width / Math.max(...lines.map((line) => line.width))
  const last = SIZE.height - 150
  const set = (turn, colour) =>
    lines.map(({ path }, i) => drawn(path, last - (lines.length - 1 - i) * PITCH, scale, colour, turn)).join('')
  const cast = `scale(1 -${LIGHT.length}) skewX(-${LIGHT.lean})`
  const name = drawn(outline(font, 'ArtAlley').path, SIZE.height - 30, 0.0146, INK)
  const ground = `<rect width="100%" height="100%" fill="${GROUND}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">${ground}${set(cast, SHADOW)}${set('', INK)}${name}</svg>`
}

const drawn = (path, baseline, scale, colour, turn = '') =>
  `<path transform="translate(${MARGIN} ${baseline}) ${turn} scale(${scale} -${scale})" d="${path}" fill="${colour}"/>`

/** A word in the units of the font, set tightly, without the room before its first letter and after its last. */
function outline(font, word) {
  const tracking = -0.05 * font.unitsPerEm
  const { glyphs, positions } = font.layout(word)
  let x = -glyphs[0].bbox.minX
  let path = ''
  for (const [i, glyph] of glyphs.entries()) {
    path += glyph.path.translate(x, 0).toSVG()
    x += positions[i].xAdvance + tracking
  }
  const last = glyphs.at(-1)
  return { path, width: x - tracking - (last.advanceWidth - last.bbox.maxX) }
}
