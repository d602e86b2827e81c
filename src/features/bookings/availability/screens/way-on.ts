/** Where whoever asked at the door goes on to the booking of it, kept for the session. */
export const wayKey = 'rental/way'

/** That address within the site; undefined where nobody asked for anything yet, and in a booking, which has a newer choice. */
export function keptWay(path: string): string | undefined {
  if (/\/book2?\//.test(path)) return undefined
  try {
    const way: unknown = JSON.parse(sessionStorage.getItem(wayKey) ?? 'null')
    return typeof way === 'string' && way.startsWith('/') ? way : undefined
  } catch {
    return undefined
  }
}
