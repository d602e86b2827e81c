import type { Caller } from '#kit/server/http/http.ts'
import type { Author } from './commands.ts'

/** As whom somebody comments and hangs works: by first and last name, whatever a browser says. */
export const authorOf = (caller: Caller, at: Temporal.Instant): Author => ({
  caller,
  name: `${caller.firstName} ${caller.lastName}`.trim(),
  at,
})
