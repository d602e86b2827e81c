import type * as z from 'zod/mini'
import { authorOf } from '#kit/server/http/audit.ts'
import type { Context } from '#kit/server/http/context.ts'
import { type Caller, route, type Server } from '#kit/server/http/http.ts'
import { transaction, violates } from '#kit/server/postgres/db.ts'
import { hashPassword } from '#kit/server/security/password.ts'
import { wallClock } from '#kit/shared/day.ts'
import { errorsOf } from '#kit/shared/fields.ts'
import { type FieldError, invalid } from '#kit/shared/problem.ts'
import {
  agencySettings,
  businessForm,
  getBookingsOutside,
  personalForm,
  rentalSettings,
  type SettingsCalls,
} from '../../contract/staff.ts'
import { hoursErrors, settingsOf } from '../../rules/staff.ts'
import { changeBusiness, changePerson } from '../commands.ts'
import { setsBusiness } from '../policy.ts'
import { readBookingsOutside, readUserInfo } from '../queries/staff.ts'
import { readBusinessSettings } from '../queries.ts'

/** What staff set, at each of the businesses. */
export function staffSettingsRoutes(app: Server, context: Context): void {
  personalRoutes(app, context, rentalSettings)
  personalRoutes(app, context, agencySettings)

  const { sql, env, clock } = context
  route(app, getBookingsOutside, async ({ query }) => {
    refuse(hoursErrors(query))
    const current = await readBusinessSettings(sql, 'rental')
    const next = settingsOf(query, { hiring: current.hiring, late_grace: current.late_grace })
    return readBookingsOutside(sql, { now: wallClock(env.timeZone, clock()), current, next })
  })
}

function personalRoutes(app: Server, context: Context, { business, ...calls }: SettingsCalls): void {
  const { sql, live } = context
  route(app, calls.getUserInfo, ({ caller }) => readUserInfo(sql, caller, business))

  route(app, calls.updateSettings, async ({ body, caller }) => {
    const signedOut = setsBusiness(caller, business) ? await saveBusiness(body, caller) : await savePerson(body, caller)
    return { status: 'success' as const, signed_out: signedOut }
  })

  async function saveBusiness(body: unknown, caller: Caller): Promise<false> {
    const form = read(businessForm, body)
    refuse(hoursErrors(form))
    const settings = settingsOf(form, { hiring: form.weAreHiring, late_grace: form.late_grace })
    await transaction(sql, (tx) => changeBusiness(tx, authorOf(caller, context), business, settings))
    await live.changed('settings')
    return false
  }

  async function savePerson(body: unknown, caller: Caller): Promise<boolean> {
    const form = read(personalForm, body)
    const passwordHash = form.password === undefined ? undefined : await hashPassword(form.password)
    const { signedOut, hiringChanged } = await transaction(sql, (tx) =>
      changePerson(tx, authorOf(caller, context), { business, form, passwordHash }),
    ).catch((error) => {
      if (!violates(error, 'users_email')) throw error
      throw invalid([{ field: 'email', message: 'Somebody is registered with this email address already' }])
    })
    await live.changed('users', ...(hiringChanged ? (['settings'] as const) : []))
    return signedOut
  }
}

function read<S extends z.ZodMiniType>(schema: S, body: unknown): z.output<S> {
  refuse(errorsOf(schema, body))
  return schema.parse(body)
}

function refuse(errors: readonly FieldError[]): void {
  if (errors.length > 0) throw invalid(errors, errors[0]?.message)
}
