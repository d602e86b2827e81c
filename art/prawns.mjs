/** Writes the pictures of the prawn site: the layers of its dive, the order cards, and the picture that messengers show. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { bubbles, jellyfish, plankton, ray } from './prawns/drift.mjs'
import { encodeLayer, meanColour } from './prawns/encode.mjs'
import { backlit, freshen, sink } from './prawns/haze.mjs'
import { tinLabel } from './prawns/label.mjs'
import { plate } from './prawns/plates.mjs'
import { SCHOOLS, school } from './prawns/school.mjs'
import { shafts, surface, swell } from './prawns/sea.mjs'
import { drawShare } from './prawns/share.mjs'
import { layers, orders } from './prawns/sizes.mjs'
import { DRAFTS, RENDERS, render } from './render.mjs'

const FOLDER = new URL('../src/sites/prawns/pictures/', import.meta.url)
const RAW = join(RENDERS, 'prawns')

const drifting = { bubbles, jellyfish, plankton, ray }
const sizes = { ...layers, ...orders }

export const prawnsNames = [...Object.keys(sizes), 'share']

/** The render of a script: its arguments before the file, the size that is rendered, and the samples. */
const RENDERED = {
  ...Object.fromEntries(
    ['swim', 'dart', 'walk', 'front', 'curl'].map((pose) => [
      `prawn-${pose}`,
      { script: 'prawn_poses', words: [pose], file: pose, samples: 64 },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries({ far: 1440, mid: 1680, near: 2000 }).map(([ridge, width]) => [
      `reef-${ridge}`,
      { script: 'prawn_reef', words: [ridge], width, samples: 16 },
    ]),
  ),
  bed: { script: 'prawn_bed', words: [], width: 2000, samples: 16 },
  ...Object.fromEntries(
    ['fish-1', 'fish-2', 'fish-3', 'hook', 'boat'].map((thing) => [
      thing,
      { script: 'prawn_small', words: [thing], samples: 40 },
    ]),
  ),
  ...Object.fromEntries(
    ['fresh', 'grilled', 'tin'].map((dish) => [
      `order-${dish}`,
      { script: 'prawn_dishes', words: [dish], samples: 24 },
    ]),
  ),
}

/** The raw render, made only where it is not there yet. */
async function rendered(name, { draft }) {
  const { script, words, file = name, width = sizes[name].width, samples } = RENDERED[name]
  const path = join(RAW, `${file}${draft ? '-draft' : ''}.png`)
  const part = draft ? 0.4 : 1
  const height = Math.round((width * sizes[name].height) / sizes[name].width)
  const numbers = [Math.round(width * part), Math.round(height * part), draft ? 8 : samples, 2].map(String)
  const label = name === 'order-tin' ? [await labelFile()] : []
  await render(script, path, [...words, path, ...numbers, ...label])
  return path
}

/** The tin's printed paper, drawn as a vector and used as a texture. */
async function labelFile() {
  const path = join(RAW, 'label.png')
  await mkdir(RAW, { recursive: true })
  await writeFile(path, await tinLabel())
  return path
}

async function draw(name, options) {
  const size = sizes[name]
  const bytes = (data) =>
    sharp(data, { raw: { ...size, channels: 4 } })
      .png({ compressionLevel: 1 })
      .toBuffer()
  if (name === 'surface') return bytes(surface(size))
  if (name === 'swell-1') return bytes(swell(size, { seed: 3, bright: true }))
  if (name === 'swell-2') return bytes(swell(size, { seed: 8, bright: false }))
  if (name === 'shafts') return bytes(shafts(size))
  if (name in drifting) return sharp(drifting[name](size)).png().toBuffer()
  if (name in SCHOOLS)
    return school(
      await freshen(await rendered('fish-1', options), { saturation: 0.9, brightness: 1.1, hue: 0 }),
      size,
      SCHOOLS[name],
    )
  const file = await rendered(name, options)
  if (name.startsWith('reef') || name === 'bed') return sink(name, size, file)
  if (name.startsWith('order')) return plate(file, size)
  if (name === 'boat') return backlit(file)
  return name.startsWith('prawn') ? freshen(file) : freshen(file, { hue: 0 })
}

/** Draws the pictures; with `draft` small and quick, as PNG in the temporary folder. */
export async function drawPrawns(names, { draft = false } = {}) {
  const folder = draft ? pathToFileURL(`${DRAFTS}/`) : FOLDER
  await mkdir(folder, { recursive: true })
  for (const name of names) {
    if (name === 'share') {
      await drawShare(folder)
      continue
    }
    const picture = await draw(name, { draft })
    if (draft) {
      await writeFile(new URL(`${name}.png`, folder), picture)
      continue
    }
    const { width, height, most } = sizes[name]
    const copies = [width / 2, width].map((side, k) => ({ side, limit: most[k] }))
    let kilobytes = ''
    for (const { side, limit } of copies) {
      const file = await encodeLayer(limit, picture, side)
      await writeFile(new URL(`${name}-${side}.avif`, folder), file)
      kilobytes += ` ${Math.round(file.length / 1000)} kB`
    }
    await describe(name, { width, height, colour: await meanColour(picture) })
    console.log(`${name} ${kilobytes}`)
  }
}

async function describe(name, facts) {
  const file = new URL('pictures.json', FOLDER)
  const known = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'))
  const all = { ...known, [name]: facts }
  const ordered = Object.fromEntries(Object.keys(sizes).flatMap((key) => (all[key] ? [[key, all[key]]] : [])))
  await writeFile(file, `${JSON.stringify(ordered, null, 2)}\n`)
}
