import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createConnection, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream'
import { connect, type Sql } from '#kit/server/postgres/db.ts'
import { startPostgres } from '#kit/server/postgres/postgres.ts'
import { findBrokenPromises } from '../db/releases/promises.ts'
import { root } from './prepare.mjs'
import { readReleases } from './release-dump.ts'
import { freePort, layOut, type RunningRelease, run } from './release-tree.ts'
import { listenAt, Visitor } from './upgrade-visitor.ts'

const publicUrl = 'http://localhost:3000'
const account = { email: 'root@sternsinger.example', password: 'lake and pier' }
/** The last that refuses every database that is newer, whatever it is newer by. */
const lastToRefuse = '0.9.0'

type Scene = { sql: Sql; old: RunningRelease; now: RunningRelease; answers: Map<string, number>; wrong: string[] }

/**
 * Starts the last release on a database, then this version beside it, which migrates, and lets visitors and staff go from
 * one to the other. Answers whether every call was answered well, each saw what the other wrote, and the books are right.
 */
export async function tryUpgrade(): Promise<boolean> {
  const release = (await readReleases()).at(-1)
  if (!release) throw new Error('db/releases holds no release')
  console.log(`From ${release.version} to this version`)
  const tree = await layOut(release.commit)
  const dataDir = await mkdtemp(join(tmpdir(), 'sternsinger-upgrade-'))
  await chmod(dataDir, 0o755)
  const postgres = await startPostgres({ dataDir })
  const { host, user, database } = postgres.connection
  const tcp = createServer((socket) => pipeline(socket, createConnection(`${host}/.s.PGSQL.5432`), socket, () => {}))
  await once(tcp.listen(0, '127.0.0.1'), 'listening')
  const url = `postgres://${user}:x@127.0.0.1:${(tcp.address() as AddressInfo).port}/${database}`
  const start = async (directory: string, name: string) =>
    run(directory, await freePort(), {
      DATABASE_URL: url,
      DATA_DIR: join(dataDir, name),
      PUBLIC_URL: publicUrl,
      ROOT_PASSWORD: account.password,
      BACKUPS: 'off',
    })
  const sql = connect({ url }, { max: 2, name: 'upgrade' })
  const running: RunningRelease[] = []
  try {
    const old = await start(tree.directory, 'old')
    running.push(old)
    const answers = new Map<string, number>()
    const wrong: string[] = []
    const isOver = keepAsking(old, answers)
    await mkdir(join(root, 'build/client'), { recursive: true })
    const now = await start(root, 'now')
    running.push(now)
    console.log(/applied .*/.exec(now.output())?.[0] ?? 'nothing to migrate')
    const scene = { sql, old, now, answers, wrong }
    await bookAtBoth(scene)
    await workAtBoth(scene)
    await isOver()
    await old.stop()
    wrong.push(...(await startAgain(() => start(tree.directory, 'old'), release.version, running)))
    wrong.push(...(await findBrokenPromises(sql)))
    return report(scene)
  } finally {
    for (const one of running) await one.stop()
    await sql.end({ timeout: 5 })
    tcp.close()
    await postgres.stop()
    await Promise.all([tree.remove(), rm(dataDir, { recursive: true, force: true })])
  }
}

/** Somebody looks at the old one all the while. Gives how to end that. */
function keepAsking({ url }: RunningRelease, answers: Map<string, number>): () => Promise<void> {
  let isOver = false
  const visitor = new Visitor(publicUrl, answers)
  const asking = (async () => {
    while (!isOver) {
      await visitor.get(url, '/api/rere_get_week/?selectedWeek=2027-05-03')
      await visitor.get(url, '/api/rere_check_user/')
      await new Promise((done) => setTimeout(done, 20))
    }
  })()
  return async () => {
    isOver = true
    await asking
  }
}

