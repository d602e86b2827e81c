import { cachedRoute } from '#kit/server/cached-route.ts'
import type { Context } from '#kit/server/context.ts'
import { offerCsrfToken } from '#kit/server/csrf.ts'
import { route, type Server } from '#kit/server/http.ts'
import { getBusinessSettings, getInstallation, type Installation } from '../contract.ts'
import { readBusinessSettings } from './queries.ts'

/** `testAccount`: of the sample data, when it is loaded. */
export function settingsRoutes(
  app: Server,
  { sql, live, env }: Context,
  testAccount: Installation['test_account'],
): void {
  cachedRoute(app, live, getBusinessSettings, async () => JSON.stringify(await readBusinessSettings(sql, 'rental')))

  route(app, getInstallation, ({ request, reply }) => {
    offerCsrfToken(request, reply, env.publicUrl)
    const { name, owner, email, phone, streetAndNumber, zipCodeAndCity, vatId } = env.business
    return {
      time_zone: env.timeZone,
      showcase: env.showcase,
      mailbox: env.smtpUrl === undefined,
      test_account: testAccount,
      business: { name, owner, email, phone, address: `${streetAndNumber}, ${zipCodeAndCity}`, vat_id: vatId },
    }
  })
}
