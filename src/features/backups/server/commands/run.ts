import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Context } from '#kit/server/http/context.ts'
import { prepareDataDir } from '#kit/server/postgres/data-dir.ts'
import { errorCode } from '#kit/server/postgres/db.ts'
import { StartError } from '#kit/server/settings/start-error.ts'
import { type Snapshot, type SnapshotOptions, takeSnapshot } from '#kit/server/snapshots/snapshot.ts'
import { nameOf } from '../../rules.ts'
import { begin, end, keepGoing } from '../commands.ts'
import { directoryOf } from '../queries/files.ts'
import { writeSnapshot } from './files.ts'

/** Milliseconds between two looks at a backup under way. */
const beat = 1000

/** Looks without a single byte taken, after which nobody is thought to take any more: the snapshot holds a connection. */
const mostStill = 180

class Stopped extends Error {}

/** The backups that this process makes. */
export class BackupRuns {
  readonly #context: Context
  readonly #running = new Map<Readable, Promise<void>>()

  readonly #options: SnapshotOptions

  constructor(context: Context) {
    this.#context = context
    this.#options = { recipients: context.env.backupKeys, timeZone: context.env.timeZone }
  }

  /**
   * The zip of a backup that was claimed, for a browser; `delivery` settles when all of it is sent, or cannot be.
   * Undefined where the claim is used or too old.
   */
  async download(token: string, delivery: () => Promise<void>): Promise<Readable | undefined> {
    const begun = await begin(this.#context.sql, token, this.#context.env.backupKeys.length > 0)
    if (!begun) return undefined
    const snapshot = takeSnapshot(this.#context.sql, this.#options)
    void this.#follow(begun.id, snapshot, delivery()).catch(() => {})
    return snapshot.stream
  }

  /** Makes a file of a backup that was claimed. Rejects when it fails, which is recorded as well. */
  async keep(token: string, kind: 'kept' | 'nightly'): Promise<void> {
    const { sql, env, clock } = this.#context
    const begun = await begin(sql, token, env.backupKeys.length > 0)
    if (!begun) return
    const snapshot = takeSnapshot(sql, this.#options)
    const writing = prepareDataDir(env.dataDir).then(() =>
      writeSnapshot(snapshot, join(directoryOf(env), nameOf(kind, clock(), snapshot.encrypted))),
    )
    await this.#follow(begun.id, snapshot, writing)
  }

  /** Breaks off what is under way, and waits until that is recorded. */
  async stop(): Promise<void> {
    for (const stream of this.#running.keys()) stream.destroy(new Stopped('The application was stopped'))
    await Promise.all(this.#running.values())
  }

  async #follow(id: number, snapshot: Snapshot, work: Promise<void>): Promise<void> {
    const timer = setInterval(this.#looker(id, snapshot), beat)
    let reason: unknown
    snapshot.stream.on('error', (error) => {
      reason ??= error
    })
    const recorded = work
      .then(
        () => this.#end(id, snapshot),
        (error: unknown) => this.#end(id, snapshot, reason ?? error),
      )
      .finally(() => {
        clearInterval(timer)
        this.#running.delete(snapshot.stream)
      })
    this.#running.set(snapshot.stream, recorded)
    await this.#context.live.changed('backups').catch(() => {})
    await recorded
    await work
  }

  #looker(id: number, { stream, progress }: Snapshot) {
    let [still, last] = [0, 0]
    return async () => {
      try {
        const { bytes } = progress()
        still = bytes === last ? still + 1 : 0
        last = bytes
        if (still >= mostStill) stream.destroy(new Stopped('Nothing was taken any more'))
        const goesOn = await keepGoing(this.#context.sql, id, progress())
        if (goesOn) await this.#context.live.changed('backups')
        else stream.destroy(new Stopped('It was canceled'))
      } catch {
        // The database is away: the snapshot notices by itself.
      }
    }
  }

  async #end(id: number, { stream, progress }: Snapshot, reason?: unknown): Promise<void> {
    const { sql, live, log } = this.#context
    stream.destroy()
    if (reason !== undefined && !(reason instanceof Stopped)) log.warn({ err: reason, backup: id }, 'a backup failed')
    try {
      const { bytes } = progress()
      await end(sql, id, reason === undefined ? { state: 'done', bytes } : { state: 'failed', error: inWords(reason) })
      await live.changed('backups')
    } catch (error) {
      log.warn({ err: error, backup: id }, 'how a backup ended could not be recorded')
    }
  }
}

function inWords(reason: unknown): string {
  if (reason instanceof Stopped || reason instanceof StartError) return reason.message
  const words: Readonly<Record<string, string>> = {
    ENOSPC: 'There is no room left in DATA_DIR',
    EACCES: 'DATA_DIR may not be written to',
    EROFS: 'DATA_DIR may not be written to',
    ERR_STREAM_PREMATURE_CLOSE: 'The download was broken off',
    '55P03': 'The database was in use',
  }
  return words[errorCode(reason) ?? ''] ?? 'Something went wrong; the log says what'
}
