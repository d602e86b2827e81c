import { addUser } from '#features/sign-in/server/commands.ts'
import { connect } from '#kit/server/postgres/db.ts'
import { wallClock } from '#kit/shared/day.ts'
import { freePort, startChild } from './child.ts'
import { createDatabase } from './database.ts'
import type { OursOptions } from './ours.ts'
import { median, percentile, ratio } from './statistics.ts'

const say = (text: string) => console.log(text)

const known = 'anna@crew.example'
const left = 'left@crew.example'
const unknown = 'nobody@crew.example'

/** Whether the time of a refusal tells who has an account: known and unknown addresses in turn, and the ratio of each pair. */
export async function measureSignIn({ quick }: { quick: boolean }): Promise<void> {
  const pairs = quick ? 25 : 200
  const undo: (() => Promise<unknown>)[] = []
  try {
    const database = await createDatabase(0, wallClock('Europe/Berlin').day, async (sql) => {
      const person = { password: 'lake and pier', firstName: 'Anna', lastName: 'Oar' }
      await addUser(sql, { ...person, email: known })
      await addUser(sql, { ...person, email: left })
      await sql`UPDATE users SET active = false WHERE email = ${left}`
    })
    undo.unshift(database.remove)
    const port = await freePort()
    const options: OursOptions = { connection: database.postgres.connection, port, cache: true }
    undo.unshift((await startChild('ours.ts', options)).stop)
    const sql = connect(database.postgres.connection, { max: 1 })
    undo.unshift(() => sql.end())

    const timed = async (path: string, fields: object, status: number) => {
      await sql`TRUNCATE throttles`
      const headers = { 'content-type': 'application/json', cookie: 'csrftoken=bench', 'x-csrftoken': 'bench' }
      const since = performance.now()
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(fields),
      })
      await answer.text()
      if (answer.status !== status) throw new Error(`${path} answered ${answer.status}`)
      return performance.now() - since
    }
    const compare = async (what: string, one: () => Promise<number>, other: () => Promise<number>) => {
      const ones: number[] = []
      const others: number[] = []
      for (let i = -5; i < pairs; i++) {
        // Whoever comes first has no advantage.
        const first = await (i % 2 === 0 ? one : other)()
        const second = await (i % 2 === 0 ? other : one)()
        if (i < 0) continue
        ones.push(i % 2 === 0 ? first : second)
        others.push(i % 2 === 0 ? second : first)
      }
      const spread = [10, 90].map((percent) =>
        percentile(
          ones.map((ms, i) => ms / (others[i] ?? ms)),
          percent,
        ).toFixed(2),
      )
      say(
        `${what.padEnd(46)} ${ratio(ones, others).toFixed(2)} (10 to 90 %: ${spread.join(' to ')}), ${median(ones).toFixed(1)} ms and ${median(others).toFixed(1)} ms`,
      )
    }
    const login = (email: string, password: string) => () => timed('/api/rere_login/', { email, password }, 401)
    const recover = (email: string) => () => timed('/api/rere_send_recover_email_EN/', { email }, 200)
    const nobody = login(unknown, 'wrong password')
    say(`${pairs} pairs each; 1.00 is the same time\n`)
    await compare('login: wrong password and nobody', login(known, 'wrong password'), nobody)
    await compare('login: deactivated, right password, and nobody', login(left, 'lake and pier'), nobody)
    await compare('login: nobody and nobody else', login('other@crew.example', 'wrong password'), nobody)
    await compare('recovery: known and nobody', recover(known), recover(unknown))
  } finally {
    for (const step of undo) await step()
  }
}
