import { Circuit } from '../outbound/circuit.ts'
import { type Connection, connect } from '../postgres/db.ts'
import { Signer } from '../security/device.ts'
import type { Env } from '../settings/env.ts'
import { Fiskaly } from './fiskaly.ts'
import { Simulator } from './simulator.ts'

/**
 * What signs at the till: the device that is set up, else what stands in for one, else nothing. It has connections of its
 * own, as whoever waits for it holds one already. `client`: the till's serial number.
 */
export function openSigner({ fiskaly, tseSimulator }: Env, connection: Connection, client: string) {
  const circuit = fiskaly && new Circuit('fiskaly')
  const outside = connect(connection, { max: 3, name: 'sternsinger-tse' })
  const device = fiskaly
    ? new Fiskaly(fiskaly, undefined, circuit)
    : tseSimulator
      ? new Simulator(outside, client)
      : undefined
  return {
    signer: device && new Signer(device, { outside }),
    circuits: circuit ? [circuit] : [],
    close: () => outside.end({ timeout: 5 }),
  }
}
