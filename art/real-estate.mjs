/** Renders the property agency's pictures with Blender and writes them in all sizes, with `pictures.json`, which lists them. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { encodeWithin } from './gallery/avif.mjs'
import { takePhotographs } from './photographs.mjs'

const FOLDER = new URL('../src/sites/real-estate/pictures/', import.meta.url)
const LIST = new URL('pictures.json', FOLDER)

const properties = `canal-house corner-house harbour-house white-terrace penthouse courtyard garden-flat timber-tower
  forest-cabin lake-house alpine-farmhouse heath-pavilion dune-house thatched-house cliff-house tuscan-villa patio-house
  fjord-cabin cycladic-house finca lighthouse brick-mill logistics-hall workshop`.split(/\s+/)
const slides = 'houses apartments nature coast abroad islands industry'.split(' ').map((name) => `slide-${name}`)

/** Width, height, samples of a render; and its copies: width and the most bytes. */
const PROPERTY = { width: 1280, height: 853, samples: 8, copies: { 320: 12_000, 640: 45_000, 1280: 150_000 } }
const SLIDE = { width: 1920, height: 1080, samples: 8, copies: { 960: 45_000, 1440: 100_000, 1920: 180_000 } }
const LOOK = {
  warm: { colour: '#ffa552', strength: '.20', reach: '.75' },
  corners: { colour: '#c4c0cb', from: '.55' },
  saturation: 1.06,
  brightness: 1.03,
  sharpen: { sigma: 0.7, m1: 0.4, m2: 0.9 },
  grain: 5,
}

export const realEstateNames = [...properties, ...slides]

export async function drawRealEstate(names, options) {
  await mkdir(FOLDER, { recursive: true })
  const formatOf = (name) => (slides.includes(name) ? SLIDE : PROPERTY)
  await takePhotographs(names, { ...options, formatOf, look: LOOK, write: writeCopies })
}

async function writeCopies(name, picture, { width, height, copies }) {
  for (const [side, most] of Object.entries(copies)) {
    const { data, info } = await sharp(picture)
      .resize({ width: Number(side) })
      .raw()
      .toBuffer({ resolveWithObject: true })
    await writeFile(new URL(`${name}-${side}.avif`, FOLDER), await encodeWithin(most, data, info))
  }
  const list = await readFile(LIST, 'utf8').then(JSON.parse, () => ({}))
  list[name] = { width, height }
  const ordered = realEstateNames.filter((known) => list[known]).map((known) => [known, list[known]])
  await writeFile(LIST, `${JSON.stringify(Object.fromEntries(ordered), null, 2)}\n`)
}
