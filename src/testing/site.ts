import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import type { AppOptions } from '#app'
import { MailWorker } from '#kit/server/mail/worker.ts'
import { type RentalCurrency, rentalCurrency } from '#kit/shared/money.ts'
import { loadSampleData } from '../../db/sample-data/load.ts'
import { afterFile } from './after-file.ts'
import { buildTestApp, sampleCredentials, type TestApp } from './app.ts'

export type Site = TestApp & { url: string }

/** Where the files of a process have their sites, one after the other: a browser that has been there knows the scripts. */
let usualPort = 0

/**
 * The whole product at an address, as browsers see it: the built pages (`npm run build` makes them), the calls, and mails
 * that arrive in the built-in mailbox. The fleet is empty.
 */
export async function openSite(more: Partial<AppOptions> = {}): Promise<Site> {
  const site = await buildTestApp({}, { pagesDir: resolve('build/client'), ...more })
  const { app } = site
  const listenAt = (port: number) => app.listen({ port, host: '127.0.0.1' })
  // A second site of the same file, or somebody else meanwhile, may be there.
  await listenAt(usualPort).catch(() => listenAt(0))
  const { port } = app.server.address() as AddressInfo
  usualPort ||= port
  const mails = new MailWorker({ ...site, sql: site.appSql, log: app.log })
  mails.start()
  afterFile(() => mails.stop())
  return { ...site, url: `http://127.0.0.1:${port}` }
}

/** Fills a site with the fleet, the seasons and the accounts of the sample data, and no bookings. */
export async function loadSampleFleet({ sql, env, live }: Site): Promise<void> {
  await loadSampleData(sql, 'db/sample-data', env, sampleCredentials, { withTill: false, withGallery: false })
  await sql`TRUNCATE bookings, blocked_days, blocked_customers CASCADE`
  await live.changed('bookings', 'blocked-days', 'blocked-customers', 'vehicles', 'settings')
}

/** Chooses, as root does before anything is booked, what the rental takes its prices in. */
export async function takePricesIn(currency: RentalCurrency, { visitor, signedIn }: TestApp): Promise<void> {
  const { json: settings } = await visitor().get('/api/rere_get_business_settings/')
  const root = await signedIn('root')
  const kept = Object.fromEntries(Object.entries({ ...settings, currency }).filter(([, value]) => value !== null))
  const chosen = await root.post('/api/rere_update_settings/', kept)
  if (chosen.status !== 200) throw new Error(JSON.stringify(chosen.json))
  while (rentalCurrency() !== currency) await new Promise((done) => setTimeout(done, 10))
}
