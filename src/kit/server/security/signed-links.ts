import { createHmac } from 'node:crypto'
import { sameSecret } from './secret.ts'

/** What a link leads to: the kind of record, and which. */
export type LinkTarget = { kind: string; id: string }

/**
 * Links that open one record to whoever holds them, without an account. A token names the record and the day from
 * which on it no longer works, and is signed, so that it can be neither guessed nor altered. It belongs into the
 * fragment of an address (`#token`), which browsers send to nobody and no log sees.
 */
export class SignedLinks {
  readonly #key: string

  /** `key`: at least 256 bits that only we know, the same in every process. */
  constructor(key: string) {
    if (key.length < 32) throw new Error('The key of signed links is too short')
    this.#key = key
  }

  /** `expires`: instant from which on the token is refused. */
  sign({ kind, id }: LinkTarget, expires: Temporal.Instant): string {
    const said = `${kind}.${id}.${Math.floor(expires.epochMilliseconds / 1000).toString(36)}`
    return `${said}.${this.#signature(said)}`
  }

  /** Whom a token is about, `expired` when its time is over, `invalid` when it is none of ours or for something else. */
  read(kind: string, token: string, now: Temporal.Instant): { id: string } | 'expired' | 'invalid' {
    const match = /^([a-z-]{1,20})\.([\w-]{1,60})\.([0-9a-z]{1,10})\.([\w-]{43})$/.exec(token)
    if (!match) return 'invalid'
    const [, given, id, seconds, signature] = match as unknown as [string, string, string, string, string]
    if (!sameSecret(signature, this.#signature(`${given}.${id}.${seconds}`)) || given !== kind) return 'invalid'
    return Number.parseInt(seconds, 36) * 1000 <= now.epochMilliseconds ? 'expired' : { id }
  }

  #signature(said: string): string {
    return createHmac('sha256', this.#key).update(said).digest('base64url')
  }
}
