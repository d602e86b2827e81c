import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { insertWork } from '#features/gallery/server/commands.ts'
import { addUser } from '#features/sign-in/server/commands.ts'
import type { Transaction } from '#kit/server/postgres/db.ts'
import { type SampleComment, threads } from './gallery-talks.ts'

export const artistAddress = 'artist@artalley.example'
const artist = { firstName: 'Lina', lastName: 'Falke' }
const artistName = `${artist.firstName} ${artist.lastName}`

/** What people would write to the artist. `hoursAgo` counts from the day the sample is made. */
const requests = [
  {
    name: 'Marta Lindholm',
    email: 'marta.lindholm@keramik.example',
    body: 'Dear Ms Falke,\n\nI make ceramics and have a small shop with one white wall of four metres. Would you hang three of your watercolours there from March to May? I would pay for the insurance and for the cake at the opening.',
    hoursAgo: 5,
    seen: false,
  },
  {
    name: 'Dr Konrad Abel',
    email: 'abel@praxis-am-markt.example',
    body: 'We are doing up our waiting room. Do you make larger works to order, about 180 by 120 cm, and how long does one take? Our patients should have something to get lost in.',
    hoursAgo: 31,
    seen: false,
  },
  {
    name: 'Juno Sander',
    email: 'juno.sander@schule.example',
    body: 'Hello! I am in year 9 and writing about you for school. How do you know when a picture is finished? It would be great to have an answer before the 14th.',
    hoursAgo: 76,
    seen: true,
  },
  {
    name: 'Galerie Hohlweg',
    email: 'kontakt@galerie-hohlweg.example',
    body: 'We saw your pen drawings and would like to show them next autumn together with a photographer who works in the same towns. May we visit you in your studio?',
    hoursAgo: 170,
    seen: true,
  },
  {
    name: 'Oskar Thiel',
    email: 'oskar.thiel@post.example',
    body: 'I wanted to thank you for the poem about the labyrinth. I read it to my wife. That is all.',
    hoursAgo: 410,
    seen: true,
  },
] as const

/** One entry of works.json, in hanging order: the newest first. */
type SampleWork = {
  /** Of the largest picture, without `.avif`. */
  file: string
  title: string
  alt: string
  series: string
  year: number
  width: number
  height: number
  placeholder: string
}

/** Adds the artist with her works, what people say of them, and what they write to her. */
export async function addGallery(
  tx: Transaction,
  directory: string,
  { password, now }: { password: string; now: Temporal.Instant },
): Promise<void> {
  const artistId = await addUser(tx, { email: artistAddress, password, ...artist, artist: true })
  const works = JSON.parse(await readFile(join(directory, 'works.json'), 'utf8')) as SampleWork[]
  // The oldest first, so that numbers rise as works are hung.
  for (const [i, work] of [...works.entries()].toReversed()) {
    const at = now.subtract({ hours: 24 * (2 + i * 11) + ((i * 7) % 24) })
    const made = await readSizes(directory, work)
    const likecount = 4 + ((i * 37) % 61)
    const { id } = await insertWork(tx, { ...work, made, uploaderId: artistId, uploader: artistName, at, likecount })
    const place = works.filter(({ series }) => series === work.series).indexOf(work) + 1
    const said = threads.filter(({ on }) => on === work.file || on === `${work.series} ${place}`)
    let count = 0
    for (const comment of said) count += await addComment(tx, comment, { itemId: id, artistId, hung: at, now })
    await tx`UPDATE gallery_items SET commentcount = ${count} WHERE id = ${id}`
  }
  await addRequests(tx, now)
}

async function readSizes(directory: string, { file, width, height, placeholder }: SampleWork) {
  const read = (name: string) => readFile(join(directory, `${name}.avif`))
  const narrower = [640, 1280].filter((one) => one < width)
  return {
    width,
    height,
    placeholder,
    picture: await read(file),
    thumbnail: await read(`thumbnail_${file}`),
    narrower: await Promise.all(narrower.map(async (one) => ({ width: one, picture: await read(`${file}-${one}`) }))),
  }
}

type Below = {
  itemId: number
  artistId: number
  hung: Temporal.Instant
  now: Temporal.Instant
  parent?: number
  depth?: number
}

/** Gives how many it were, replies included. What would lie in the future was said half an hour ago. */
async function addComment(tx: Transaction, { by, body, likes, hours, replies = [] }: SampleComment, below: Below) {
  const { itemId, artistId, hung, now, parent = null, depth = 1 } = below
  const [said, latest] = [hung.add({ hours }), now.subtract({ minutes: 40 - depth * 3 })]
  const at = Temporal.Instant.compare(said, latest) < 0 ? said : latest
  const [row] = await tx<{ id: number }[]>`
    INSERT INTO gallery_comments (item_id, parent_id, depth, author_id, author, body, likecount, created_at)
    VALUES (${itemId}, ${parent}, ${depth}, ${by === undefined ? artistId : null}, ${by ?? artistName}, ${body}, ${likes},
            ${at.toString()})
    RETURNING id`
  let count = 1
  for (const reply of replies)
    count += await addComment(tx, reply, { ...below, parent: row?.id as number, depth: depth + 1 })
  return count
}

const addRequests = (tx: Transaction, now: Temporal.Instant) => tx`
  INSERT INTO gallery_contact_requests ${tx(
    requests.toReversed().map(({ hoursAgo, ...request }) => ({
      ...request,
      created_at: now.subtract({ hours: hoursAgo }).toString(),
    })),
  )}`
