import { largestPicture, pictureRefusals } from '#kit/shared/picture.ts'
import { ApiError } from '#kit/ui/api.ts'
import { words } from '../../words.ts'

/** A photo on its way to the server. */
export type Upload = {
  key: number
  file: File
  /** A `blob:` address, shown until the server has its own. */
  preview: string
  /** The key of what it shows of the checklist, if anything. */
  item?: string | undefined
  /** From 0 to 1. */
  sent: number
  /** Why it was not taken; it may be tried again. */
  refused?: string
}

/** Sends one photo; calls back with how much of it is sent. */
export type SendPhoto = (file: File, onProgress: (sent: number) => void) => Promise<unknown>

let lastKey = 0

/**
 * Photos of one step on their way: one after the other, since a pier has little network. What is refused stays with the
 * reason until it is tried again or dropped.
 */
export function photoQueue() {
  let uploads: readonly Upload[] = []
  let turn: Promise<void> = Promise.resolve()
  const listeners = new Set<() => void>()

  const put = (next: readonly Upload[]) => {
    uploads = next
    for (const listener of listeners) listener()
  }
  const amend = (key: number, part: Partial<Upload>) =>
    put(uploads.map((one) => (one.key === key ? { ...one, ...part } : one)))
  const drop = (key: number) => {
    const gone = uploads.find((one) => one.key === key)
    if (gone) URL.revokeObjectURL(gone.preview)
    put(uploads.filter((one) => one.key !== key))
  }

  const run = async ({ key, file }: Upload, send: SendPhoto) => {
    if (!uploads.some((one) => one.key === key)) return
    try {
      await send(file, (sent) => amend(key, { sent }))
      drop(key)
    } catch (error) {
      amend(key, { sent: 0, refused: error instanceof ApiError ? error.message : words.notSent })
    }
  }
  const line = (upload: Upload, send: SendPhoto) => {
    turn = turn.then(() => run(upload, send))
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    uploads: () => uploads,
    add: (files: readonly File[], send: SendPhoto, item?: string) => {
      const added = files.map((file): Upload => {
        lastKey += 1
        const upload = { key: lastKey, file, preview: URL.createObjectURL(file), item, sent: 0 }
        return file.size > largestPicture ? { ...upload, refused: words.thePicture(pictureRefusals.size) } : upload
      })
      put([...uploads, ...added])
      for (const one of added) if (one.refused === undefined) line(one, send)
    },
    retry: (key: number, send: SendPhoto) => {
      const upload = uploads.find((one) => one.key === key)
      if (!upload?.refused) return
      put(uploads.map(({ refused, ...one }) => (one.key === key ? one : { ...one, ...(refused && { refused }) })))
      line(upload, send)
    },
    drop,
  }
}
export type PhotoQueue = ReturnType<typeof photoQueue>

const queues = new Map<string, PhotoQueue>()

/** The queue of a step: the same one when its page is left and opened again. */
export function queueOf(step: string): PhotoQueue {
  const queue = queues.get(step) ?? photoQueue()
  queues.set(step, queue)
  return queue
}

/** Why a step cannot be finished with these photos yet. */
export function photosHold(uploads: readonly Upload[]): string | undefined {
  if (uploads.some(({ refused }) => refused !== undefined)) return words.notTaken
  return uploads.length > 0 ? words.waitForPhotos : undefined
}
