/** Writes a few blurred pixels of each site's pictures into its style sheet: they are shown until the picture has loaded. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

const SITES = new URL('../src/sites/', import.meta.url)
const SIDE = 16

export const placeholderNames = ['rental', 'real-estate', 'art']

export async function drawPlaceholders(names) {
  for (const site of names) {
    const folder = new URL(`${site}/pictures/`, SITES)
    const smallest = smallestCopies(await readdir(folder))
    const rules = await Promise.all(
      [...smallest].map(
        async ([name, file]) =>
          `[data-picture="${site}/${name}"] {\n  background-image: url("${await tiny(new URL(file, folder))}");\n}`,
      ),
    )
    const head = `/* A few pixels of each picture, shown until it is there. Made by art/placeholders.mjs. */\n[data-picture^="${site}/"] {\n  background-position: center;\n  background-size: cover;\n}`
    await writeFile(new URL('placeholders.css', folder), `${[head, ...rules].join('\n\n')}\n`)
    console.log(`${site}  ${rules.length} pictures`)
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
