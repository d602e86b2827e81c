/** Writes what links to the agency's site show, in both languages: its name over the street of its start page. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { readFont } from '../src/kit/server/documents/fonts.ts'
import { ground, houses } from '../src/sites/agency/public/home/street-houses.ts'

const FOLDER = new URL('../src/sites/agency/cards/', import.meta.url)

const SIZE = { width: 1200, height: 630 }
const INK = '#111111'
const WALL = '#1b1a18'
const LINE = '#8b877c'
const CHALK = '#f5f1e6'
const MUTED = '#aea99b'
const YELLOW = '#ffcf4a'

const STAR = '0,-50 6,-16 35,-35 16,-6 50,0 16,6 35,35 6,16 0,50 -6,16 -35,35 -16,6 -50,0 -16,-6 -35,-35 -6,-16'

/** Which part of the street is seen, and where it stands. */
const STREET = { from: 118, scale: 0.87, ground: 602 }
const NAME = { left: 68, baseline: 240, size: 196 }
const CLAIM = { left: 76, top: 278, size: 37 }
/** By the file of the card. */
const claims = {
  home: 'Websites, booking systems and back offices',
  de: 'Websites, Buchungssysteme und das Büro dahinter',
}

const heavy = {
  file: 'bricolage-grotesque/files/bricolage-grotesque-latin-800-normal',
  name: 'Bricolage Grotesque ExtraBold',
}
const plain = { file: 'hanken-grotesk/files/hanken-grotesk-latin-500-normal', name: 'Hanken Grotesk Medium' }

export const agencyNames = Object.keys(claims)

export async function drawAgency(names) {
  await mkdir(FOLDER, { recursive: true })
  const type = await typesetter()
  for (const name of names) {
    const picture = await drawCard(type, claims[name])
    await writeFile(new URL(`${name}.png`, FOLDER), picture)
    console.log(`${name}.png  ${Math.round(picture.length / 1000)} kB`)
  }
  await type.done()
}

async function drawCard(type, text) {
  const name = await type.set('Sternsınger', heavy, NAME.size, CHALK, -0.035)
  const before = await type.set('Sterns', heavy, NAME.size, CHALK, -0.035)
  const claim = await type.set(text, plain, CLAIM.size, MUTED, 0)
  const star = { x: NAME.left + before.width + NAME.size * 0.128, y: NAME.baseline - name.height - NAME.size * 0.07 }
  return sharp(Buffer.from(drawing(star)))
    .composite([
      { input: name.image, left: NAME.left, top: NAME.baseline - name.height },
      { input: claim.image, left: CLAIM.left, top: CLAIM.top },
      { input: Buffer.from(overlay(star)), left: 0, top: 0 },
    ])
    .png({ palette: true, colours: 128, effort: 10 })
    .toBuffer()
}

const svg = (content, { width, height } = SIZE) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`

/** Night, glow and street. */
const drawing = ({ x, y }) =>
  svg(`<defs>
    <radialGradient id="glow"><stop offset="0" stop-color="${YELLOW}" stop-opacity=".3"/><stop offset="1" stop-color="${YELLOW}" stop-opacity="0"/></radialGradient>
  </defs>
  <rect width="100%" height="100%" fill="${INK}"/>
  <circle cx="${x}" cy="${y}" r="230" fill="url(#glow)"/>
  <g transform="translate(${-STREET.from * STREET.scale} ${STREET.ground - ground * STREET.scale}) scale(${STREET.scale})">
    ${houses.map(house).join('')}
  </g>
  <path d="M0 ${STREET.ground - 3}Q300 ${STREET.ground - 9} 600 ${STREET.ground - 2}T1200 ${STREET.ground - 5}V630H0Z" fill="${CHALK}"/>`)

const house = ({ walls, lines, snow, dark, lit, bars }) => `
  <path d="${walls}" fill="${WALL}"/>
  <path d="${lines}" fill="none" stroke="${LINE}" stroke-width="1.5" stroke-linejoin="round"/>
  <path d="${dark}" fill="${INK}" stroke="${LINE}" stroke-width="1.4"/>
  <path d="${lit}" fill="${YELLOW}"/>
  <path d="${bars}" fill="none" stroke="${WALL}" stroke-width="2.4"/>
  <path d="${snow}" fill="${CHALK}"/>`

const overlay = ({ x, y }) =>
  svg(`<polygon points="${STAR}" transform="translate(${x} ${y}) scale(.78)" fill="${YELLOW}"/>`)

/** Sets words in the product's own faces, cut to their ink. */
async function typesetter() {
  const folder = await mkdtemp(join(tmpdir(), 'type-'))
  const { resolve } = createRequire(import.meta.url)
  const set = async (text, face, size, colour, tracking) => {
    const fontfile = join(folder, `${face.name}.ttf`)
    await writeFile(fontfile, readFont(resolve(`@fontsource/${face.file}.woff`)))
    const spacing = Math.round(size * tracking * 1024)
    const markup = `<span foreground="${colour}" letter_spacing="${spacing}" size="${size * 1024}">${text}</span>`
    const words = sharp({ text: { text: markup, font: `${face.name},`, fontfile, dpi: 72, rgba: true } })
    const { data, info } = await sharp(await words.png().toBuffer())
      .trim({ threshold: 1 })
      .png()
      .toBuffer({ resolveWithObject: true })
    return { image: data, width: info.width, height: info.height }
  }
  return { set, done: () => rm(folder, { recursive: true }) }
}
