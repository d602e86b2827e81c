import * as z from 'zod/mini'
import { isSuccess } from '../paying/service-call.ts'
import type { DeviceIds, DeviceVendor, FoundDevice } from '../security/device.ts'
import { type FiskalyApi, Refused } from './fiskaly-api.ts'

const device = z.object({
  _id: z._default(z.string(), ''),
  state: z.string(),
  serial_number: z._default(z.string(), ''),
  admin_puk: z._default(z.string(), ''),
})

/** Half a minute passes while the vendor makes a TSS ready for its PIN. */
const timeout = 45_000
const gone = new Set(['DISABLED', 'DELETED'])

/** Sets a TSS up at fiskaly, step by step. What the vendor refuses is thrown as `Refused`. */
export class FiskalySetUp implements DeviceVendor {
  readonly #api: FiskalyApi

  constructor(api: FiskalyApi) {
    this.#api = api
  }

  async list(): Promise<FoundDevice[]> {
    const { data } = await this.#api.read(z.object({ data: z.array(device) }), { method: 'GET', path: '/tss' })
    return data
      .map(({ _id, state, serial_number }) => ({ id: _id, state, serial: serial_number }))
      .filter(({ state }) => !gone.has(state))
  }

  async clientState({ tssId, clientId }: DeviceIds): Promise<string> {
    const answer = await this.#api.call({ method: 'GET', path: `/tss/${tssId}/client/${clientId}` })
    if (answer.status === 404) return ''
    if (!isSuccess(answer)) throw new Refused(answer)
    return z.object({ state: z.string() }).parse(answer.json).state
  }

  async create(tss: string): Promise<string> {
    const asked = { method: 'PUT', path: `/tss/${tss}`, body: {}, timeout } as const
    return (await this.#api.read(device, asked)).admin_puk
  }

  async setPin(tss: string, puk: string, pin: string): Promise<void> {
    if ((await this.#stateOf(tss)) === 'CREATED') await this.#become(tss, 'UNINITIALIZED')
    const body = { admin_puk: puk, new_admin_pin: pin }
    await this.#api.read(z.unknown(), { method: 'PATCH', path: `/tss/${tss}/admin`, body, timeout })
  }

  async initialise(tss: string, pin: string): Promise<void> {
    await this.#asAdmin(tss, pin, async (state) => {
      if (state !== 'INITIALIZED') await this.#become(tss, 'INITIALIZED')
    })
  }

  async register({ tssId, clientId }: DeviceIds, pin: string, serial: string): Promise<void> {
    await this.#asAdmin(tssId, pin, async () => {
      const path = `/tss/${tssId}/client/${clientId}`
      const isKnown = (await this.clientState({ tssId, clientId })) !== ''
      const asked = isKnown
        ? ({ method: 'PATCH', body: { state: 'REGISTERED' } } as const)
        : ({ method: 'PUT', body: { serial_number: serial } } as const)
      await this.#api.read(z.unknown(), { ...asked, path, timeout })
    })
  }

  async #asAdmin(tss: string, pin: string, work: (state: string) => Promise<void>): Promise<void> {
    // Takes a new token where the one that we have is over: a PIN is not sent twice.
    const state = await this.#stateOf(tss)
    const signIn = { method: 'POST', path: `/tss/${tss}/admin/auth`, body: { admin_pin: pin }, timeout } as const
    const answer = await this.#api.call(signIn)
    if (!isSuccess(answer)) throw new PinRefused(answer)
    await work(state)
    // Ends by itself where this fails.
    await this.#api.call({ method: 'POST', path: `/tss/${tss}/admin/logout`, body: {} }).catch(() => {})
  }

  #become = (tss: string, state: string) =>
    this.#api.read(device, { method: 'PATCH', path: `/tss/${tss}`, body: { state }, timeout })

  #stateOf = async (tss: string) => (await this.#api.read(device, { method: 'GET', path: `/tss/${tss}` })).state
}

/** The sign-in as admin of a TSS was refused: after several wrong PINs only the PUK helps. */
export class PinRefused extends Refused {}
