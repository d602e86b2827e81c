import { stringify } from 'csv-stringify/sync'
import { cellOf, spreadsheet, spreadsheetHeaders } from '#kit/server/documents/csv.ts'
import { sent } from '#kit/server/http/answer.ts'
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
      // With decimal commas, spreadsheets in German split at semicolons.
      const delimiter = spoken === 'de' ? ';' : ','
      const cast = { string: (text: string) => cellOf(text, delimiter) }
      reply
        .headers(spreadsheetHeaders(`figures-${table}-${asked.from}-${asked.until}`))
        .send(stringify(rows, { ...spreadsheet, delimiter, cast }))
      return sent
    }),
  )
}
