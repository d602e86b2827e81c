/** Writes the sample gallery of the art site: the works in all sizes and `works.json`, which describes them. */
import { access, mkdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { toImage } from './gallery/surface.mjs'
import { works } from './gallery/works.mjs'
import { encodeWithin } from './kit/encode.mjs'

const FOLDER = new URL('../db/sample-data/gallery/', import.meta.url)
const DRAFTS = pathToFileURL(join(tmpdir(), 'art-drafts/'))

const DRAFT_SIDE = 1000

/** What is written of each work: the ending of its name, its longest side or width, and the most bytes. */
const COPIES = [
  { name: (file) => `${file}.avif`, most: 195_000 },
  { name: (file) => `${file}-1280.avif`, side: 1280, most: 76_000 },
  { name: (file) => `${file}-640.avif`, side: 640, most: 26_000 },
  { name: (file) => `thumbnail_${file}.avif`, width: 320, most: 11_500 },
]

export const galleryNames = works.map(({ file }) => file)

/** Draws what is not there yet; works that were asked for by name are always drawn again. */
export async function drawGallery(names, { draft = false } = {}) {
  const folder = draft ? DRAFTS : FOLDER
  await mkdir(folder, { recursive: true })
  const asked = names.length < works.length
  for (const work of works.filter(({ file }) => names.includes(file))) {
    const last = new URL(COPIES.at(-1).name(work.file), folder)
    if (!asked && !draft && (await exists(last))) continue
    const from = performance.now()
    const scale = draft ? DRAFT_SIDE / Math.max(work.width, work.height) : 1
    const size = { width: Math.round(work.width * scale), height: Math.round(work.height * scale), scale }
    const image = toImage(await work.draw(size))
    const drawn = Math.round((performance.now() - from) / 1000)
    if (draft) await image.png().toFile(new URL(`${work.file}.png`, folder).pathname)
    else await writeCopies(work, await image.png({ compressionLevel: 1 }).toBuffer())
    console.log(
      `${work.file}  drawn in ${drawn} s, written in ${Math.round((performance.now() - from) / 1000) - drawn} s`,
    )
  }
  if (!draft) await describe()
}

const exists = (file) =>
  access(file).then(
    () => true,
    () => false,
  )

async function writeCopies({ file }, picture) {
  for (const { name, side, width, most } of COPIES) {
    const { data, info } = await sharp(picture)
      .resize({ width: side ?? width, height: side, fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true })
    await writeFile(new URL(name(file), FOLDER), await encodeWithin(most, data, info))
  }
}

/** Lists the works that are there in hanging order, newest first. */
async function describe() {
  const list = []
  for (const { draw: _, ...work } of works) {
    const small = new URL(`${work.file}-640.avif`, FOLDER)
    if (await exists(small)) list.push({ ...work, placeholder: await placeholder(await readFile(small)) })
  }
  await writeFile(new URL('works.json', FOLDER), `${JSON.stringify(list, null, 2)}\n`)
}

async function placeholder(picture) {
  const tiny = await sharp(picture)
    .resize(16, 16, { fit: 'inside' })
    .blur(0.6)
    .webp({ quality: 30, effort: 6 })
    .toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}
