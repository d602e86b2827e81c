import { ApiError } from './api.ts'

/** Seconds; whoever is told to wait longer is told so at once. */
const longestWait = 10

/** Whether a read is asked for again by itself after so many failures. */
export const isAskedAgain = (failures: number, error: Error): boolean =>
  failures < 3 && error instanceof ApiError && error.passing && (error.retryAfter ?? 0) <= longestWait

/** Milliseconds until then: as the server says and up to a quarter more, so that not all come at the same moment. */
export const waitBefore = (failures: number, error: Error, random = Math.random()): number =>
  error instanceof ApiError && error.retryAfter
    ? error.retryAfter * 1000 * (1 + random / 4)
    : Math.min(500 * 2 ** failures, 8000)
