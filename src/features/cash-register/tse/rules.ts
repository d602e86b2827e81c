import type { SignedReceipt } from './contract.ts'
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
