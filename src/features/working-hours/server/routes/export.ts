import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import { spreadsheet, spreadsheetHeaders } from '#kit/server/documents/csv.ts'
import { sent } from '#kit/server/http/answer.ts'
import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import type { WorkingHoursCalls } from '../../contract.ts'
import { exportHeader, exportRow } from '../../rules/export.ts'
import { readEmployeeMonths } from '../queries.ts'

/** The file is written while it is sent, but read before: a slow download must not hold a connection to the database. */
export function exportRoutes(app: Server, { sql }: Context, calls: WorkingHoursCalls): void {
  route(app, calls.exportMonth, async ({ query: { month }, reply }) => {
    const employees = await readEmployeeMonths(sql, calls.business, month)
    const csv = stringify(spreadsheet)
    reply.headers(spreadsheetHeaders(`working-hours-${calls.business}-${month}`)).send(Readable.from(rows()).pipe(csv))
    return sent

    function* rows() {
      yield exportHeader(month)
      for (const employee of employees) yield exportRow(month, employee)
    }
  })
}
