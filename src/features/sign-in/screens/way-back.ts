import { words } from '../words.ts'

export const loginPath = '/RentalRevolution/login'
export const recoverPath = '/RentalRevolution/recover'

/** Why somebody finds themselves at the login: the session ended, or the page before signed them out. */
export const reasons = {
  ended: words.ended,
  notAdmin: words.notAdmin,
  changed: words.changed,
} as const
type Reason = keyof typeof reasons

/** Address of the login that leads back to a page of this site afterwards. */
export function loginAddress(back: string, reason?: Reason): string {
  const query = new URLSearchParams({ back, ...(reason && { reason }) })
  return `${loginPath}?${query}`
}

/** Whom a page of the office is for. */
const audiences = { admin: words.forAdmins, root: words.forRoot } as const
type SentAway = { page: string; access: keyof typeof audiences }

/** What the history keeps with the login for somebody who stays signed in and whom a page is not for. */
export const sentAwayFrom = (page: string, access: keyof typeof audiences) => ({
  sentAway: { page, access } satisfies SentAway,
})

/** Which page somebody was after, and why they are here instead, from the state of the history; mostly undefined. */
export function readSentAway(state: unknown): { page: string; access: 'admin' | 'root'; reason: string } | undefined {
  const { page, access } = (state as { sentAway?: Partial<SentAway> } | null)?.sentAway ?? {}
  const known = typeof page === 'string' ? pageOfThisSite(page) : undefined
  if (known === undefined || access === undefined || !Object.hasOwn(audiences, access)) return undefined
  return { page: known, access, reason: audiences[access](known) }
}

/** Where to go after signing in, and why one was sent here, from the query of the login's address. */
export function readLoginQuery(search: string): { back: string | undefined; reason: string | undefined } {
  const query = new URLSearchParams(search)
  const reason = query.get('reason') ?? ''
  return {
    back: pageOfThisSite(query.get('back')),
    reason: Object.hasOwn(reasons, reason) ? reasons[reason as Reason] : undefined,
  }
}

/** Anybody can write the address of the login: it leads nowhere else, and not in a circle. */
function pageOfThisSite(address: string | null): string | undefined {
  const base = 'https://this.site'
  if (!address?.startsWith('/') || !URL.canParse(address, base)) return undefined
  const { origin, pathname, search, hash } = new URL(address, base)
  const signsInOrOut = /\/(login|logout|recover)\/?$/.test(pathname)
  return origin === base && !pathname.startsWith('//') && !signsInOrOut ? pathname + search + hash : undefined
}
