import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { keepPicture } from '#kit/server/pages/files.ts'
import type { Sql } from '#kit/server/postgres/db.ts'
import { hashPassword } from '#kit/server/security/password.ts'
import { type Day, wallClock } from '#kit/shared/day.ts'
import { type Supplies, signsIn } from './arrivals-mix.ts'
import { createDatabase, fillForBookings } from './database.ts'
import { fillOthers } from './database-others.ts'
import { memoryBelow } from './memory.ts'
import { startProduct } from './start-times.ts'

const bookings = 50_000
const others = { entries: 1000, comments: 2000 }

/** The product as people start it, one process and its own PostgreSQL, with the bookings of some seasons. */
export type Product = {
  port: number
  today: Day
  supplies: Supplies
  /** Megabytes of Node and PostgreSQL, what they share counted once. */
  memory: () => Promise<number>
  /** Milliseconds by which the event loop was late since this was last asked. */
  lateness: () => Promise<Lateness>
  stop: () => Promise<void>
}
export type Lateness = { p50: number; p99: number; most: number }

export async function startFilled(): Promise<Product> {
  const { day: today } = wallClock('Europe/Berlin')
  const photos = await takePhotos()
  let ahead: number[] = []
  let files: string[] = []
  const database = await createDatabase(bookings, today, async (sql) => {
    await fillForBookings(sql, bookings, today)
    // The first one is root's, whom the product makes when it starts.
    await sql`SELECT nextval('users_id_seq')`
    await fillOthers(sql, others)
    await sql`
      INSERT INTO users (email, password_hash, first_name, last_name)
      SELECT replace(${signsIn.email(0)}, '0@', n || '@'), ${await hashPassword(signsIn.password)}, 'Robin', 'Colleague ' || n
      FROM generate_series(0, ${signsIn.accounts - 1}) n`
    const rows = await sql<{ id: number }[]>`
      SELECT id FROM bookings WHERE starts_at > ${today}::date + 1 ORDER BY id LIMIT 200`
    ahead = rows.map(({ id }) => id)
    files = await hangSome(sql, photos)
  })
  await database.postgres.stop()
  // Visitors come from many addresses: what stands before the product says from which.
  process.env.TRUSTED_PROXIES = '127.0.0.1'
  const product = await startProduct(database.directory)
  const stop = async () => {
    await product.stop()
    await rm(database.directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
  }
  try {
    return {
      port: product.port,
      today,
      supplies: { files, bookings: ahead, photos },
      memory: async () => megabytes(await memoryBelow(product.pid)),
      lateness: () => readLateness(product.port),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

const megabytes = (memory: Awaited<ReturnType<typeof memoryBelow>>) =>
  memory.reduce((sum, { bytes, counts }) => sum + (counts ? bytes : 0), 0) / 1e6

/** Noisy as photos are. */
async function takePhotos(): Promise<Uint8Array[]> {
  const noise = { type: 'gaussian', mean: 128, sigma: 25 } as const
  const lake = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#404040', noise } })
    .blur(1)
    .png()
    .toBuffer()
  const photos: Uint8Array[] = []
  for (let n = 0; n < 6; n++) {
    const boat = {
      create: { width: 200, height: 100, channels: 3 as const, background: { r: n % 256, g: 90, b: 160 } },
    }
    const overlay = { input: boat, left: (n * 37) % 1400, top: (n * 53) % 1100 }
    photos.push(await sharp(lake).composite([overlay]).jpeg({ quality: 88 }).toBuffer())
  }
  return photos
}

/** A few pictures of a boat: they are the files that are looked at. */
async function hangSome(sql: Sql, photos: readonly Uint8Array[]): Promise<string[]> {
  const files: string[] = []
  for (const [n, photo] of photos.slice(0, 4).entries()) {
    const picture = await sharp(photo).webp().toBuffer()
    const file = await keepPicture(sql, picture, await sharp(photo).resize(320).webp().toBuffer())
    await sql`
      INSERT INTO vehicle_pictures (vehicle_id, position, file, alt)
      SELECT min(id), ${n + 1}, ${file}, 'A boat' FROM vehicles`
    files.push(`/files/${file}`, `/files/thumbnail_${file}`)
  }
  return files
}

async function readLateness(port: number): Promise<Lateness> {
  const text = await fetch(`http://127.0.0.1:${port}/metrics`).then((answer) => answer.text())
  const read = (name: string) =>
    Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds(?:{[^}]*})? (\\S+)`, 'm').exec(text)?.[1])
  // It counts from one look at the clock to the next, which are ten milliseconds apart anyway.
  const late = (name: string) => Math.max(read(name) * 1000 - 10, 0)
  return { p50: late('p50'), p99: late('p99'), most: late('max') }
}

/** Samples of the memory, about one every two seconds, until it is told to stop. */
export function watchMemory(product: Product): () => Promise<number[]> {
  let on = true
  const samples: number[] = []
  const watching = (async () => {
    while (on) {
      samples.push(await product.memory())
      await sleep(2000)
    }
  })()
  return async () => {
    on = false
    await watching
    return samples
  }
}
