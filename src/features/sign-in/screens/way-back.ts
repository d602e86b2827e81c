export const loginPath = '/RentalRevolution/login'
export const recoverPath = '/RentalRevolution/recover'

/** Why somebody finds themselves at the login: the session ended, or the page before signed them out. */
export const reasons = {
  ended: 'Your session has ended. Sign in to go on where you were.',
  notAdmin: 'Only administrators register employees. You have been signed out.',
  changed: 'Your changes have been applied. Please sign in with them.',
} as const
type Reason = keyof typeof reasons

/** Address of the login that leads back to a page of this site afterwards. */
export function loginAddress(back: string, reason?: Reason): string {
  const query = new URLSearchParams({ back, ...(reason && { reason }) })
  return `${loginPath}?${query}`
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
