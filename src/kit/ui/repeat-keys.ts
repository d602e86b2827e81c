import { ApiError } from './api.ts'

/**
 * Runs writes under an Idempotency-Key: a new one each time, but the same again while the same input is sent once more
 * after a try of which nobody knows whether it arrived (no answer, or a failure of the server).
 */
export function repeatKeys() {
  let unclear: { input: string; key: string } | undefined
  return async <T>(sent: unknown, write: (key: string) => Promise<T>): Promise<T> => {
    const input = JSON.stringify(sent, describeFiles) ?? ''
    const key = unclear?.input === input ? unclear.key : crypto.randomUUID()
    unclear = { input, key }
    try {
      const answer = await write(key)
      unclear = undefined
      return answer
    } catch (error) {
      if (error instanceof ApiError && error.status > 0 && error.status < 500) unclear = undefined
      throw error
    }
  }
}

const describeFiles = (_: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value
