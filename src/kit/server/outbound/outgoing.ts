/** The text of an answer; undefined where it is longer than `mostBytes`. */
export const readAnswer = async (response: Response, mostBytes: number): Promise<string | undefined> =>
  (await readBytes(response, mostBytes))?.toString('utf8')

/** An answer; undefined where it is longer than `mostBytes`, after which nothing more of it is taken. */
export async function readBytes(response: Response, mostBytes: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  // Leaving the loop ends the transfer.
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > mostBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** What JSON says; undefined where it is none. */
export function parseAnswer(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Milliseconds that a service wants to be left alone; 0 where it does not say, or says it as a date. At most a day. */
export function peaceAsked({ headers }: Pick<Response, 'headers'>): number {
  const seconds = Number(headers.get('retry-after') ?? 0)
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), 24 * 3600) * 1000 : 0
}
