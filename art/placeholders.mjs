/** Writes a few blurred pixels of each picture into a style sheet beside it: they are shown until the picture has loaded. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

const SITES = new URL('../src/sites/', import.meta.url)
const SIDE = 16

/** Where the pictures are that are called `{name}/…` in `data-picture`. */
const folders = {
  rental: 'rental/pictures/',
  'real-estate': 'real-estate/pictures/',
  interiors: 'real-estate/interiors/',
  art: 'art/pictures/',
}

export const placeholderNames = Object.keys(folders)

export async function drawPlaceholders(names) {
  for (const set of names) {
    const folder = new URL(folders[set], SITES)
    const smallest = smallestCopies(await readdir(folder))
    const rules = await Promise.all(
      [...smallest].map(
        async ([name, file]) =>
          `[data-picture="${set}/${name}"] {\n  background-image: url("${await tiny(new URL(file, folder))}");\n}`,
      ),
    )
    const head = `/* A few pixels of each picture, shown until it is there. Made by art/placeholders.mjs. */\n[data-picture^="${set}/"] {\n  background-position: center;\n  background-size: cover;\n}`
    await writeFile(new URL('placeholders.css', folder), `${[head, ...rules].join('\n\n')}\n`)
    console.log(`${set}  ${rules.length} pictures`)
  }
}

/** By the picture's name, which is the file's without width and ending, the copy of the least width. */
function smallestCopies(files) {
  const copies = new Map()
  for (const file of files.filter((one) => one.endsWith('.avif'))) {
    const [, name, width] = /^(.*?)(?:-(\d{3,4}))?\.avif$/.exec(file)
    const wide = Number(width ?? 9999)
    if (wide < (copies.get(name)?.wide ?? Number.POSITIVE_INFINITY)) copies.set(name, { wide, file })
  }
  return new Map([...copies].sort().map(([name, { file }]) => [name, file]))
}

async function tiny(file) {
  const picture = sharp(await readFile(file))
    .resize(SIDE, SIDE, { fit: 'inside' })
    .blur(0.6)
  const bytes = await picture.webp({ quality: 30, effort: 6 }).toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}
