import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { writing } from '#kit/server/http/write.ts'
import { Circuit } from '#kit/server/outbound/circuit.ts'
import { internet } from '#kit/server/outbound/public-fetch.ts'
import { PoliteFetcher } from '#kit/server/outbound/public-fetch-polite.ts'
import { type CrawlRun, controlCrawl, crawlTargets, getCrawl } from '../contract.ts'
import { control, crawl } from './commands.ts'
import { crawling } from './jobs.ts'
import { readCrawled, readRun } from './queries.ts'

export function crawlRoutes(app: Server, context: Context): void {
  const { sql, env, outbound: way = internet } = context
  const write = writing(context, 'acquisition')

  route(app, crawlTargets, (call) =>
    write(call, async (writes) => {
      await crawl(writes, call.query, env)
      return readCrawled(writes.tx, call.query)
    }),
  )

  route(app, getCrawl, ({ query: place }) => readCrawled(sql, place))

  route(app, controlCrawl, (call) =>
    write(call, async (writes) => {
      const id = await control(writes, call.body, env)
      return { status: 'success' as const, crawl: (await readRun(writes.tx, id)) as CrawlRun }
    }),
  )

  const stopping = new AbortController()
  app.addHook('preClose', async () => stopping.abort())
  const userAgent = `${env.business.name.replace(/[^A-Za-z0-9]/g, '')}Bot/1.0 (+${env.publicUrl}; ${env.business.email})`
  const fetcher = new PoliteFetcher(way, { userAgent })

  const rules = { mostFailures: 3, shortest: 10_000 }
  const circuits = {
    google: new Circuit('google-places', { now: () => now(context), rules }),
    overpass: new Circuit('overpass', { now: () => now(context), rules }),
  }
  app.circuits.push(circuits.google, circuits.overpass)
  app.jobs.push(crawling({ ...context, circuits, fetcher, way, userAgent, signal: stopping.signal }))
}

const now = ({ clock }: Context) => clock().epochMilliseconds
