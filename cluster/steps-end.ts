import { bookingFaults, type Kept, type Mailed, mailFaults } from './check.ts'
import { type Cluster, signIn } from './cluster.ts'
import { until } from './place.ts'
import { must, type Step } from './steps.ts'

export const endSteps: Step[] = [
  { name: 'Every acknowledged booking is there once, and none is doubled', run: bookingsKept },
  { name: 'The same on the replica', run: replicaHasThem },
  { name: 'Every mail went out once', run: mailsOnce },
  { name: "The tills' chains are unbroken", run: tillChains },
]

/** All bookings, the sample data's among them, so that overlaps with those are found too. */
const readKept = (sql: Cluster['sql']) => sql<Kept[]>`
  SELECT email, vehicle_id AS vehicle, to_char(starts_at, 'YYYY-MM-DD"T"HH24:MI') AS "startsAt",
         to_char(ends_at, 'YYYY-MM-DD"T"HH24:MI') AS "endsAt", reference, canceled_at IS NOT NULL AS canceled
  FROM bookings`

const isGuest = (email: string) => /^guest\d+@guests\.example$/.test(email)

async function bookingsKept({ sql, load: { placed } }: Cluster) {
  const kept = await readKept(sql)
  const faults = bookingFaults(placed, kept)
  must(faults.length === 0, summaryOf(faults))
  const count = (outcome: string) => placed.filter((order) => order.outcome === outcome).length
  const lossy = bookingFaults(placed, kept.slice(0, -1))
  must(lossy.length > 0, 'the check does not see that a booking is lost')
  return `${placed.length} orders: ${count('acknowledged')} acknowledged, ${count('refused')} refused, ${count('unclear')} unclear`
}

async function replicaHasThem({ sql }: Cluster) {
  const [row] = await sql<{ replicas: number; behind: number }[]>`
    SELECT count(*)::int AS replicas, coalesce(max(pg_wal_lsn_diff(sent_lsn, flush_lsn)), 0)::float8 AS behind
    FROM pg_stat_replication`
  must(row && row.replicas === 1, `the primary has ${row?.replicas} replicas`)
  return `${row.behind} bytes behind`
}

async function mailsOnce({ sql, mails }: Cluster) {
  await until('nothing waits to be sent', 120, async () => {
    const waiting = await sql`SELECT FROM mails WHERE state = 'waiting' AND due_at <= now() LIMIT 1`
    return waiting.length === 0
  })
  const rows = await sql<{ email: string; states: string[] }[]>`
    SELECT recipient AS email, array_agg(state) AS states FROM mails GROUP BY recipient`
  const mailed: Mailed[] = rows.map(({ email, states }) => ({ email, states, arrived: mails.received.get(email) ?? 0 }))
  const kept = (await readKept(sql)).filter(({ email }) => isGuest(email))
  const faults = mailFaults(kept, mailed)
  must(faults.length === 0, summaryOf(faults))
  const guests = mailed.filter(({ email }) => isGuest(email))
  const brokenOff = guests.filter(({ states }) => !states.includes('sent'))
  const arrived = brokenOff.filter((one) => one.arrived > 0).length
  return `${guests.length} confirmations, ${brokenOff.length} of them broke off with a process and are shown to staff (${arrived} had arrived)`
}

async function tillChains({ front }: Cluster) {
  const session = await signIn(front)
  for (const path of ['/api/rere_verify_till/', '/api/sshp_verify_till/']) {
    const { status, body } = await front.ask({ path, session })
    must(status === 200, `${path} answered ${status}: ${body.slice(0, 200)}`)
    const { broken } = JSON.parse(body) as { broken: number[] }
    must(broken.length === 0, `${path} finds ${broken.length} broken entries`)
  }
  return ''
}

const summaryOf = (faults: readonly string[]) =>
  `${faults.length} faults: ${faults.slice(0, 5).join('; ')}${faults.length > 5 ? '; …' : ''}`
