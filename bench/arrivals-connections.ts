import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** `status` is 0 where there was no answer. */
export type Answered = { status: number; retryAfter: boolean }

const noAnswer: Answered = { status: 0, retryAfter: false }
/** As long as our own pages wait for an answer. */
const longest = 20_000
const most = 3000

/** Kept connections, as the server that stands before the product keeps them: a hundred at first, and more as they are needed. */
export class Connections {
  readonly #free: Socket[] = []
  readonly #waiting: (() => void)[] = []
  readonly #port: number
  #made = 0

  constructor(port: number) {
    this.#port = port
  }

  /** Opens so many in advance, a few at a time. */
  async openSome(count: number): Promise<void> {
    while (this.#made < count) {
      const some = Array.from({ length: 10 }, () => this.#open())
      await Promise.all(some.map((socket) => once(socket, 'connect')))
      for (const socket of some) this.#keep(socket)
    }
  }

  /** Gives up after 20 seconds, those before it is sent included. */
  async ask(request: Buffer): Promise<Answered> {
    const until = performance.now() + longest
    if (this.#free.length === 0 && this.#made >= most) await new Promise<void>((turn) => this.#waiting.push(turn))
    if (performance.now() >= until) {
      this.#waiting.shift()?.()
      return noAnswer
    }
    const socket = this.#free.pop() ?? this.#open()
    return new Promise((done) => {
      let head = ''
      let left = Number.POSITIVE_INFINITY
      const end = (answered: Answered) => {
        socket.removeAllListeners('data').off('close', broken)
        clearTimeout(timer)
        done(answered)
      }
      const timer = setTimeout(() => {
        end(noAnswer)
        socket.destroy()
      }, until - performance.now())
      const broken = () => end(noAnswer)
      socket.once('close', broken)
      socket.on('data', (data) => {
        if (left === Number.POSITIVE_INFINITY) {
          head += data.toString('latin1')
          const length = head.indexOf('\r\n\r\n') + 4
          if (length < 4) return
          left = bodyLength(head.slice(0, length)) - (head.length - length)
        } else left -= data.length
        if (left > 0) return
        const isLast = /^connection: close/im.test(head)
        end({ status: Number(head.slice(9, 12)), retryAfter: /^retry-after: \d/im.test(head) })
        if (isLast) socket.destroy()
        else this.#keep(socket)
      })
      socket.write(request)
    })
  }

  #open(): Socket {
    this.#made++
    const socket = connect(this.#port, '127.0.0.1').setNoDelay(true)
    return socket.on('error', () => {}).once('close', () => this.#gone(socket))
  }

  #keep(socket: Socket) {
    this.#free.push(socket)
    this.#waiting.shift()?.()
  }

  #gone(socket: Socket) {
    this.#made--
    const place = this.#free.indexOf(socket)
    if (place >= 0) this.#free.splice(place, 1)
    this.#waiting.shift()?.()
  }

  close(): void {
    for (const socket of this.#free.splice(0)) socket.destroy()
  }
}

/** The product says the length of all that is asked for here. */
function bodyLength(head: string): number {
  if (/^HTTP\/1.1 (204|304)/.test(head)) return 0
  const length = /^content-length: (\d+)/im.exec(head)?.[1]
  if (length === undefined) throw new Error(`an answer without a length: ${head}`)
  return Number(length)
}
