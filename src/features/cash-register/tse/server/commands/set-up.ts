import type { Context } from '#kit/server/http/context.ts'
import type { DeviceIds } from '#kit/server/security/device.ts'
import { uuidFrom } from '#kit/server/security/secret.ts'
import { Refused } from '#kit/server/tse/fiskaly-api.ts'
import { PinRefused } from '#kit/server/tse/fiskaly-set-up.ts'
import type { Answer, Input } from '#kit/shared/endpoint.ts'
import { invalid, ProblemError } from '#kit/shared/problem.ts'
import type { getSetUp, SetUpStep, setUpDevice } from '../../contract.ts'
import { words } from '../../words.ts'

type Desk = Pick<Context, 'sql' | 'signer' | 'clock'>
type Step = Input<typeof setUpDevice>['body']
type Chosen = DeviceIds & { puk: string; isReady: boolean }

async function readChosen({ sql }: Pick<Desk, 'sql'>): Promise<Chosen | undefined> {
  const [row] = await sql<Chosen[]>`
    SELECT tss AS "tssId", client AS "clientId", coalesce(puk, '') AS puk, ready_at IS NOT NULL AS "isReady"
    FROM tse_setup ORDER BY chosen_at DESC LIMIT 1`
  return row
}

export async function readSetUp(desk: Desk): Promise<Answer<typeof getSetUp>> {
  const { vendor, fixed } = desk.signer?.setUp ?? {}
  const chosen = fixed ? { ...fixed, puk: '', isReady: true } : await readChosen(desk)
  const known = { has_keys: vendor !== undefined, is_fixed: fixed !== undefined, tss: chosen?.tssId ?? '' }
  const kept = { ...known, puk: chosen?.puk ?? '', is_ready: chosen?.isReady ?? false }
  if (!vendor) return { ...kept, failure: '', devices: [], client: '' }
  try {
    const devices = await vendor.list()
    const isThere = chosen !== undefined && devices.some(({ id }) => id === chosen.tssId)
    return { ...kept, failure: '', devices, client: isThere ? await vendor.clientState(chosen) : '' }
  } catch (error) {
    return { ...kept, failure: refusalOf(error).message, devices: [], client: '' }
  }
}

/** Takes one step at the vendor and keeps what came of it. Asked again, it finds what is done. */
export async function takeStep(desk: Desk, body: Step): Promise<void> {
  const { sql, signer } = desk
  if (body.step === 'noted') return void (await sql`UPDATE tse_setup SET puk = NULL`)
  const { vendor, client } = signer?.setUp ?? {}
  if (!vendor || client === undefined) throw new ProblemError(409, 'NO_KEYS', words.keysMissing)
  const chosen = await choose(desk, body, client)
  const { pin = '', puk = chosen.puk } = body
  if (body.step !== 'choose' && body.step !== 'create' && pin === '') throw wrong('pin', words.pinForm)
  if (body.step === 'pin' && puk === '') throw wrong('puk', words.pukForm)
  try {
    if (body.step === 'create') {
      const told = await vendor.create(chosen.tssId)
      if (told) await sql`UPDATE tse_setup SET puk = ${told} WHERE tss = ${chosen.tssId}`
    }
    if (body.step === 'pin') await vendor.setPin(chosen.tssId, puk, pin)
    if (body.step === 'initialise') await vendor.initialise(chosen.tssId, pin)
    if (body.step === 'register') {
      await vendor.register(chosen, pin, client)
      await begin(desk, chosen)
    }
  } catch (error) {
    throw refusalOf(error, body.step)
  }
}

/** From now on it signs, if it says that it can. */
async function begin({ sql, signer, clock }: Desk, { tssId }: Chosen) {
  const state = (await signer?.setUp?.vendor.list())?.find(({ id }) => id === tssId)?.state
  if (state !== 'INITIALIZED') throw new ProblemError(409, 'TSE_REFUSED', words.notReady)
  await sql`UPDATE tse_setup SET ready_at = ${clock().toString()} WHERE tss = ${tssId}`
  await signer?.describe({ anew: true })
}

/** The TSS of the step: the one that it names, or that was chosen before. */
async function choose(desk: Desk, { step, tss }: Step, client: string): Promise<Chosen> {
  if (step === 'choose' || step === 'create') {
    if (!tss) throw wrong('tss', words.noTss)
    await desk.sql`
      INSERT INTO tse_setup (tss, client, chosen_at) VALUES (${tss}, ${uuidFrom(`${tss} ${client}`)}, ${desk.clock().toString()})
      ON CONFLICT (tss) DO UPDATE SET chosen_at = excluded.chosen_at`
  }
  const chosen = await readChosen(desk)
  if (!chosen) throw new ProblemError(409, 'NO_TSS', words.noTss)
  return chosen
}

const wrong = (field: string, message: string) => invalid([{ field, message }], message)

/** What went wrong at the vendor, in words that say what to do. */
function refusalOf(error: unknown, step?: SetUpStep): ProblemError {
  if (error instanceof ProblemError) return error
  if (!(error instanceof Refused)) return new ProblemError(503, 'TSE_AWAY', words.away)
  const { status, code } = error
  if (error instanceof PinRefused && status < 429) return wrong('pin', words.wrongPin)
  if (status === 401) return new ProblemError(409, 'TSE_REFUSED', words.wrongKeys)
  if (step === 'pin' && status < 409) return wrong('puk', words.wrongPuk)
  if (code.startsWith('E_TSS_LIMIT')) return new ProblemError(409, 'TSE_REFUSED', words.noMore)
  if (status >= 500 || status === 429) return new ProblemError(503, 'TSE_AWAY', words.away)
  return new ProblemError(409, 'TSE_REFUSED', words.refused(code || String(status)))
}
