import { acquisitionRoutes } from '#features/acquisition/server/routes.ts'
import { auditLogRoutes } from '#features/audit-log/server/routes.ts'
import { backupRoutes } from '#features/backups/server/routes.ts'
import { blockedCustomerRoutes } from '#features/blocked-customers/server/routes.ts'
import { leastPrices } from '#features/bookings/server/queries/least-prices.ts'
import { bookingRoutes } from '#features/bookings/server/routes.ts'
import { calendarFeedRoutes } from '#features/calendar-feeds/server/routes.ts'
import { careRoutes } from '#features/care/server/routes.ts'
import { cashRegisterRoutes } from '#features/cash-register/server/routes.ts'
import { customerRoutes } from '#features/customers/server/routes.ts'
import { employeeRoutes } from '#features/employees/server/routes.ts'
import { figureRoutes } from '#features/figures/server/routes.ts'
import { galleryRoutes } from '#features/gallery/server/routes.ts'
import { handoverRoutes } from '#features/handovers/server/routes.ts'
import { inboxRoutes } from '#features/inbox/server/routes.ts'
import { invoiceRoutes } from '#features/invoices/server/routes.ts'
import { businessReadings } from '#features/monitoring/server/queries.ts'
import { monitoringRoutes } from '#features/monitoring/server/routes.ts'
import { Payments } from '#features/payments/server/commands/payments.ts'
import { testProvider } from '#features/payments/server/commands/test-provider.ts'
import { paymentRoutes } from '#features/payments/server/routes.ts'
import { priceRuleRoutes } from '#features/price-rules/server/routes.ts'
import { privacyRoutes } from '#features/privacy/server/routes.ts'
import { productRoutes } from '#features/products/server/routes.ts'
import { stockRoutes } from '#features/products/stock/server/routes.ts'
import { pushRoutes } from '#features/push/server/routes.ts'
import { sandboxRoutes } from '#features/sandbox/server/routes.ts'
import { searchRoutes } from '#features/search/server/routes.ts'
import { sentMailRoutes } from '#features/sent-mails/server/routes.ts'
import type { Installation } from '#features/settings/contract.ts'
import { withCurrency } from '#features/settings/rules/currency.ts'
import { legalDataOf, operatorFacts } from '#features/settings/rules/operator.ts'
import { followSettings } from '#features/settings/server/queries/follow.ts'
import { settingsRoutes } from '#features/settings/server/routes.ts'
import { identifyBySession, listeningBySession, signInRoutes } from '#features/sign-in/server/routes.ts'
import { vehicleRoutes } from '#features/vehicles/server/routes.ts'
import { voucherRoutes } from '#features/vouchers/server/routes.ts'
import { withdrawalRoutes } from '#features/withdrawals/server/routes.ts'
import { workingHoursRoutes } from '#features/working-hours/server/routes.ts'
import type { Context } from '#kit/server/http/context.ts'
import { createServer, type Server } from '#kit/server/http/http.ts'
import { inLanguage } from '#kit/server/http/language.ts'
import { logOptions } from '#kit/server/http/log.ts'
import { hearsWhatItMayRead, liveEventRoutes } from '#kit/server/live/events.ts'
import { healthRoutes } from '#kit/server/metrics/health.ts'
import { metricsRoutes } from '#kit/server/metrics/metrics.ts'
import { Circuit } from '#kit/server/outbound/circuit.ts'
import { apiDocsRoutes } from '#kit/server/pages/api-docs.ts'
import { drawer } from '#kit/server/pages/drawing-thread.ts'
import { fileRoutes } from '#kit/server/pages/files.ts'
import { servePages } from '#kit/server/pages/pages.ts'
import { Paypal } from '#kit/server/paying/paypal.ts'
import { Stripe } from '#kit/server/paying/stripe.ts'
import { securityTxtRoutes } from '#kit/server/security/security-txt.ts'
import { SignedLinks } from '#kit/server/security/signed-links.ts'
import { readVersion } from '#kit/server/settings/version.ts'
import { clearing } from '#kit/server/work/jobs.ts'
import { languageAt } from '#kit/shared/language.ts'
import { topics } from '#kit/shared/topic.ts'
import { pageAnswers } from './page-answers.ts'

