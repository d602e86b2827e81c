import type { Context } from '#kit/server/http/context.ts'
import type { Signature } from '#kit/server/security/device.ts'
import { fillPath } from '#kit/shared/endpoint.ts'
import type { EntryContent } from '../../contract/ledger.ts'
import { readTaken, takenDays } from '../contract.ts'

/** The address of one receipt, for whoever holds it: it names the receipt and the day it works until, and is signed. */
const kind = 'receipt'

export function copyAddress({ env, links, clock }: Pick<Context, 'env' | 'links' | 'clock'>, position: number): string {
  const token = links.sign({ kind, id: String(position) }, clock().add({ hours: takenDays * 24 }))
  return env.publicUrl + fillPath(readTaken.path, { token })
}

/** The position of the receipt that it leads to; undefined where its time is over, or it is none of ours. */
export function copyOf({ links, clock }: Pick<Context, 'links' | 'clock'>, token: string): number | undefined {
  const read = links.read(kind, token, clock())
  return typeof read === 'string' ? undefined : Number(read.id)
}

/** What the device signed of an entry; null where nothing did. What was signed long ago may lack what was kept later. */
export function signatureOf({ tse }: Pick<EntryContent, 'tse'>): Signature | null {
  const kept = { client: '', publicKey: '', ...(tse as object | undefined) } as Partial<Signature>
  const isSigned = [kept.serial, kept.signature].every((one) => typeof one === 'string')
  return isSigned && typeof kept.counter === 'number' ? (kept as Signature) : null
}

/** The text of the code on a receipt, by which it is checked without the ledger (DSFinV-K, annex I, version 0). */
export const codeOf = (signed: Signature): string =>
  [
    'V0',
    signed.client,
    signed.processType,
    signed.processData,
    signed.transaction,
    signed.counter,
    toMilliseconds(signed.startedAt),
    toMilliseconds(signed.finishedAt),
    signed.algorithm,
    signed.timeFormat,
    signed.signature,
    signed.publicKey,
  ].join(';')

/** `2019-07-10T18:41:04.000Z` */
const toMilliseconds = (instant: string) => Temporal.Instant.from(instant).toString({ smallestUnit: 'millisecond' })
