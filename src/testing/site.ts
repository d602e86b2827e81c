import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import type { AppOptions } from '#app'
import { MailWorker } from '#kit/server/mail/worker.ts'
import { loadSampleData } from '../../db/sample-data/load.ts'
import { afterFile } from './after-file.ts'
import { buildTestApp, sampleCredentials, type TestApp } from './app.ts'

export type Site = TestApp & { url: string }

/**
 * The whole product on a port of its own, as browsers see it: the built pages (`npm run build` makes them), the calls,
 * and mails that arrive in the built-in mailbox. The fleet is empty.
 */
export async function openSite(more: Partial<AppOptions> = {}): Promise<Site> {
  const site = await buildTestApp({}, { pagesDir: resolve('build/client'), ...more })
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  const mails = new MailWorker({ ...site, sql: site.appSql, log: site.app.log })
  mails.start()
  afterFile(() => mails.stop())
  return { ...site, url: `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}` }
}

/** Fills a site with the fleet, the seasons and the accounts of the sample data, and no bookings. */
export async function loadSampleFleet({ sql, env, live }: Site): Promise<void> {
  await loadSampleData(sql, 'db/sample-data', env, sampleCredentials, { withTill: false, withGallery: false })
  await sql`TRUNCATE bookings, blocked_days, blocked_customers CASCADE`
  await live.changed('bookings', 'blocked-days', 'blocked-customers', 'vehicles', 'settings')
}
