import { useSyncExternalStore } from 'react'
import { checkUser } from '#features/sign-in/contract.ts'
import type { Endpoint } from '#kit/shared/endpoint.ts'
import { ApiError } from '#kit/ui/api.ts'
import { isLost, reportAnswer } from '#kit/ui/connection.ts'
import { refresh, send } from '#kit/ui/server-state.tsx'
import { chainOf, happenedAt, type New, type Outcome, sendAll, type Waiting } from '../rules.ts'
import { words } from '../words.ts'
import { keep, listOf, remove, save } from './store.ts'

/** Whose things wait here, and by which calls they are sent. */
type Owner = { account: number; load: () => Promise<readonly Endpoint[]> }

const none: readonly Waiting[] = []
let owner: Owner | undefined
let items = none
let sending = false
const listeners = new Set<() => void>()
/** Other tabs of the office hear of what was kept or sent here. */
const others = 'document' in globalThis && 'BroadcastChannel' in globalThis ? new BroadcastChannel('outbox') : undefined

const tell = () => listeners.forEach((listener) => void listener())

async function look() {
  items = owner ? await listOf(owner.account).catch(() => none) : none
  tell()
}

async function changed() {
  await look()
  others?.postMessage('changed')
}

others?.addEventListener('message', () => void look())

function follow(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What waits of whoever is signed in, the oldest first. */
export const useWaiting = (): readonly Waiting[] =>
  useSyncExternalStore(
    follow,
    () => items,
    () => none,
  )

export const useIsSending = (): boolean =>
  useSyncExternalStore(
    follow,
    () => sending,
    () => false,
  )

/** From now on what waits is that of an account. */
export async function openOutbox(next: Owner): Promise<void> {
  owner = next
  await look()
  void sendWaiting()
}

/** Whether somebody's things wait on this device. */
export const countOf = async (account: number): Promise<number> => (await listOf(account)).length

export async function discardAll(account: number): Promise<void> {
  await discard(await listOf(account))
}

/** Whether what is done now has to wait: there is no network, or what it builds on waits itself. */
export const mustWait = (chain: string): boolean =>
  !navigator.onLine || isLost() || items.some((item) => item.chain === chain)

export async function wait(item: New): Promise<void> {
  if (!owner) throw new Error('nobody is signed in')
  const said = { chain: chainOf(item.booking), key: crypto.randomUUID(), at: Date.now(), facts: [] }
  await keep({ ...said, ...item, account: owner.account })
  await changed()
  void sendWaiting()
}

/** Somebody has looked at why it was refused, and wants it all the same. */
export async function sendAgain({ refused: _, ...item }: Waiting): Promise<void> {
  await save(item)
  await changed()
  await sendWaiting()
}

export async function discard(items: readonly Waiting[]): Promise<void> {
  for (const { id } of items) await remove(id)
  await changed()
  await sendWaiting()
}

/** Sends what waits, where there is a network, in one tab at a time. */
export async function sendWaiting(): Promise<void> {
  const locks = 'locks' in navigator ? navigator.locks : undefined
  if (locks) await locks.request('outbox', { ifAvailable: true }, async (lock) => lock && sendInTurn())
  else if (!sending) await sendInTurn()
}

async function sendInTurn() {
  if (!owner || !items.some(({ refused }) => !refused)) return
  const { account, load } = owner
  const ahead = await clockOfServer(account)
  if (ahead === undefined) return
  const endpoints = await load().catch(() => undefined)
  if (!endpoints) return
  reportAnswer()
  sending = true
  tell()
  const box = {
    list: () => listOf(account),
    save: (item: Waiting) => save(item).then(look),
    remove: (id: number) => remove(id).then(changed),
  }
  const unclear = { code: 'UNCLEAR', message: words.unclear }
  await sendAll(box, (item) => deliver(item, endpoints), { now: Date.now, ahead, unclear }).catch(() => {})
  sending = false
  await changed()
  await refresh()
}

/** By how much its clock is ahead, in milliseconds; undefined where it does not answer, or to somebody else. */
async function clockOfServer(account: number): Promise<number | undefined> {
  try {
    const response = await fetch(checkUser.path, { cache: 'no-store', signal: AbortSignal.timeout(10_000) })
    const user: { id?: number } = await response.json()
    if (!response.ok || user.id !== account) return undefined
    const now = response.headers.get('x-now')
    return now === null ? 0 : Temporal.Instant.from(now).epochMilliseconds - Date.now()
  } catch {
    return undefined
  }
}

/** Seconds: a photo takes its time. */
const longest = 180

async function deliver(item: Waiting, endpoints: readonly Endpoint[]): Promise<Outcome> {
  const endpoint = endpoints.find(({ path }) => path === item.path)
  if (!endpoint) return { refused: { code: 'UNKNOWN', message: words.unknown } }
  const body = { ...item.sent.body, ...(item.timed && { happened_at: happenedAt(item) }) }
  try {
    await send(endpoint, { body } as never, { key: item.key, seconds: longest })
    return 'arrived'
  } catch (error) {
    if (!(error instanceof ApiError)) return 'later'
    const { passing, status, code, message, errors } = error
    if (passing || status === 401) return 'later'
    return { refused: { code, message: [message, ...errors.map((one) => one.message)].join(' ') } }
  }
}
