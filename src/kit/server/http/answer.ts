/** An answer with a status other than the endpoint's first. */
export class WithStatus<T> {
  readonly status: number
  readonly body: T
  constructor(status: number, body: T) {
    this.status = status
    this.body = body
  }
}

export const answer = <T>(status: number, body: T) => new WithStatus(status, body)

export type Sent = { readonly sent: true }

/** Given back by a handler that has answered through `reply` itself. */
export const sent: Sent = { sent: true }
