import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { interiorAlts } from '../src/features/properties/content/interiors.ts'
import { listings } from '../src/features/properties/content/listings.ts'

/** A picture of the project: pixels, and bytes of its file. */
export type Picture = { path: string; width: number; height: number; bytes: number }

const kilobyte = 1000
const longest = 2560
/** All pictures together: with its history the repository stays below twice as much. */
const mostOfAll = 60_000 * kilobyte
const longestAlt = 180

/** What a picture may weigh by what it is for. A side is its width, or of a tall one four fifths of its height. */
const budgets: readonly { name: string; fits: (picture: Picture, side: number) => boolean; most: number }[] = [
  { name: 'a card of shared links', fits: ({ path }) => path.includes('/cards/'), most: 120 * kilobyte },
  // Seen alone, one at a time, and looked into.
  {
    name: 'a work of art',
    fits: ({ path }, side) => path.startsWith('db/sample-data/gallery/') && side > 1280,
    most: 240 * kilobyte,
  },
  { name: 'a printed picture', fits: ({ path }) => path.includes('/server/pdf/'), most: 200 * kilobyte },
  { name: 'a thumbnail', fits: (_, side) => side <= 324, most: 12 * kilobyte },
  { name: 'a tile', fits: (_, side) => side <= 800, most: 45 * kilobyte },
  { name: 'a large picture', fits: () => true, most: 180 * kilobyte },
]

/** One sentence for each picture that is too large, and one when all together are. */
export function findPictureViolations(pictures: readonly Picture[]): string[] {
  const heavy = pictures.flatMap((picture) => {
    const { path, width, height, bytes } = picture
    const budget = budgets.find(({ fits }) => fits(picture, Math.max(width, height * 0.8)))
    if (!budget || bytes <= budget.most) return []
    return [
      `${path} (${width} × ${height}) has ${inKilobytes(bytes)}, more than ${inKilobytes(budget.most)} for ${budget.name}`,
    ]
  })
  const large = pictures
    .filter(({ width, height }) => Math.max(width, height) > longest)
    .map(({ path, width, height }) => `${path} is ${width} × ${height}: no side may be longer than ${longest}`)
  const sum = pictures.reduce((total, { bytes }) => total + bytes, 0)
  const all = sum > mostOfAll ? [`All pictures weigh ${inKilobytes(sum)}, more than ${inKilobytes(mostOfAll)}`] : []
  return [...heavy, ...large, ...all]
}

/** What is said of a picture in data; `file` without folder, and without ending where it has copies of several widths. */
export type Described = { file: string; alt: string }

/** One sentence for each picture that is missing, says nothing to whoever cannot see it, or says what another one does. */
export function findAltViolations(described: readonly Described[], paths: readonly string[]): string[] {
  const files = new Set(paths.map((path) => path.slice(path.lastIndexOf('/') + 1)))
  const counts = new Map<string, number>()
  for (const { alt } of described) counts.set(alt, (counts.get(alt) ?? 0) + 1)
  return described.flatMap(({ file, alt }) => [
    ...(files.has(file) || files.has(`${file}.avif`) || files.has(`${file}-640.avif`)
      ? []
      : [`There is no picture ${file}`]),
    ...(alt.trim().length < 15 ? [`${file} has no alt text that says what is seen`] : []),
    ...(alt.length > longestAlt ? [`The alt text of ${file} has ${alt.length} signs, more than ${longestAlt}`] : []),
    ...(/^(a |an |the )?(picture|image|photo(graph)?) of/i.test(alt)
      ? [`The alt text of ${file} says that it is a picture`]
      : []),
    ...((counts.get(alt) ?? 0) > 1 ? [`${file} has the alt text of another picture`] : []),
  ])
}

/** What the sample data and the property agency say of their pictures. */
export async function readDescribed(root: string): Promise<Described[]> {
  const read = async (path: string) => JSON.parse(await readFile(join(root, 'db/sample-data', path), 'utf8'))
  const vehicles: { pictures: Described[] }[] = await read('vehicles.json')
  return [
    ...vehicles.flatMap(({ pictures }) => pictures),
    ...(await read('gallery/works.json')),
    ...listings.map(({ picture, alt }) => ({ file: picture, alt })),
    ...Object.entries(interiorAlts).map(([picture, alt]) => ({ file: `${picture}-inside`, alt })),
  ]
}

const inKilobytes = (bytes: number) => `${(bytes / kilobyte).toFixed(1)} KB`

/** Measures the pictures among the files of the project. */
export async function measurePictures(root: string, paths: readonly string[]): Promise<Picture[]> {
  const pictures = paths.filter((path) => /\.(avif|webp|jpe?g|png)$/.test(path))
  return Promise.all(
    pictures.map(async (path) => {
      const [{ width, height }, { size }] = await Promise.all([
        sharp(join(root, path)).metadata(),
        stat(join(root, path)),
      ])
      return { path, width, height, bytes: size }
    }),
  )
}