/** Booked at one, seen at the other at once. */
async function bookAtBoth({ sql, old, now, answers, wrong }: Scene): Promise<void> {
  const [boat] = await sql<{ vehicle: number; price: number }[]>`
    SELECT v.id AS vehicle, p.price / 100 AS price FROM vehicles v JOIN vehicle_prices p ON p.vehicle_id = v.id
    WHERE v.type = 'motorboats' AND v.license = 'no' AND p.half_hours = 2 ORDER BY v.id LIMIT 1`
  const stop = await listenAt(old.url)
  for (let i = 0; i < 10; i++) {
    const [here, there] = i % 2 === 0 ? [old.url, now.url] : [now.url, old.url]
    const visitor = new Visitor(publicUrl, answers)
    const slot = { vehicle: boat?.vehicle, booked_day: `2027-05-${String(3 + i).padStart(2, '0')}`, booked_start: 10 }
    const who = { name: 'Mira Keller', email: `mira${i}@guests.example` }
    const week = () => visitor.get(there, `/api/rere_get_week/?selectedWeek=${slot.booked_day}`)
    const before = await week()
    await visitor.post(here, '/api/rere_send_verification_code/', { ...who, ...slot })
    const [mail] = await sql<{ body_text: string }[]>`
      SELECT body_text FROM mails WHERE recipient = ${who.email} ORDER BY id DESC LIMIT 1`
    await visitor.post(here, '/api/rere_send_booking_request/', {
      ...who,
      ...slot,
      ...{
        type: 'motorboats',
        employee: '',
        phone: '+49 151 2345678',
        streetAndNumber: 'Seestrasse 5',
        additional: '',
      },
      ...{ zipCodeAndCity: '82319 Starnberg', adults: 2, children: 0, comment: '', booked_hours: 1, privacy: true },
      ...{ price: boat?.price, code: /\b\d{5}\b/.exec(mail?.body_text ?? '')?.[0] },
    })
    if ((await week()).text === before.text) wrong.push(`${slot.booked_day}: what one booked the other does not show`)
  }
  await new Promise((done) => setTimeout(done, 500))
  if (!(await stop()).includes('bookings')) wrong.push('screens at the old one were not told of bookings')
}

/** Signed in at one, known to the other; the till of both is one; signed out at one, out at the other. */
async function workAtBoth({ sql, old, now, answers, wrong }: Scene): Promise<void> {
  const [product] = await sql<{ id: number; price: number }[]>`
    SELECT id, (price / 100.0)::float AS price FROM products WHERE actual_stock > 10 AND deleted_at IS NULL ORDER BY id LIMIT 1`
  for (const [here, there] of [
    [old.url, now.url],
    [now.url, old.url],
  ] as const) {
    const staff = new Visitor(publicUrl, answers)
    await staff.post(here, '/api/rere_login/', account)
    for (const at of [here, there]) {
      if (!(await staff.get(at, '/api/rere_check_user/')).text.includes(account.email))
        wrong.push('a session is not known')
      await staff.get(at, '/api/rere_get_day_bookings/?day=2027-05-03')
      await staff.get(at, '/api/rere_get_unpaid_bookings_and_vouchers_for_cashregister/')
      const products = JSON.stringify([{ id: product?.id, quantity: 1 }])
      await staff.post(at, '/api/rere_save_cashregister/', { income: product?.price, products, method: 'card' })
      await staff.get(at, '/api/rere_verify_till/')
    }
    await staff.post(here, '/api/rere_logout/')
    if ((await staff.get(there, '/api/rere_check_user/')).text.includes(account.email))
      wrong.push('a session outlived its end')
  }
}

async function startAgain(
  start: () => Promise<RunningRelease>,
  version: string,
  running: RunningRelease[],
): Promise<string[]> {
  try {
    running.push(await start())
    console.log(`${version} starts again on what was migrated`)
    return []
  } catch (error) {
    const { message } = error as Error
    if (version !== lastToRefuse || !/database is newer/.test(message)) return [message]
    console.log(`${version} runs on and does not start again, as all up to it: ${message}`)
    return []
  }
}

function report({ answers, wrong }: Scene): boolean {
  for (const [call, times] of [...answers].sort()) console.log(`${String(times).padStart(6)} × ${call}`)
  const failed = [...answers.keys()].filter((call) => !call.startsWith('2')).map((call) => `answered ${call}`)
  for (const line of [...failed, ...wrong]) console.log(`✗ ${line}`)
  const isWell = failed.length + wrong.length === 0
  console.log(isWell ? 'The last release and this version work side by side' : 'They do not work side by side')
  return isWell
}
