/** Where whoever asked at the door goes on to the booking of it, kept for the session. */
export const wayKey = 'rental/way'

/** That address within the site; undefined where nobody asked for anything yet. */
export function keptWay(): string | undefined {
  try {
    const way: unknown = JSON.parse(sessionStorage.getItem(wayKey) ?? 'null')
    return typeof way === 'string' && way.startsWith('/') ? way : undefined
  } catch {
    return undefined
  }
}
