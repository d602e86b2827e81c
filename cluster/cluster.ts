import { connect, type Sql } from '#kit/server/postgres/db.ts'
import { type Caller, callerOf } from './calls.ts'
import { databasePassword, inStep, type Node, prepareNode, startEtcd } from './database.ts'
import { Load } from './load.ts'
import { type MailServer, startMailServer } from './mail-server.ts'
import { prepareOrders } from './orders.ts'
import { freePorts, type Place, until } from './place.ts'
import { type App, prepareApp, rootAccount, startHaproxy } from './web.ts'

/** Everything that runs, and the ways in: through HAProxy, and past it to each application. */
export type Cluster = {
  publicUrl: string
  webPort: number
  front: Caller
  apps: readonly [App, App]
  /** To the application of the same place. */
  direct: readonly [Caller, Caller]
  nodes: readonly [Node, Node]
  /** The primary's database, whoever that is, as the owner of the tables. */
  sql: Sql
  mails: MailServer
  /** All customers of the whole run. */
  load: Load
  close: () => Promise<void>
}

/** Orders that are prepared: more than the whole run places. */
const prepared = 6000

/** Starts the database and, once it has a replica, both applications at the same moment. */
export async function bringUp(place: Place, say: (text: string) => void): Promise<Cluster> {
  const [etcdClient = 0, etcdPeer = 0, web = 0, database = 0, ...rest] = await freePorts(10)
  const [app1 = 0, app2 = 0, node1 = 0, node2 = 0, api1 = 0, api2 = 0] = rest
  const publicUrl = `http://127.0.0.1:${web}`
  const databaseUrl = `postgres://sternsinger:${databasePassword}@127.0.0.1:${database}/sternsinger`
  const etcd = await startEtcd(place, etcdClient, etcdPeer)
  const nodes = [
    await prepareNode(place, 'db1', { port: node1, apiPort: api1, etcd }),
    await prepareNode(place, 'db2', { port: node2, apiPort: api2, etcd }),
  ] as const
  const mails = await startMailServer()
  const sql = connect({ url: databaseUrl }, { max: 2, name: 'cluster-test' })
  const front = callerOf(web, publicUrl)
  const direct = [callerOf(app1, publicUrl), callerOf(app2, publicUrl)] as const
  const close = async () => {
    for (const caller of [front, ...direct]) caller.close()
    mails.close()
    await sql.end({ timeout: 1 })
    await Promise.all(nodes.map((node) => node.end()))
  }
  try {
    await startHaproxy(place, { web, database, apps: [app1, app2], nodes: [node1, node2], apis: [api1, api2] })
    await Promise.all(nodes.map((node) => node.start()))
    await inStep(nodes[0], 90)
    await until('the database through HAProxy', 20, async () => (await sql`SELECT 1`).length > 0)
    say('PostgreSQL has a primary and a synchronous replica')
    const settings = { publicUrl, databaseUrl, smtpUrl: mails.url }
    const apps = [
      await prepareApp(place, 'app1', { port: app1, ...settings }),
      await prepareApp(place, 'app2', { port: app2, ...settings }),
    ] as const
    await Promise.all(apps.map((app) => app.start()))
    await Promise.all(apps.map((app) => app.ready()))
    await until('both behind HAProxy', 20, async () => (await front.ask({ path: '/healthz' })).status === 200)
    const load = new Load(front, await prepareOrders(sql, prepared))
    return { publicUrl, webPort: web, front, apps, direct, nodes, sql, mails, load, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Signs root in at an application and answers the cookie of the session. */
export async function signIn(caller: Caller): Promise<string> {
  const { status, cookies } = await caller.ask({ method: 'POST', path: '/api/rere_login/', body: rootAccount })
  const cookie = cookies.find((one) => one.startsWith('session='))?.split(';')[0]
  if (!cookie) throw new Error(`signing in answered ${status} and no session`)
  return cookie
}
