/** What messengers show of the site: the name in its lettering before the dive */
import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { shaded } from './lettering.mjs'

const SIZE = { width: 1200, height: 630 }
const CREAM = '#fff1dc'
const CORAL = '#ff8a66'
const NAVY = '#03204a'

/** A finished layer at its place; what sticks out of the picture is cut off. */
async function placed(folder, { name, width, left, top, flop, blend = 'over' }) {
  const { [name]: size } = JSON.parse(await readFile(new URL('pictures.json', folder), 'utf8'))
  const source = sharp(await readFile(new URL(`${name}-${size.width}.avif`, folder))).resize(width)
  const { data, info } = await (flop ? source.flop() : source).ensureAlpha().png().toBuffer({ resolveWithObject: true })
  const cut = { left: Math.max(0, -left), top: Math.max(0, -top) }
  const room = {
    width: Math.min(info.width - cut.left, SIZE.width - Math.max(0, left)),
    height: Math.min(info.height - cut.top, SIZE.height - Math.max(0, top)),
  }
  const input = await sharp(data)
    .extract({ ...cut, ...room })
    .png()
    .toBuffer()
  return { input, left: Math.max(0, left), top: Math.max(0, top), blend }
}

const LAYERS = [
  { name: 'surface', width: 1200, left: 0, top: -40 },
  { name: 'reef-far', width: 1500, left: -150, top: 200 },
  { name: 'shafts', width: 900, left: -80, top: 0, blend: 'screen' },
  { name: 'school-2', width: 380, left: 90, top: 330 },
  { name: 'reef-mid', width: 1500, left: -150, top: 130 },
  { name: 'prawn-swim', width: 680, left: 505, top: 212 },
  { name: 'bubbles', width: 90, left: 400, top: 120 },
  { name: 'reef-near', width: 1500, left: -150, top: 80 },
]

export async function drawShare(folder) {
  const water = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}"><defs><linearGradient id="w" x2="0" y2="1"><stop stop-color="#5fd0d8"/><stop offset=".3" stop-color="#0d80b3"/><stop offset="1" stop-color="#05305f"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#w)"/></svg>`,
  )
  const sea = []
  for (const layer of LAYERS) sea.push(await placed(folder, layer))
  const words = [
    ...(await shaded('Parallax', { size: 128, x: 330, y: 68, colour: CREAM, shadow: NAVY, drop: 7 })),
    ...(await shaded('Prawns', { size: 128, x: 330, y: 192, colour: CORAL, shadow: NAVY, drop: 7 })),
  ]
  const picture = await sharp(water)
    .composite([...sea, ...words])
    .removeAlpha()
    .png()
    .toBuffer()
  await writeFile(
    new URL('../cards/home.jpg', folder),
    await sharp(picture).jpeg({ quality: 82, mozjpeg: true }).toBuffer(),
  )
}
