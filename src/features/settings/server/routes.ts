import { cachedRoute } from '#kit/server/cache/cached-route.ts'
import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { offerCsrfToken } from '#kit/server/security/csrf.ts'
import { wallClock } from '#kit/shared/day.ts'
import { getBusinessSettings, getInstallation, type Installation } from '../contract.ts'
import { legalDataOf } from '../rules/operator.ts'
import { withoutOver } from '../special-days/rules.ts'
import { specialDayRoutes } from '../special-days/server/routes.ts'
import { readBusinessSettings } from './queries.ts'
import { staffSettingsRoutes } from './routes/staff.ts'

/** `testAccount`: of the sample data, when it is loaded. */
export function settingsRoutes(app: Server, context: Context & { testAccount: Installation['test_account'] }): void {
  const { sql, live, env } = context
  staffSettingsRoutes(app, context)
  specialDayRoutes(app, context)
  cachedRoute(app, live, getBusinessSettings, async () => {
    const { day } = wallClock(env.timeZone, context.clock())
    return JSON.stringify(withoutOver(await readBusinessSettings(sql, 'rental'), day))
  })

  route(app, getInstallation, ({ request, reply }) => {
    offerCsrfToken(request, reply, env.publicUrl)
    const { streetAndNumber, zipCodeAndCity, country } = env.business
    const place = `${streetAndNumber}, ${zipCodeAndCity}, ${country}`
    return {
      time_zone: env.timeZone,
      showcase: env.showcase,
      mailbox: env.smtpUrl === undefined,
      test_account: context.testAccount,
      business: legalDataOf(env.business),
      payments: {
        provider: env.paypal ? ('paypal' as const) : env.stripe ? ('stripe' as const) : ('test' as const),
        client_id: env.paypal?.clientId ?? null,
        ways: waysOf(env),
      },
      transfer: { iban: env.business.iban, bic: env.business.bic, to_euros: env.toEuros },
      map_url: mapOf(place, env.mapsEmbedKey),
      directions_url: `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: place })}`,
    }
  })
}

/** The test providers stand in for all of them where nobody is set up. */
const waysOf = ({ paypal, stripe }: Context['env']) => [
  ...(paypal || !stripe ? ['paypal' as const] : []),
  ...(stripe || !paypal ? ['card' as const] : []),
]

/** The embed that needs no key is not documented; with a key it is the documented one. */
const mapOf = (place: string, key: string | undefined) =>
  key === undefined
    ? `https://www.google.com/maps?${new URLSearchParams({ q: place, output: 'embed' })}`
    : `https://www.google.com/maps/embed/v1/place?${new URLSearchParams({ key, q: place })}`
