import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod/mini'
import { Circuit } from './circuit.ts'
import { parseAnswer, peaceAsked, readAnswer } from './outgoing.ts'

/**
 * What VIES says of a VAT id. Name and address are empty where the member state does not tell them. `unknown`: VIES is
 * not set up, could not be reached, has too much to do (or the member state has), or answered what makes no sense.
 */
export type ViesAnswer =
  | { state: 'valid'; name: string; address: string }
  | { state: 'invalid' }
  | { state: 'unknown'; reason: 'off' | 'unreachable' | 'busy' | 'strange' }

type Unknown = Extract<ViesAnswer, { state: 'unknown' }>
type Log = Pick<FastifyBaseLogger, 'warn'>

const mostBytes = 64 * 1024
const mostTries = 2

/** What all member states answer; more may come with it. */
const checked = z.object({
  isValid: z.boolean(),
  userError: z.nullish(z.string()),
  name: z.nullish(z.string()),
  address: z.nullish(z.string()),
})
const refused = z.object({ errorWrappers: z.array(z.object({ error: z.string() })) })

/**
 * The European Commission's register of VAT ids, by its REST API, see ec.europa.eu/taxation_customs/vies. It is often busy
 * or away, member state by member state: whoever asks must be able to go on without it.
 */
export class Vies {
  readonly #base: string | undefined
  readonly #log: Log
  readonly #timeout: number
  readonly #pause: number
  readonly #circuit: Circuit

  /**
   * Without a base address nobody is asked. `timeout`: milliseconds after which a try counts as unanswered; `pause`: those
   * before the second one, about.
   */
  constructor(
    base: string | undefined,
    {
      log,
      timeout = 5000,
      pause = 500,
      circuit = new Circuit('vies', { rules: { mostFailures: Number.POSITIVE_INFINITY } }),
    }: { log: Log; timeout?: number; pause?: number; circuit?: Circuit },
  ) {
    this.#circuit = circuit
    this.#base = base?.replace(/\/$/, '')
    this.#log = log
    this.#timeout = timeout
    this.#pause = pause
  }

  /** `country` as VIES names it (EL for Greece, XI for Northern Ireland), `number` without it. Never throws. */
  async ask(country: string, number: string): Promise<ViesAnswer> {
    if (this.#base === undefined) return unknown('off')
    if (!this.#circuit.mayAsk()) return unknown('unreachable')
    for (let attempt = 1; ; attempt++) {
      const { answer, isAway, peace } = await this.#try(country, number)
      const mayPass = answer.state === 'unknown' && answer.reason !== 'strange' && peace === 0
      if (mayPass && attempt < mostTries) {
        await new Promise((done) => setTimeout(done, this.#pause * (0.5 + Math.random())))
        continue
      }
      if (isAway) this.#circuit.failed(peace)
      else this.#circuit.answered()
      return answer
    }
  }

  /** `isAway`: it is VIES itself that does not answer, and not one of the member states behind it. */
  async #try(country: string, number: string): Promise<{ answer: ViesAnswer; isAway: boolean; peace: number }> {
    const start = performance.now()
    // The number of a sole trader is about a person: it stays out of the log.
    const note = (reason: Unknown['reason'], more: object) => {
      const ms = Math.round(performance.now() - start)
      this.#log.warn({ country, reason, ms, ...more }, 'VIES did not answer')
      return unknown(reason)
    }
    try {
      const response = await fetch(
        `${this.#base}/ms/${encodeURIComponent(country)}/vat/${encodeURIComponent(number)}`,
        {
          headers: { accept: 'application/json' },
          redirect: 'error',
          signal: AbortSignal.timeout(this.#timeout),
        },
      )
      const text = await readAnswer(response, mostBytes)
      const answer = read(response.status, text)
      const { status } = response
      if ('state' in answer) return { answer, isAway: false, peace: 0 }
      const isAway = answer.code === undefined && (status >= 500 || status === 429)
      const said = note(answer.reason, { status, code: answer.code })
      return { answer: said, isAway, peace: isAway ? peaceAsked(response) : 0 }
    } catch (error) {
      const said = note('unreachable', { error: error instanceof Error ? error.name : 'unknown' })
      return { answer: said, isAway: true, peace: 0 }
    }
  }
}

const unknown = (reason: Unknown['reason']): Unknown => ({ state: 'unknown', reason })

type NoAnswer = { reason: Unknown['reason']; code: string | undefined }

function read(status: number, text: string | undefined): ViesAnswer | NoAnswer {
  const json = parseAnswer(text)
  const { data } = checked.safeParse(json)
  const code = data?.userError ?? refused.safeParse(json).data?.errorWrappers[0]?.error
  if (status === 200 && data) {
    if (data.isValid && (code ?? 'VALID') === 'VALID') {
      return { state: 'valid', name: tidy(data.name, 200), address: tidy(data.address, 500) }
    }
    if (!data.isValid && code === 'INVALID') return { state: 'invalid' }
  }
  const busy = status >= 500 || status === 429 || (code !== undefined && passing.test(code))
  return {
    reason: busy ? 'busy' : 'strange',
    code: code !== undefined && /^[A-Z_]{1,40}$/.test(code) ? code : undefined,
  }
}

/** Of the register, or of the member state behind it. */
const passing =
  /^(?:(?:GLOBAL|MS)_MAX_CONCURRENT_REQ(?:_TIME)?|SERVICE_UNAVAILABLE|MS_UNAVAILABLE|SERVER_BUSY|TIMEOUT)$/

/** Lines as VIES has them, without what no name or address has; `---` stands for nothing. */
function tidy(text: string | null | undefined, max: number): string {
  const lines = (text ?? '')
    .split(/[\r\n]+/)
    .map((line) => line.replace(/[\p{C}\s]+/gu, ' ').trim())
    .filter((line) => line !== '' && line !== '---')
  return lines
    .join('\n')
    .slice(0, max)
    .replace(/\p{Cs}$/u, '')
    .trim()
}
