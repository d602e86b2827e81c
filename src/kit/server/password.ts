import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { WorkQueue } from './work-queue.ts'

// OWASP's smallest recommended cost; the work runs on Node's thread pool, not on the event loop.
const cost = { parallelism: 1, memory: 19_456, passes: 2, tagLength: 32 }

/** Argon2id in PHC string format: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. Throws 503 BUSY when too many wait. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const hash = await derive({ ...cost, message: password, nonce })
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(nonce)}$${base64(hash)}`
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/

/**
 * Whether a password fits a hash. Without a hash (nobody has that address) it works as long and says no, so that an
 * answer's time does not tell who has an account. Throws 503 BUSY when too many wait.
 */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const match = phc.exec(hash ?? nobody)
  if (!match) throw new Error('stored password hash has an unknown format')
  const [, memory, passes, parallelism, salt, expected] = match as unknown as [
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  const wanted = Buffer.from(expected, 'base64')
  const found = await derive({
    message: password,
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: wanted.length,
  })
  return timingSafeEqual(wanted, found) && hash !== undefined
}

const nobody = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(randomBytes(16))}$${base64(randomBytes(32))}`

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}

/**
 * Node's pool has four threads, which files, compression and name look-ups wait for as well: never more than half of them.
 * Known and unknown addresses, right and wrong passwords wait alike.
 */
const queue = new WorkQueue({
  running: Math.min(2, availableParallelism()),
  waiting: 200,
  seconds: 15,
  busy: 'Many people are signing in, please try again in a moment',
})

const derive = (parameters: Argon2Parameters): Promise<Buffer> =>
  queue.run(
    () =>
      new Promise((resolve, reject) =>
        argon2('argon2id', parameters, (error, hash) => (error ? reject(error) : resolve(hash))),
      ),
  )
