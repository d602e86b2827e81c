/** Renders the property agency's pictures with Blender and writes them in all sizes, with `pictures.json`, which lists them. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { encodeWithin } from './kit/encode.mjs'
import { takePhotographs } from './photographs.mjs'

const FOLDER = new URL('../src/sites/real-estate/pictures/', import.meta.url)
const INTERIORS = new URL('../src/sites/real-estate/interiors/', import.meta.url)
const LIST = new URL('pictures.json', FOLDER)

const properties = `canal-house corner-house harbour-house white-terrace penthouse courtyard garden-flat timber-tower
  forest-cabin lake-house alpine-farmhouse heath-pavilion dune-house thatched-house cliff-house tuscan-villa patio-house
  fjord-cabin cycladic-house finca lighthouse brick-mill logistics-hall workshop`.split(/\s+/)
const interiors = properties.map((name) => `${name}-inside`)
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

export const realEstateNames = [...properties, ...slides, ...interiors]

export async function drawRealEstate(names, options) {
  for (const folder of [FOLDER, INTERIORS]) await mkdir(folder, { recursive: true })
  const formatOf = (name) => (slides.includes(name) ? SLIDE : PROPERTY)
  const write = async (name, picture, format) => {
    const isInside = interiors.includes(name)
    await writeCopies(name, picture, format, isInside ? INTERIORS : FOLDER)
    if (!isInside) await enlist(name, format)
  }
  await takePhotographs(names, { ...options, formatOf, look: LOOK, write })
}

async function writeCopies(name, picture, { copies }, folder) {
  for (const [side, most] of Object.entries(copies)) {
    const { data, info } = await sharp(picture)
      .resize({ width: Number(side) })
      .raw()
      .toBuffer({ resolveWithObject: true })
    await writeFile(new URL(`${name}-${side}.avif`, folder), await encodeWithin(most, data, info))
  }
}

async function enlist(name, { width, height }) {
  const list = await readFile(LIST, 'utf8').then(JSON.parse, () => ({}))
  list[name] = { width, height }
  const ordered = realEstateNames.filter((known) => list[known]).map((known) => [known, list[known]])
  await writeFile(LIST, `${JSON.stringify(Object.fromEntries(ordered), null, 2)}\n`)
}
