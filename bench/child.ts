import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { isAbsolute, join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'

/** What runs in a process of its own, so that nothing shares an event loop. */
export type Child = { process: ChildProcess; stop: () => Promise<void> }

/**
 * Starts a program of the bench and waits until it says that it is ready. `options` is what it reads with `given`; `cwd`
 * is where another revision lies.
 */
export async function startChild(program: string, options: object, cwd = process.cwd()): Promise<Child> {
  const child = fork(isAbsolute(program) ? program : join(import.meta.dirname, program), [JSON.stringify(options)], {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const ended = once(child, 'exit')
  const ready = await Promise.race([once(child, 'message'), ended.then(() => undefined)])
  if (!ready) throw new Error(`${program} could not be started`)
  const stop = async () => {
    if (child.connected) child.disconnect()
    await ended
  }
  return { process: child, stop }
}

/** A port that nobody uses now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

/** In the child: what it was started with. */
export const given = <T>(): T => JSON.parse(process.argv[2] ?? '{}') as T

/** Asks a child and waits for the answer; one question at a time. */
export function ask<T>(child: Child, question: object): Promise<T> {
  return new Promise((done, fail) => {
    const answered = (answer: unknown) => {
      child.process.off('exit', ended)
      done(answer as T)
    }
    const ended = () => {
      child.process.off('message', answered)
      fail(new Error('a process of the bench ended early'))
    }
    child.process.once('message', answered).once('exit', ended)
    child.process.send(question)
  })
}

/** In a child that works for others: says that it is ready, and answers each question with what its work comes to. */
export function answerEach<Question, Answer extends object>(work: (question: Question) => Promise<Answer>): void {
  process.on('message', (question: Question) => {
    work(question).then(
      (answer) => process.send?.(answer),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  })
  process.on('disconnect', () => process.exit())
  process.send?.('ready')
}

/** What a server says about itself: CPU time so far in microseconds, and how late its event loop was since it was last asked. */
export type Vitals = { cpu: number; delay: EventLoopDelay }

/** Milliseconds. */
export type EventLoopDelay = { p99: number; most: number }

const resolution = 5

/** In a server's child: says that it listens, and from then on answers each question with its vitals. */
export function serve(): void {
  const loop = monitorEventLoopDelay({ resolution })
  loop.enable()
  // It counts from one look at the clock to the next, which are that far apart anyway.
  const late = (nanoseconds: number) => Math.max(nanoseconds / 1e6 - resolution, 0)
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    const delay = { p99: late(loop.percentile(99)), most: late(loop.max) }
    loop.reset()
    process.send?.({ cpu: user + system, delay } satisfies Vitals)
  })
  process.on('disconnect', () => process.exit())
  process.send?.('ready')
}
