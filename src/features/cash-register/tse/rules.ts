import type { Answer } from '#kit/shared/endpoint.ts'
import type { getSetUp, SignedReceipt } from './contract.ts'
import { words } from './words.ts'

type Facts = Pick<
  SignedReceipt,
  'transaction' | 'started_at' | 'finished_at' | 'client' | 'serial' | 'counter' | 'signature'
>

/** What a receipt has to say of its signature (§ 6 KassenSichV), by name. Times as the device has them. */
export const signedFacts = (tse: Facts): (readonly [name: string, value: string])[] =>
  [
    [words.transaction, String(tse.transaction)] as const,
    [words.begun, tse.started_at] as const,
    [words.ended, tse.finished_at] as const,
    [words.till, tse.client] as const,
    [words.device, tse.serial] as const,
    [words.counter, String(tse.counter)] as const,
    [words.signature, tse.signature] as const,
  ].filter(([, value]) => value !== '')

export const stepsInOrder = ['keys', 'tss', 'pin', 'initialise', 'register'] as const

/** Which step of the set-up is the next, as an index: 5 when all are done. Whether a PIN is set no vendor tells. */
export function currentStep(setUp: Pick<Answer<typeof getSetUp>, 'has_keys' | 'tss' | 'devices' | 'puk' | 'is_ready'>) {
  const { has_keys: hasKeys, tss, devices, puk, is_ready: isReady } = setUp
  const state = devices.find(({ id }) => id === tss)?.state
  if (!hasKeys) return 0
  if (isReady) return 5
  if (state === undefined) return 1
  if (state === 'CREATED' || (state === 'UNINITIALIZED' && puk !== '')) return 2
  return state === 'UNINITIALIZED' ? 3 : 4
}

/** What a vendor calls it, in words. */
export const saidState = (state: string): string => words.states[state as keyof typeof words.states] ?? state

/** Why a device did not sign, in words that say what to do; what nothing is known of as it was told. */
export function saidFailure(failure: string): string {
  const known: readonly [RegExp, string][] = [
    [/E_CLIENT_DEREGISTERED|is DEREGISTERED|E_CLIENT_NOT_FOUND/, words.registerAgain],
    [/is (UNINITIALIZED|CREATED)|E_TSS_NOT_INITIALIZED|E_TSS_NOT_FOUND/, words.setUpFirst],
    [/answered 401|answered 403/, words.wrongKeys],
    [/did not answer|stays away|answered (429|5\d\d)/, words.away],
  ]
  return known.find(([pattern]) => pattern.test(failure))?.[1] ?? failure
}
