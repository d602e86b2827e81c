import type * as z from 'zod/mini'
import { words as signInWords } from '#features/sign-in/words.ts'
import type { Context } from '#kit/server/http/context.ts'
import { type Call, route, type Server } from '#kit/server/http/http.ts'
import { writing } from '#kit/server/http/write.ts'
import { violates } from '#kit/server/postgres/db.ts'
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
    const next = settingsOf(query, current)
    return readBookingsOutside(sql, { now: wallClock(env.timeZone, clock()), current, next })
  })
}

function personalRoutes(app: Server, context: Context, { business, ...calls }: SettingsCalls): void {
  const { sql } = context
  const write = writing(context)
  route(app, calls.getUserInfo, ({ caller }) => readUserInfo(sql, caller, business))

  route(app, calls.updateSettings, (call) =>
    setsBusiness(call.caller, business) ? saveBusiness(call) : savePerson(call),
  )

  function saveBusiness(call: Call<typeof calls.updateSettings>) {
    const form = read(businessForm, call.body)
    refuse(hoursErrors(form))
    const { weAreHiring: hiring, late_grace, reminder_mails, change_hours, change_days, currency, language } = form
    const untouched = { hiring, late_grace, reminder_mails, change_hours, change_days, currency, language }
    const settings = settingsOf(form, untouched)
    return write(call, async (writes) => {
      await changeBusiness(writes, business, settings)
      writes.tell('settings')
      return { status: 'success' as const, signed_out: false }
    })
  }

  async function savePerson(call: Call<typeof calls.updateSettings>) {
    const form = read(personalForm, call.body)
    const passwordHash = form.password === undefined ? undefined : await hashPassword(form.password)
    return write(call, async (writes) => {
      const { signedOut, hiringChanged } = await changePerson(writes, { business, form, passwordHash })
      writes.tell('users', ...(hiringChanged ? (['settings'] as const) : []))
      return { status: 'success' as const, signed_out: signedOut }
    }).catch((error: unknown) => {
      throw violates(error, 'users_email') ? invalid([{ field: 'email', message: signInWords.emailTaken }]) : error
    })
  }
}

function read<S extends z.ZodMiniType>(schema: S, body: unknown): z.output<S> {
  refuse(errorsOf(schema, body))
  return schema.parse(body)
}

function refuse(errors: readonly FieldError[]): void {
  if (errors.length > 0) throw invalid(errors, errors[0]?.message)
}
