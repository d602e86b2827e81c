import type { FastifyReply } from 'fastify'
import { fileRows } from '#features/figures/rules/tables.ts'
import { sendSpreadsheet } from '#kit/server/documents/csv.ts'
import { sendFile, showPdf } from '#kit/server/http/answer.ts'
import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { inLanguage } from '#kit/server/http/language.ts'
import { type Write, writing } from '#kit/server/http/write.ts'
import { addDays, addMonths, type Day, firstOfMonth, wallClock } from '#kit/shared/day.ts'
import { inRentalLanguage, language } from '#kit/shared/language.ts'
import { rentalCurrency } from '#kit/shared/money.ts'
import { invalid, ProblemError } from '#kit/shared/problem.ts'
import { parsed } from '../../closing/server/queries/report.ts'
import { words as tillWords } from '../../words.ts'
import * as calls from '../contract.ts'
import { cashBook } from '../rules/cash-book.ts'
import { datevBatch, datevRows, inWindows1252, isOneYear, mostPostings, type Row } from '../rules/datev.ts'
import { besideBefore, periodsOf, sheetOf } from '../rules/takings.ts'
import { words } from '../words.ts'
import { cashBookPdf } from './pdf/cash-book.ts'
import { bookedStatement, drawerStatement, readAccounts, TakingsByMonth } from './queries.ts'

/** What the tax adviser gets of the rental's till, and its takings beside the year before. */
export function accountingRoutes(app: Server, context: Context): void {
  const { sql, env, clock } = context
  const write = writing(context)
  const months = new TakingsByMonth()

  async function takingsOf({ day, span }: { day: Day; span: calls.Span }) {
    const today = wallClock(env.timeZone, clock()).day
    const periods = periodsOf(day, span, today)
    const [before, now] = [await months.read(sql, periods.before, today), await months.read(sql, periods.now, today)]
    return besideBefore(span, periods, [...before, ...now])
  }

  route(app, calls.getAccounts, async () => ({ accounts: (await readAccounts(sql)) ?? null }))

  route(app, calls.saveAccounts, (call) => write(call, (writes) => saveAccounts(writes, call.body)))

  route(app, calls.exportDatev, async ({ query: { from, to }, reply }) => {
    const accounts = await readAccounts(sql)
    if (!accounts) throw new ProblemError(409, 'NO_ACCOUNTS', words.accountsFirst)
    if (to < from) throw wrong(tillWords.lastBeforeFirst)
    if (!isOneYear(from, to, accounts.first_month)) throw wrong(words.oneYear)
    let rows: Row[] = []
    // Month by month, so that others are not kept waiting.
    for (let day = from, last = ''; last < to; day = addDays(last, 1)) {
      last = addDays(addMonths(firstOfMonth(day), 1), -1)
      const entries = (await bookedStatement(sql, day, last < to ? last : to)).map(parsed)
      rows = [...rows, ...inRentalLanguage(() => datevRows(accounts, entries))]
      if (rows.length > mostPostings) throw wrong(tillWords.tooMuch)
    }
    return sendBatch(reply, context, { accounts, from, to, currency: rentalCurrency() }, rows)
  })

  route(app, calls.getCashBook, async ({ query, reply }) => {
    const month = firstOfMonth(query.day)
    const entries = (await bookedStatement(sql, month, addDays(addMonths(month, 1), -1))).map(parsed)
    const [{ drawer: before } = { drawer: 0 }] = await drawerStatement(sql, month)
    const book = { month, before, days: cashBook(before, entries), business: env.business.name }
    return showPdf(reply, `cash-book-${month.slice(0, 7)}.pdf`, await cashBookPdf(book))
  })

  route(app, calls.getTakings, ({ query }) => takingsOf(query))

  route(app, calls.exportTakings, ({ query: { split, language: spoken = language(), ...asked }, reply }) =>
    inLanguage(spoken, async () => {
      const rows = fileRows(sheetOf(split, await takingsOf(asked)))
      return sendSpreadsheet(reply, `takings-${split}-${asked.span}-${asked.day}`, rows)
    }),
  )
}

const wrong = (message: string) => invalid([{ field: 'to', message }], message)

/** Answers with a booking batch as a file. */
export function sendBatch(
  reply: FastifyReply,
  { clock, env }: Pick<Context, 'clock' | 'env'>,
  batch: Omit<Parameters<typeof datevBatch>[0], 'madeAt'>,
  rows: readonly Row[],
) {
  const madeAt = clock().toZonedDateTimeISO(env.timeZone).toString({ fractionalSecondDigits: 3 }).slice(0, 23)
  const bytes = inWindows1252(datevBatch({ ...batch, madeAt: madeAt.replace(/\D/g, '') }, rows))
  const name = `EXTF_Buchungsstapel_${batch.from}_${batch.to}.csv`
  return sendFile(reply, { name, type: 'text/csv; charset=windows-1252', bytes: Buffer.from(bytes) })
}

/** Each change is a row of its own: of two at once the second is told. */
async function saveAccounts({ tx, audit, tell }: Write, { version: seen, ...accounts }: calls.Accounts) {
  const { version = 0, ...before } = (await readAccounts(tx)) ?? {}
  const [saved] = await tx<{ version: number }[]>`
    INSERT INTO till_accounts (version, accounts) SELECT ${seen + 1}, ${tx.json(accounts)} WHERE ${seen} = ${version}
    ON CONFLICT DO NOTHING RETURNING version`
  if (!saved) throw new ProblemError(409, 'CHANGED_MEANWHILE', words.changedMeanwhile)
  tell('till')
  await audit('accounts.change', 'accounts:rental', { before, after: accounts })
  return { ...accounts, ...saved }
}