export type AppOptions = Omit<Context, 'log' | 'links'> & {
  /** Signs links to one record; the same in every process. */
  linkKey: string
  rootVerificationCode: string
  testAccount: Installation['test_account']
  /** Directory of the built pages; without it only the calls are answered. */
  pagesDir?: string
  /** Compare every answer with its contract, and log nothing: for tests. */
  underTest?: boolean
}

/** All that the product does; the order is that of the API's description. */
const features = [
  signInRoutes,
  settingsRoutes,
  (app: Server, context: Context) => vehicleRoutes(app, context, leastPrices(context)),
  priceRuleRoutes,
  bookingRoutes,
  blockedCustomerRoutes,
  inboxRoutes,
  employeeRoutes,
  workingHoursRoutes,
  sentMailRoutes,
  productRoutes,
  stockRoutes,
  voucherRoutes,
  withdrawalRoutes,
  cashRegisterRoutes,
  handoverRoutes,
  careRoutes,
  figureRoutes,
  backupRoutes,
  galleryRoutes,
  customerRoutes,
  invoiceRoutes,
  acquisitionRoutes,
  auditLogRoutes,
  privacyRoutes,
  paymentRoutes,
  sandboxRoutes,
  searchRoutes,
  monitoringRoutes,
  calendarFeedRoutes,
  pushRoutes,
]

/** The whole application, ready to listen. */
export async function buildApp(options: AppOptions): Promise<Server> {
  const { sql, live, env, underTest = false } = options
  const app = await createServer({
    publicUrl: env.publicUrl,
    trustedProxies: env.trustedProxies,
    logger: underTest ? false : logOptions,
    checkAnswers: underTest,
    identify: identifyBySession({ sql, env }),
    onReplay: () => live.changed(...topics),
    probe: () => sql`SELECT`,
  })
  const context: Context = {
    sql,
    live,
    env,
    clock: options.clock,
    log: app.log,
    links: new SignedLinks(options.linkKey),
    signer: options.signer,
    outbound: options.outbound,
    names: options.names,
  }
  let readPagesAgain = () => {}
  await followSettings(app, { sql, live, onCurrency: () => readPagesAgain() })
  const { payments, paypal } = paymentProviders(app, context)

  healthRoutes(app, { sql, live })
  securityTxtRoutes(app, context)
  metricsRoutes(app, { sql, live, access: env, readings: [businessReadings(context, app.jobs)] })
  const { rootVerificationCode, testAccount } = options
  for (const addRoutes of features)
    await addRoutes(app, { ...context, payments, paypal, rootVerificationCode, testAccount })
  fileRoutes(app, { sql, live, identify: identifyBySession({ sql, env }) })
  liveEventRoutes(app, live, { ...listeningBySession({ sql, env }), hears: hearsWhatItMayRead(app) })
  app.jobs.push(clearing(sql))
  apiDocsRoutes(app, { title: env.business.name, version: readVersion() })
  if (options.pagesDir) {
    const facts = (path: string) => inLanguage(languageAt(path), () => operatorFacts(legalDataOf(env.business)))
    const retell = (path: string, html: string) => inLanguage(languageAt(path), () => withCurrency(html))
    const { pagesDir: dir } = options
    const answers = pageAnswers(context, drawer(dir, app.log))
    readPagesAgain = await servePages(app, { dir, publicUrl: env.publicUrl, facts, retell, ...answers })
  }
  return app
}

/** Who takes payments: whoever is set up, or the test providers, by which no money moves. */
function paymentProviders(app: Server, context: Context) {
  const { sql, env } = context
  const circuitOf = (name: string) => {
    const circuit = new Circuit(name)
    app.circuits.push(circuit)
    return circuit
  }
  const paypal = env.paypal && new Paypal(env.paypal, 10_000, circuitOf('paypal'))
  const stripe = env.stripe && new Stripe(env.stripe, 10_000, circuitOf('stripe'))
  const real = [paypal, stripe].filter((one) => one !== undefined)
  const forTests = [testProvider(sql), testProvider(sql, 'card')]
  const payments = real.length > 0 ? new Payments(context, real, forTests) : new Payments(context, forTests)
  return { payments, paypal }
}
