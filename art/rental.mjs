/** Renders the boat rental's photographs with Blender, draws its chart, and writes them where the site, the sample data and the vouchers have them. */
import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { drawVoucherChart } from './chart/voucher.mjs'
import { atMost, encodeWithin } from './kit/encode.mjs'
import { takePhotographs } from './photographs.mjs'

const SITE = new URL('../src/sites/rental/pictures/', import.meta.url)
const SAMPLES = new URL('../db/sample-data/pictures/', import.meta.url)
const PRINT = new URL('../src/features/vouchers/server/pdf/', import.meta.url)

const vehicles = `whooper-swan bittern eider merganser goldeneye avocet black-tern teal kingfisher dipper sandpiper
  reed-warbler`.split(/\s+/)
const types = ['motorboats', 'sailboats', 'canoes', 'jetskis', 'houseboats']

const named = (names, format) => names.map((name) => [name, format])

/**
 * Width, height and samples of a render; `copies` are what is written of it: ending of the name, width and the most bytes.
 */
const VEHICLE = { width: 1200, height: 750, samples: 8 }
const TILE = {
  width: 800,
  height: 1000,
  samples: 12,
  copies: [
    { width: 800, most: 45_000 },
    { ending: '-480', width: 480, most: 27_000 },
  ],
}
const OVERVIEW = {
  width: 2000,
  height: 750,
  samples: 12,
  copies: [
    { width: 2000, most: 150_000 },
    { ending: '-1200', width: 1200, most: 56_000 },
  ],
}
const VOUCHER = {
  width: 1100,
  height: 1338,
  samples: 12,
  print: { width: 1100, most: 200_000 },
  copies: [
    { width: 900, most: 75_000 },
    { ending: '-700', width: 700, most: 36_000 },
    { ending: '-440', width: 440, most: 17_000 },
  ],
}
const HERO = {
  width: 1920,
  height: 1080,
  samples: 12,
  copies: [
    { width: 1920, most: 180_000 },
    { ending: '-1440', width: 1440, most: 120_000 },
    { ending: '-960', width: 960, most: 68_000 },
  ],
}
const HERO_PORTRAIT = {
  width: 960,
  height: 1280,
  samples: 12,
  copies: [
    { width: 900, most: 100_000 },
    { ending: '-740', width: 740, most: 44_000 },
    { ending: '-480', width: 480, most: 27_000 },
  ],
}
const EVENING = {
  width: 1920,
  height: 864,
  samples: 12,
  copies: [
    { width: 1920, most: 150_000 },
    { ending: '-1200', width: 1200, most: 67_000 },
  ],
}
const LOST = { width: 1600, height: 1000, samples: 12, copies: [{ width: 1600, most: 60_000 }] }

const formats = new Map([
  ...named(['hero'], HERO),
  ...named(['hero-portrait'], HERO_PORTRAIT),
  ...named(['evening'], EVENING),
  ...named(['lost'], LOST),
  ...named(['voucher-dawn', 'voucher-pier'], VOUCHER),
  ...named(
    types.map((type) => `tile-${type}`),
    TILE,
  ),
  ...named(
    ['all', ...types].map((type) => `overview-${type}`),
    OVERVIEW,
  ),
  ...named(
    [
      ...vehicles.flatMap((vehicle) => [1, 2, 3, 4, 5].map((number) => `${vehicle}-${number}`)),
      'whooper-swan-6',
      'bittern-6',
    ],
    VEHICLE,
  ),
])

/** The summer on the lake: gentle contrast, warm lights, cool shadows. */
const LOOK = {
  tone: [
    [1.045, 1.03, 1.005],
    [-5.5, -4, -0.5],
  ],
  warm: { colour: '#ffb066', strength: '.10', reach: '.7' },
  corners: { colour: '#e8e6e8', from: '.45' },
  saturation: 1.07,
  brightness: 1.02,
  sharpen: { sigma: 0.7, m1: 0.35, m2: 0.8 },
  grain: 3,
}

const CHART = 'voucher-chart'

export const rentalNames = [...formats.keys(), CHART]

export async function drawRental(names, options) {
  for (const folder of [SITE, SAMPLES, PRINT]) await mkdir(folder, { recursive: true })
  const write = (name, picture, format) =>
    format.copies ? writeCopies(name, picture, format) : writeVehicle(name, picture)
  if (names.includes(CHART)) await writeCopies(CHART, await drawVoucherChart(), VOUCHER)
  const photographs = names.filter((name) => name !== CHART)
  await takePhotographs(photographs, { ...options, formatOf: (name) => formats.get(name), look: LOOK, write })
}

async function writeVehicle(name, picture) {
  await writeFile(new URL(`${name}.webp`, SAMPLES), await atMost(150_000, picture, 'webp'))
  const small = await atMost(28_000, picture, 'webp', { width: 640, height: 400 })
  await writeFile(new URL(`thumbnail_${name}.webp`, SAMPLES), small)
}

async function writeCopies(name, picture, { copies, print }) {
  for (const { ending = '', width, most } of copies) {
    const { data, info } = await sharp(picture).resize({ width }).raw().toBuffer({ resolveWithObject: true })
    await writeFile(new URL(`${name}${ending}.avif`, SITE), await encodeWithin(most, data, info))
  }
  if (!print) return
  const page = await sharp(picture).resize(print.width).jpeg({ quality: 80, mozjpeg: true }).toBuffer()
  if (page.length > print.most) throw new Error(`${name}.jpg has ${page.length} bytes`)
  await writeFile(new URL(`${name}.jpg`, PRINT), page)
}
