/** Renders the property agency's pictures with Blender and writes them in all sizes, with `pictures.json`, which lists them. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { encodeWithin } from './gallery/avif.mjs'
import { batch, DRAFTS, RENDERS, render } from './render.mjs'

const FOLDER = new URL('../src/sites/real-estate/pictures/', import.meta.url)
const LIST = new URL('pictures.json', FOLDER)
const SCENES = fileURLToPath(new URL('blender/', import.meta.url))

const properties = `canal-house corner-house harbour-house white-terrace penthouse courtyard garden-flat timber-tower
  forest-cabin lake-house alpine-farmhouse heath-pavilion dune-house thatched-house cliff-house tuscan-villa patio-house
  fjord-cabin cycladic-house finca lighthouse brick-mill logistics-hall workshop`.split(/\s+/)
const slides = 'houses apartments nature coast abroad islands industry'.split(' ').map((name) => `slide-${name}`)

/** Width, height, samples of a render; and its copies: width and the most bytes. */
const PROPERTY = { width: 1280, height: 853, samples: 12, copies: { 320: 12_000, 640: 45_000, 1280: 150_000 } }
const SLIDE = { width: 1920, height: 1080, samples: 10, copies: { 960: 45_000, 1440: 100_000, 1920: 180_000 } }
const DRAFT_WIDTH = 384
const DRAFT_SAMPLES = 8
const GRAIN = 5

export const realEstateNames = [...properties, ...slides]

export async function drawRealEstate(names, { draft = false } = {}) {
  const scenes = await sceneFiles()
  await mkdir(FOLDER, { recursive: true })
  await batch(names, (name) => {
    const scene = scenes.get(name)
    if (!scene) throw new Error(`${name} has no scene`)
    return draft ? drawDraft(name, scene) : drawFinal(name, scene)
  })
}

async function drawDraft(name, scene) {
  const out = join(DRAFTS, `${name}.png`)
  const { width, height } = formatOf(name)
  const small = { width: DRAFT_WIDTH, height: Math.round((DRAFT_WIDTH * height) / width), samples: DRAFT_SAMPLES }
  const seconds = await render(scene, out, words(name, out, small), { again: true })
  await writeFile(out, await (await graded(await readFile(out), small)).png().toBuffer())
  return `${out} in ${seconds} s`
}

async function drawFinal(name, scene) {
  const format = formatOf(name)
  const raw = join(RENDERS, `${name}.png`)
  const seconds = await render(scene, raw, words(name, raw, format))
  await writeCopies(name, await (await graded(await readFile(raw), format)).png().toBuffer(), format)
  return seconds ? `${seconds} s` : 'rendered before'
}

const formatOf = (name) => (slides.includes(name) ? SLIDE : PROPERTY)

const words = (name, out, { width, height, samples }) => [name, out, ...[width, height, samples, 2].map(String)]

/** Which scene file makes which picture: the file that names it as the key of a scene. */
async function sceneFiles() {
  const scenes = new Map()
  for (const file of await readdir(SCENES)) {
    if (!/^(urban|land)_.*\.py$/.test(file)) continue
    const text = await readFile(join(SCENES, file), 'utf8')
    for (const [, name] of text.matchAll(/'([a-z-]+)':/g))
      if (realEstateNames.includes(name)) scenes.set(name, file.replace('.py', ''))
  }
  return scenes
}

const layer = ({ width, height }, definition, paint) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${definition}</defs><rect width="100%" height="100%" fill="url(#${paint})"/></svg>`,
  )

/** A warm corner, darker corners, a little more colour, and grain like that of film. */
async function graded(picture, size) {
  const { width, height } = size
  const warm =
    '<linearGradient id="w" x1="1" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffa552" stop-opacity=".20"/><stop offset=".75" stop-color="#ffa552" stop-opacity="0"/></linearGradient>'
  const dark =
    '<radialGradient id="v" cx=".5" cy=".48" r=".78"><stop offset=".55" stop-color="#fff"/><stop offset="1" stop-color="#c4c0cb"/></radialGradient>'
  const noise = { type: 'gaussian', mean: 128, sigma: GRAIN }
  const grain = await sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
    .greyscale()
    .blur(0.6)
    .png()
    .toBuffer()
  const toned = await sharp(picture)
    .removeAlpha()
    .toColourspace('srgb')
    .resize(width, height, { fit: 'fill' })
    .composite([
      { input: layer(size, warm, 'w'), blend: 'soft-light' },
      { input: layer(size, dark, 'v'), blend: 'multiply' },
    ])
    .png()
    .toBuffer()
  const sharpened = await sharp(toned)
    .modulate({ saturation: 1.06, brightness: 1.03 })
    .sharpen({ sigma: 0.7, m1: 0.4, m2: 0.9 })
    .png()
    .toBuffer()
  return sharp(sharpened).composite([{ input: grain, blend: 'soft-light' }])
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
