import { type Argon2Parameters, argon2, argon2Sync, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { words } from '../http/words.ts'
import { WorkQueue } from '../work/queue.ts'

type Cost = { memory: number; passes: number }

/** OWASP's smallest recommended one; the work runs on Node's thread pool, not on the event loop. */
const cost: Cost = { memory: 19_456, passes: 2 }
/** Of what was made at random, where guessing is hopeless at any price. Takes microseconds. */
const tiny: Cost = { memory: 8, passes: 1 }
const tagLength = 32

/** Argon2id in PHC string format: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. Throws 503 BUSY when too many wait. */
export const hashPassword = (password: string): Promise<string> => hashAt(cost, password)

/** The same of a password of at least 64 random bits: nothing to wait for. */
export const hashRandomPassword = (password: string): Promise<string> => hashAt(tiny, password)

/**
 * Whether a password fits a hash. Without a hash (nobody has that address) it works as long and says no, so that an
 * answer's time does not tell who has an account. Throws 503 BUSY when too many wait.
 */
export const verifyPassword = (password: string, hash: string | undefined): Promise<boolean> =>
  verify(password, hash, nobody)

/** The same for a password that was made at random. */
export const verifyRandomPassword = (password: string, hash: string | undefined): Promise<boolean> =>
  verify(password, hash, nobodyAtRandom)

async function hashAt({ memory, passes }: Cost, password: string): Promise<string> {
  const nonce = randomBytes(16)
  return phc(
    { memory, passes },
    nonce,
    await derive({ memory, passes, parallelism: 1, tagLength, message: password, nonce }),
  )
}

const phc = ({ memory, passes }: Cost, salt: Buffer, hash: Buffer) =>
  `$argon2id$v=19$m=${memory},t=${passes},p=1$${base64(salt)}$${base64(hash)}`

const format = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/

async function verify(password: string, hash: string | undefined, instead: string): Promise<boolean> {
  const match = format.exec(hash ?? instead)
  if (!match) throw new Error('stored password hash has an unknown format')
  const [, memory, passes, parallelism, salt = '', expected = ''] = match
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

const ofNobody = (at: Cost) => phc(at, randomBytes(16), randomBytes(tagLength))
const nobody = ofNobody(cost)
const nobodyAtRandom = ofNobody(tiny)

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}

/**
 * Node's pool has four threads, which files, compression and name look-ups wait for as well: never more than half of them,
 * and a processor is left for all else. Known and unknown addresses, right and wrong passwords wait alike.
 */
const queue = new WorkQueue({
  running: availableParallelism() > 2 ? 2 : 1,
  waiting: 200,
  seconds: 15,
  busy: () => words.busySigningIn,
})

async function derive(parameters: Argon2Parameters): Promise<Buffer> {
  if (parameters.memory <= tiny.memory) return argon2Sync('argon2id', parameters)
  return queue.run(() => inPool('argon2id', parameters))
}
const inPool = promisify(argon2)
