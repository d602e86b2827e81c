import { Worker } from 'node:worker_threads'

export type ThreadLimits = {
  /** For one piece of work, with the thread's start. */
  seconds: number
  /** Of JavaScript's memory: whoever takes more ends the thread, and nothing else. */
  megabytes: number
  /** After so long without work the thread ends and gives its memory back. */
  idleSeconds: number
}

/** What a thread answers each message with. */
export type ThreadAnswer = { done: unknown } | { failed: unknown }

/** A thread for work that would hold up everything on the main one: begun with the first piece, and anew when it broke. */
export class WorkThread {
  readonly #program: string
  readonly #limits: ThreadLimits
  #worker: Worker | undefined
  #idle: NodeJS.Timeout | undefined

  /** `program`: the path of a module that answers each message with one ThreadAnswer. */
  constructor(program: string, limits: ThreadLimits) {
    this.#program = program
    this.#limits = limits
  }

  /**
   * What the thread makes of a copy of what it is given. Throws what was thrown there, and where it broke, took too long
   * or the work cannot be copied. Does one piece at a time: whoever calls waits for the one before.
   */
  async do(given: unknown): Promise<unknown> {
    clearTimeout(this.#idle)
    this.#worker ??= this.#begin()
    const worker = this.#worker
    worker.ref()
    try {
      worker.postMessage(given)
      const answer = await this.#answerOf(worker)
      if ('failed' in answer) throw answer.failed
      return answer.done
    } finally {
      worker.unref()
      this.#idle = setTimeout(() => void this.#end(), this.#limits.idleSeconds * 1000).unref()
    }
  }

  #begin(): Worker {
    const worker = new Worker(this.#program, {
      execArgv: [],
      // Nothing of our own surroundings, which hold secrets.
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.megabytes, maxYoungGenerationSizeMb: 16 },
    })
    // One that breaks without work is missed by nobody, and would otherwise end the process.
    worker.on('error', () => {})
    worker.once('exit', () => {
      if (this.#worker === worker) this.#worker = undefined
    })
    return worker
  }

  async #answerOf(worker: Worker): Promise<ThreadAnswer> {
    const { promise, resolve, reject } = Promise.withResolvers<ThreadAnswer>()
    const { seconds } = this.#limits
    const late = setTimeout(() => reject(new Error(`a thread worked for more than ${seconds} s`)), seconds * 1000)
    const onExit = () => reject(new Error('a thread ended in the middle of its work'))
    worker.once('message', resolve).once('error', reject).once('exit', onExit)
    try {
      return await promise
    } catch (error) {
      await this.#end()
      throw error
    } finally {
      clearTimeout(late)
      worker.off('message', resolve).off('error', reject).off('exit', onExit)
    }
  }

  async #end(): Promise<void> {
    const worker = this.#worker
    this.#worker = undefined
    await worker?.terminate()
  }
}
