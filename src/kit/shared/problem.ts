import { words } from './words.ts'

/**
 * The body of every error answer (RFC 9457, `application/problem+json`).
 * `code` is stable and meant for programs; `detail` is a sentence for people;
 * `errors` names the fields of a 422 with the message to show beside each.
 */
export type Problem = {
  type: 'about:blank'
  title: string
  status: number
  code: string
  detail: string
  errors?: readonly FieldError[]
  /** More about this one error, e.g. the new price of PRICE_CHANGED. */
  [extra: string]: unknown
}

export type FieldError = { field: string; message: string }

/** An error that is an answer. Thrown anywhere below a handler, it becomes the problem+json of its status. */
export class ProblemError extends Error {
  readonly status: number
  readonly code: string
  readonly errors: readonly FieldError[] | undefined
  readonly extra: Readonly<Record<string, unknown>> | undefined
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined

  constructor(
    status: number,
    code: string,
    detail: string,
    more: { errors?: readonly FieldError[]; extra?: Readonly<Record<string, unknown>>; retryAfter?: number } = {},
  ) {
    super(detail)
    this.status = status
    this.code = code
    this.errors = more.errors
    this.extra = more.extra
    this.retryAfter = more.retryAfter
  }
}

export const invalid = (errors: readonly FieldError[], detail = words.checkDetails) =>
  new ProblemError(422, 'INVALID', detail, { errors })
export const notSignedIn = () => new ProblemError(401, 'NOT_SIGNED_IN', words.signInFirst)
export const notAllowed = (detail = words.mayNot) => new ProblemError(403, 'NOT_ALLOWED', detail)
export const notFound = (detail = words.nothingHere) => new ProblemError(404, 'NOT_FOUND', detail)
export const tooMany = (retryAfter: number) =>
  new ProblemError(429, 'TOO_MANY_REQUESTS', words.tooManyAttempts, { retryAfter })
