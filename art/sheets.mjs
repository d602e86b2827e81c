/** Lays all pictures of a site side by side, each once and at its largest, to be looked at and compared. */
import { mkdir, readdir, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const SHEETS = join(tmpdir(), 'art-sheets')
const TILE = { width: 400, height: 267 }
const GAP = 10
const LABEL = 26
const COLUMNS = 6

/** The folders of each site's pictures. */
const sites = {
  agency: ['src/sites/agency/public/home', 'src/sites/agency/icons', 'src/sites/agency/cards'],
  rental: ['db/sample-data/pictures', 'src/sites/rental/pictures', 'src/sites/rental/icons', 'src/sites/rental/cards'],
  'real-estate': [
    'src/sites/real-estate/pictures',
    'src/sites/real-estate/public',
    'src/sites/real-estate/icons',
    'src/sites/real-estate/cards',
  ],
  prawns: ['src/sites/prawns/pictures', 'src/sites/prawns/icons', 'src/sites/prawns/cards'],
  art: ['db/sample-data/gallery', 'src/sites/art/pictures', 'src/sites/art/icons', 'src/sites/art/cards'],
}

export const sheetNames = Object.keys(sites)

export async function drawSheets(names) {
  await mkdir(SHEETS, { recursive: true })
  for (const name of names) {
    const pictures = (await Promise.all(sites[name].map(picturesIn))).flat()
    const rows = Math.ceil(pictures.length / COLUMNS)
    const size = {
      width: COLUMNS * (TILE.width + GAP) + GAP,
      height: rows * (TILE.height + LABEL + GAP) + GAP,
    }
    const tiles = await Promise.all(pictures.map((picture, i) => tileOf(picture, i)))
    const file = join(SHEETS, `${name}.jpg`)
    await sharp({ create: { ...size, channels: 3, background: '#2b2b2b' } })
      .composite(tiles.flat())
      .jpeg({ quality: 88 })
      .toFile(file)
    console.log(`${name}  ${pictures.length} pictures  ${file}`)
  }
}

/** Of every picture below a folder its heaviest copy: copies differ in their width, in `thumbnail_` and in their ending. */
async function picturesIn(folder) {
  const files = await readdir(join(ROOT, folder), { recursive: true })
  const best = new Map()
  for (const file of files.filter((one) => /\.(avif|webp|jpe?g|png)$/.test(one)).sort()) {
    const picture = file.replace(/thumbnail_/, '').replace(/(-\d{3,4})?\.\w+$/, '')
    const { size } = await stat(join(ROOT, folder, file))
    if (size > (best.get(picture)?.size ?? 0)) best.set(picture, { picture, size, path: join(ROOT, folder, file) })
  }
  return [...best.values()]
}

async function tileOf({ picture, path, size }, i) {
  const left = GAP + (i % COLUMNS) * (TILE.width + GAP)
  const top = GAP + Math.floor(i / COLUMNS) * (TILE.height + LABEL + GAP)
  const { width, height } = await sharp(path).metadata()
  const input = await sharp(path)
    .resize({ ...TILE, fit: 'contain', background: '#3a3a3a' })
    .flatten({ background: '#3a3a3a' })
    .png()
    .toBuffer()
  const words = `${picture}  ${width} × ${height}  ${Math.round(size / 1000)} KB`.replaceAll('&', '&amp;')
  const label = `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE.width}" height="${LABEL}"><text x="2" y="18" font-family="sans-serif" font-size="14" fill="#ddd">${words}</text></svg>`
  return [
    { input, left, top },
    { input: Buffer.from(label), left, top: top + TILE.height },
  ]
}
