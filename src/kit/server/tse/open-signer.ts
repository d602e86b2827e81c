import { Circuit } from '../outbound/circuit.ts'
import { type Connection, connect, type Sql } from '../postgres/db.ts'
import { type DeviceIds, type SecurityDevice, Signer } from '../security/device.ts'
import type { Env } from '../settings/env.ts'
import { Fiskaly } from './fiskaly.ts'
import { FiskalyApi } from './fiskaly-api.ts'
import { FiskalySetUp } from './fiskaly-set-up.ts'
import { Simulator } from './simulator.ts'

/**
 * What signs at the till: the device that is set up, else what stands in for one, else nothing. It has connections of its
 * own, as whoever waits for it holds one already. `client`: the till's serial number.
 */
export function openSigner({ fiskaly, tseSimulator }: Env, connection: Connection, client: string) {
  const circuit = fiskaly && new Circuit('fiskaly')
  const outside = connect(connection, { max: 3, name: 'sternsinger-tse' })
  const simulator = new Simulator(outside, client)
  const api = fiskaly && new FiskalyApi(fiskaly, undefined, circuit)
  const device = api ? deviceAt(api, fiskaly.ids, outside, simulator) : tseSimulator ? simulator : undefined
  const setUp = api && { vendor: new FiskalySetUp(api), client, fixed: fiskaly.ids }
  return {
    signer: device && new Signer(device, { outside, setUp }),
    circuits: circuit ? [circuit] : [],
    close: () => outside.end({ timeout: 5 }),
  }
}

/** The TSS of the settings, else the one that admins set up, until which the simulation signs. */
export function deviceAt(
  api: FiskalyApi,
  fixed: DeviceIds | undefined,
  sql: Sql,
  standIn: SecurityDevice,
): SecurityDevice {
  if (fixed) return new Fiskaly(api, fixed)
  const chosen = async () => {
    const [ids] = await sql<DeviceIds[]>`
      SELECT tss AS "tssId", client AS "clientId" FROM tse_setup WHERE ready_at IS NOT NULL ORDER BY ready_at DESC LIMIT 1`
    return ids ? new Fiskaly(api, ids) : standIn
  }
  return {
    describe: async () => (await chosen()).describe(),
    start: async (id) => (await chosen()).start(id),
    finish: async (id, data) => (await chosen()).finish(id, data),
    abandon: async (id) => (await chosen()).abandon(id),
    archive: async (from, to) => (await chosen()).archive(from, to),
    checkSelf: async () => (await chosen()).checkSelf(),
  }
}
