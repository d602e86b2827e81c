import type { Context } from '../http/context.ts'
import { Circuit } from '../outbound/circuit.ts'
import { isDatabaseAway, type Sql } from '../postgres/db.ts'
import {
  bringForward,
  deliverToMailbox,
  flagInterrupted,
  markNotSent,
  markSent,
  type OutgoingMail,
  secondsUntilDue,
  takeDueMail,
} from './outbox.ts'
import { smtpTransport, type Transport } from './transport.ts'

/** Seconds between two looks into the outbox: what was written without a word about it is found by then. */
const longestPause = 30
const shortestPause = 0.5

/**
 * Sends what is due in the outbox, in any number of processes at once: at most once, unless the process dies
 * mid-send; then the mail is flagged as unclear and left to people. Woken by changes of `mails` and by the time.
 */
export class MailWorker {
  /** While the mail server is away, mails wait and lose none of their tries. */
  readonly circuit = new Circuit('mail')
  readonly #context: Pick<Context, 'sql' | 'live' | 'log'>
  readonly #transport: Transport | undefined
  /** Mails that were put off because the mail server was away. */
  readonly #putOff = new Set<number>()
  #unsubscribe = () => {}
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> | undefined
  #woken = false
  #stopping = false

  /** Without a transport mails arrive in the built-in mailbox. */
  constructor(
    context: Pick<Context, 'sql' | 'live' | 'log' | 'env'>,
    transport: Transport | undefined = context.env.smtpUrl ? smtpTransport(context.env) : undefined,
  ) {
    this.#context = context
    this.#transport = transport
  }

  start(): void {
    this.#unsubscribe = this.#context.live.subscribe((changed) => {
      if (changed.includes('mails')) this.#wake()
    })
    this.#wake()
  }

  /** Resolves when the mail that is being sent, if any, has been, and its state is written. */
  async stop(): Promise<void> {
    this.#stopping = true
    this.#unsubscribe()
    await this.#running
    clearTimeout(this.#timer)
  }

  #wake() {
    this.#woken = true
    if (!this.#stopping) this.#running ??= this.#run()
  }

  async #run() {
    clearTimeout(this.#timer)
    let pause = longestPause
    while (this.#woken && !this.#stopping) {
      this.#woken = false
      pause = await this.#deliverDue().catch((error: unknown) => {
        this.#context.log.warn({ err: error }, 'the outbox could not be worked off')
        return shortestPause * 4
      })
    }
    this.#running = undefined
    this.#timer = setTimeout(() => this.#wake(), pause * 1000).unref()
  }

  /** Delivers all that is due and answers the seconds until it makes sense to look again. */
  async #deliverDue(): Promise<number> {
    const { sql, live } = this.#context
    const interrupted = await flagInterrupted(sql)
    if (interrupted > 0) this.#context.log.warn({ mails: interrupted }, 'mails were interrupted while being sent')
    const arrived = this.#transport ? 0 : await deliverToMailbox(sql)
    if (interrupted + arrived > 0) await live.changed('mails')
    while (this.#transport && !this.#stopping) {
      if (this.circuit.wait > 0) return Math.max(this.circuit.wait / 1000, shortestPause)
      const mail = await takeDueMail(sql)
      if (!mail) break
      await this.#send(mail, this.#transport)
      // Open screens of visitors hear of it too, who could tell from it that a mail went out.
      if (!mail.confidential) await live.changed('mails')
    }
    const seconds = (await secondsUntilDue(sql)) ?? longestPause
    return Math.min(Math.max(seconds, shortestPause), longestPause)
  }

  async #send(mail: OutgoingMail, transport: Transport) {
    const wasAway = this.circuit.state !== 'closed'
    this.circuit.mayAsk()
    const failure = await transport(mail)
    if (failure?.isAway) {
      this.circuit.failed()
      this.#putOff.add(mail.id)
    } else this.circuit.answered()
    if (failure) this.#context.log.warn({ mail: mail.id, tries: mail.tries, outcome: failure.outcome }, 'mail not sent')
    await this.#write((sql) => (failure ? markNotSent(sql, mail, failure) : markSent(sql, mail)))
    // One that only has too much to do is away for some mails and not for others: those keep their waits.
    if (failure?.isAway || !wasAway) return
    await this.#write((sql) => bringForward(sql, [...this.#putOff]))
    this.#putOff.clear()
  }

  /** What became of a mail must not get lost because the database is away for the moment. */
  async #write(work: (sql: Sql) => Promise<void>) {
    for (let attempt = 1; ; attempt++) {
      try {
        return await work(this.#context.sql)
      } catch (error) {
        if (!isDatabaseAway(error) || attempt === 60 || this.#stopping) throw error
        await new Promise((resolve) => setTimeout(resolve, 500))
      }
    }
  }
}
