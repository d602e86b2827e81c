import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { Circuit } from '#kit/server/outbound/circuit.ts'
import { Vies } from '#kit/server/outbound/vies.ts'
import { checkVatId } from '../../contract/vat-id.ts'
import { examineVatId } from '../../rules/vat-id.ts'
import { askVies } from '../commands/vat-checks.ts'
import { vatChecksClearing } from '../jobs/vat-checks.ts'

export function vatIdRoutes(app: Server, context: Context): void {
  const { sql, clock, env, log } = context
  const circuit = new Circuit('vies')
  app.circuits.push(circuit)
  const vies = new Vies(env.viesBase, { log, circuit })

  route(app, checkVatId, async ({ query: { vatId: typed, country, again }, caller }) => {
    const findings = examineVatId(typed, country)
    const { vatId, format, checksum, message } = findings
    const said = await askVies({ sql, clock, vies }, { findings, caller: caller.id, again })
    return { vatId, format, checksum, message, vies: said }
  })

  app.jobs.push(vatChecksClearing(context))
}
