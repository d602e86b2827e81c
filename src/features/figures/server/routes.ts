import { sendSpreadsheet } from '#kit/server/documents/csv.ts'
import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { inLanguage } from '#kit/server/http/language.ts'
import { language } from '#kit/shared/language.ts'
import { exportFigures, getFigures } from '../contract.ts'
import { fileRows, sheetOf } from '../rules/tables.ts'
import { readFigures } from './queries.ts'

/** What boats were let for and brought, for screens and spreadsheets. */
export function figureRoutes(app: Server, { sql, env, clock }: Context): void {
  const at = () => ({ now: clock(), timeZone: env.timeZone })

  route(app, getFigures, ({ query }) => readFigures(sql, query, at()))

  route(app, exportFigures, ({ query: { table, language: spoken = language(), ...asked }, reply }) =>
    inLanguage(spoken, async () => {
      const rows = fileRows(sheetOf(table, await readFigures(sql, asked, at())))
      return sendSpreadsheet(reply, `figures-${table}-${asked.from}-${asked.until}`, rows)
    }),
  )
}
