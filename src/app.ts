import { blockedCustomerRoutes } from '#features/blocked-customers/server/routes.ts'
import { bookingRoutes } from '#features/bookings/server/routes.ts'
import { mailboxRoutes } from '#features/mailbox/server/routes.ts'
import type { Installation } from '#features/settings/contract.ts'
import { settingsRoutes } from '#features/settings/server/routes.ts'
import { identifyBySession, signInRoutes } from '#features/sign-in/server/routes.ts'
import { vehicleRoutes } from '#features/vehicles/server/routes.ts'
import { apiDocsRoutes } from '#kit/server/api-docs.ts'
import type { Context } from '#kit/server/context.ts'
import { fileRoutes } from '#kit/server/files.ts'
import { createServer, type Server } from '#kit/server/http.ts'
import { liveEventRoutes } from '#kit/server/live-events.ts'
import { logOptions } from '#kit/server/log.ts'
import { monitoringRoutes } from '#kit/server/monitoring.ts'
import { servePages } from '#kit/server/pages.ts'
import { findPage, isNotFound, sites } from '#sites/pages.ts'

export type AppOptions = Omit<Context, 'log'> & {
  rootVerificationCode: string
  testAccount: Installation['test_account']
  /** Directory of the built pages; without it only the calls are answered. */
  pagesDir?: string
  /** Compare every answer with its contract, and log nothing: for tests. */
  underTest?: boolean
}

/** The whole application, ready to listen. */
export async function buildApp(options: AppOptions): Promise<Server> {
  const { sql, live, env, underTest = false } = options
  const app = await createServer({
    publicUrl: env.publicUrl,
    trustedProxies: env.trustedProxies,
    logger: underTest ? false : logOptions,
    checkAnswers: underTest,
    identify: identifyBySession({ sql, env }),
  })
  const context: Context = { sql, live, env, clock: options.clock, log: app.log }

  monitoringRoutes(app, { sql, metricsToken: env.metricsToken })
  signInRoutes(app, context)
  settingsRoutes(app, context, options.testAccount)
  vehicleRoutes(app, context)
  bookingRoutes(app, context, options.rootVerificationCode)
  blockedCustomerRoutes(app, context)
  mailboxRoutes(app, context)
  fileRoutes(app, sql)
  liveEventRoutes(app, live)
  apiDocsRoutes(app, { title: env.business.name, version: '0.1.0' })
  if (options.pagesDir) await servePages(app, { dir: options.pagesDir, publicUrl: env.publicUrl, find: pageAnswer })
  return app
}

function pageAnswer(path: string) {
  const { site, page, misfit } = findPage(path)
  const notFoundFile = `${sites[site].prefix}/404/index.html`.slice(1)
  if (misfit) return { redirect: `${sites[site].prefix}/404` }
  if (isNotFound(page)) return { file: notFoundFile, status: 404 as const }
  const prerendered = page.prerender?.includes(path)
  return { file: prerendered ? `${path}/index.html`.replace(/^\/+/, '') : 'app.html', status: 200 as const }
}
