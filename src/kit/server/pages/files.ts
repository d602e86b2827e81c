import type { FastifyRequest } from 'fastify'
import { ByteCache } from '../cache/byte-cache.ts'
import { type Identify, mayCall, type Server } from '../http/http.ts'
import { notFoundAnswer } from '../http/problems.ts'
import type { Live } from '../live/live.ts'
import type { PictureSizes } from '../pictures/process.ts'
import type { Db } from '../postgres/db.ts'
import { sha256 } from '../security/secret.ts'
import type { PicturesShown, Shows } from './shown.ts'

type StoredFile = { media_type: string; bytes: Buffer }

const mostBytes = 32 * 1024 * 1024

/**
 * Serves the files kept in the database under `/files/`. Their names are hashes of their content, so they never change.
 * Who may not see one is answered as if there were none, and only what anyone may see is kept by caches.
 */
export function fileRoutes(app: Server, { sql, live, identify }: { sql: Db; live: Live; identify: Identify }): void {
  const memory = new ByteCache<StoredFile>(mostBytes, ({ bytes }) => bytes.length)
  // Files never change, but they may go, or be shown no more: what was read before is not kept after.
  let generation = 0
  const stop = live.subscribe((topics) => {
    if (!topics.some((topic) => topic === 'files' || topic === 'vehicles' || topic === 'gallery')) return
    generation++
    memory.clear()
  })
  app.addHook('onClose', async () => stop())

  app.get<{ Params: { name: string } }>('/files/:name', async (request, reply) => {
    const { name } = request.params
    const readIn = generation
    const kept = memory.get(name)
    const file = kept ?? (await app.gate.run('read', request, () => readSeen(name, request)))
    if (!file) return notFoundAnswer(request, reply)
    const isPublic = !('access' in file) || file.access === 'anyone'
    if (!kept && isPublic && readIn === generation) memory.keep(name, file)
    return reply
      .header('cache-control', isPublic ? 'public, max-age=31536000, immutable' : 'no-store')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type(file.media_type)
      .send(file.bytes)
  })

  async function readSeen(name: string, request: FastifyRequest) {
    if (!namePattern.test(name)) return undefined
    const shown = (by: readonly Shows[]) =>
      by.reduce((found, shows) => sql`${found} OR EXISTS (${shows(sql, largestOf(name))})`, sql`false`)
    const [found] = await sql<{ access: keyof PicturesShown | null }[]>`
      SELECT CASE WHEN ${shown(app.pictures.anyone)} THEN 'anyone' WHEN ${shown(app.pictures.staff)} THEN 'staff' END AS access`
    const access = found?.access
    if (!access || !mayCall(access, access === 'anyone' ? undefined : await identify(request))) return undefined
    const file = await readFile(sql, name)
    return file && { ...file, access }
  }
}

const namePattern = /^[\w.]{1,80}$/

/** The largest file of a picture, of which there are small, narrower and otherwise made ones. */
const largestOf = (name: string) =>
  name
    .replace(/^(?:thumbnail|card)_/, '')
    .replace(/_\d+(?=\.avif$)/, '')
    .replace(/\.jpg$/, '.avif')

/** A file by the name it is served under; undefined where there is none. */
export async function readFile(db: Db, name: string): Promise<StoredFile | undefined> {
  if (!namePattern.test(name)) return undefined
  const [row] = await db<StoredFile[]>`SELECT media_type, bytes FROM files WHERE name = ${name}`
  return row
}

/**
 * Keeps a picture and its small twin, and gives back the name it is served under: the hash of its bytes. Keeping the
 * same picture twice keeps it once.
 */
export async function keepPicture(db: Db, picture: Buffer, thumbnail: Buffer): Promise<string> {
  const name = `${sha256(picture).toString('hex').slice(0, 32)}.webp`
  await db`
    INSERT INTO files (name, media_type, bytes)
    VALUES (${name}, 'image/webp', ${picture}), (${`thumbnail_${name}`}, 'image/webp', ${thumbnail})
    ${again(db)}`
  return name
}

/** A picture made by `makeSizes`, or ready-made in the same sizes. */
export type Sizes = Omit<PictureSizes, 'width' | 'height' | 'placeholder'>

/**
 * Keeps a picture in its sizes, and gives back the names they are served under: the hash of the largest, `x.avif`, with
 * `thumbnail_` in front or the width behind, `x_640.avif`. Keeping the same picture twice keeps it once.
 */
export async function keepSizes(
  db: Db,
  { picture, narrower, thumbnail }: Sizes,
): Promise<{ file: string; narrower: { file: string; width: number }[] }> {
  const name = sha256(picture).toString('hex').slice(0, 32)
  const others = narrower.map((one) => ({ ...one, file: `${name}_${one.width}.avif` }))
  const files = [
    { name: `${name}.avif`, bytes: picture },
    { name: `thumbnail_${name}.avif`, bytes: thumbnail },
    ...others.map(({ file, picture: bytes }) => ({ name: file, bytes })),
  ]
  for (const one of files) await keepFile(db, { ...one, media_type: 'image/avif' })
  return { file: `${name}.avif`, narrower: others.map(({ file, width }) => ({ file, width })) }
}

export async function keepFile(db: Db, { name, media_type, bytes }: StoredFile & { name: string }): Promise<void> {
  await db`INSERT INTO files (name, media_type, bytes) VALUES (${name}, ${media_type}, ${bytes}) ${again(db)}`
}

/** What is kept again counts as new and stays locked: files that nothing shows go a while after they came. */
const again = (db: Db) => db`ON CONFLICT (name) DO UPDATE SET created_at = now()`
