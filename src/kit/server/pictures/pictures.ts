import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { largestPicture, type PictureRefusal, pictureType } from '#kit/shared/picture.ts'
import { words } from '../http/words.ts'
import { WorkQueue } from '../work/queue.ts'
import type { CardAnswer, LogoAnswer, PictureAnswer, SizesAnswer } from './process.ts'

export type PictureLimits = {
  /** The program that does the work, from the project's directory. */
  program: string
  /** Of work, as the processor counts it, so that a busy machine refuses no honest picture. */
  seconds: number
  /** Resident memory. Both are looked at every 10 ms; where the system tells neither, `seconds` are those of the clock. */
  megabytes: number
}

// As a path, because the server is bundled into one file and this program is not.
const usual: PictureLimits = { program: 'src/kit/server/pictures/process.ts', seconds: 2, megabytes: 300 }
/** How many times longer than its work a picture may take on a busy machine. */
const patience = 8
const root = dirname(findPackageJSON(import.meta.url) as string)

/** What waits is in memory: large-bodies.ts says how much of that there may be. */
const queue = new WorkQueue({
  running: 1,
  waiting: 23,
  seconds: 60,
  busy: () => words.busyPictures,
})

/**
 * What somebody uploaded as a picture, made anew: WebP of at most 1920 pixels on its long side, upright, without
 * metadata, and a small twin of 480 pixels. Or why it is not taken. Each picture has a process of its own with hard
 * limits, one at a time, so that no file can stop or exhaust the server.
 */
export const makePicture = (bytes: Uint8Array, limits: Partial<PictureLimits> = {}): Promise<PictureAnswer> =>
  inTurn<PictureAnswer>(bytes, { ...usual, ...limits }, [])

/** Five pictures out of one are more work, and the large one is packed tightly. */
const unhurried: PictureLimits = { ...usual, seconds: 12, megabytes: 600 }

/** The same for a gallery: AVIF of at most 2560 pixels on its long side, in narrower widths, and in a few pixels. */
export const makeSizes = (bytes: Uint8Array): Promise<SizesAnswer> => inTurn<SizesAnswer>(bytes, unhurried, ['sizes'])

/** A picture for messengers, 1200 × 630, whole, on a ground of a colour like `#ffffff`. */
export const makeCard = (bytes: Uint8Array, ground: string): Promise<CardAnswer> =>
  inTurn<CardAnswer>(bytes, unhurried, ['card', ground])

/** A photograph for messengers, which fills the 1200 × 630. */
export const makePhotoCard = (bytes: Uint8Array): Promise<CardAnswer> => inTurn<CardAnswer>(bytes, unhurried, ['photo'])

/** The same with a logo for papers: PNG on white of at most 900 × 300 pixels. */
export const makeLogo = (bytes: Uint8Array): Promise<LogoAnswer> => inTurn<LogoAnswer>(bytes, usual, ['logo'])

async function inTurn<T>(bytes: Uint8Array, limits: PictureLimits, how: string[]): Promise<T | Refused> {
  if (bytes.length > largestPicture) return { refused: 'size' }
  if (!pictureType(bytes)) return { refused: 'type' }
  return queue.run(() => work<T>(bytes, limits, how))
}

type Refused = { refused: PictureRefusal }

function work<T>(
  bytes: Uint8Array,
  { program, seconds, megabytes }: PictureLimits,
  how: string[],
): Promise<T | Refused> {
  const child = fork(join(root, program), how, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: ['--max-old-space-size=64'],
    // Nothing of our own surroundings, which hold secrets.
    env: { MALLOC_ARENA_MAX: '2' },
  })
  const { promise, resolve, reject } = Promise.withResolvers<T | Refused>()
  const refuse = (refused: PictureRefusal) => resolve({ refused })
  const timers = [setTimeout(() => reject(new Error('the picture process does not start')), 10_000)]
  child.once('error', reject)
  child.once('exit', () => reject(new Error('the picture process ended')))
  child.once('message', () => {
    clearTimeout(timers[0])
    // What makes the decoder crash is no picture.
    child.removeAllListeners('exit').once('exit', () => refuse('broken'))
    child.once('message', (answer) => resolve(answer as T))
    const start = usageOf(child)
    timers.push(setTimeout(refuse, seconds * 1000 * (start ? patience : 1), 'time'))
    timers.push(
      setInterval(() => {
        const now = usageOf(child)
        if (start && now && now.seconds - start.seconds > seconds) refuse('time')
        if (now && now.megabytes > megabytes) refuse('memory')
      }, 10),
    )
    child.send(bytes, (error) => error && refuse('broken'))
  })
  return promise.finally(async () => {
    for (const timer of timers) clearTimeout(timer)
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  })
}

/** What a process has used so far; undefined where the system does not tell. */
function usageOf({ pid }: ChildProcess): { seconds: number; megabytes: number } | undefined {
  try {
    const memory = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
    // After the name in brackets; the 12th and 13th field from there are hundredths of a second.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return { seconds: (Number(fields[11]) + Number(fields[12])) / 100, megabytes: Number(memory?.[1] ?? 0) / 1024 }
  } catch {
    return undefined
  }
}
