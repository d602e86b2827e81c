import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'

/** What runs in a process of its own, so that nothing shares an event loop. */
export type Child = { process: ChildProcess; stop: () => Promise<void> }

/** Starts a program of the bench and waits until it says that it is ready. `options` is what it reads with `given`. */
export async function startChild(program: string, options: object): Promise<Child> {
  const child = fork(join(import.meta.dirname, program), [JSON.stringify(options)], {
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

/** In a server's child: says that it listens, and from then on how much CPU time it used, in microseconds. */
export function serve(): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send?.(user + system)
  })
  process.on('disconnect', () => process.exit())
  process.send?.('ready')
}
