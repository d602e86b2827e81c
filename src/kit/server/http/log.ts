/**
 * Structured logs to standard output, one JSON object a line, without personal data: no addresses of people, no query
 * strings, no bodies, no headers.
 */
export const logOptions = {
  level: 'info',
  base: null,
  stream: gatheredOutput(),
  serializers: {
    req: ({ method, url, id }: { method: string; url: string; id: string }) => ({
      id,
      method,
      path: loggedPath(url),
    }),
    res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
    err: (error: Error & { code?: string }) => ({
      type: error.name,
      code: error.code,
      // A database message can quote a row.
      message: error.name === 'PostgresError' ? undefined : error.message,
      // What a message quotes can have lines of its own, which stand above those of the stack.
      stack: error.stack
        ?.split('\n')
        .filter((line) => /^ {4}at /.test(line))
        .join('\n'),
    }),
  },
}

/** The path of an address without its query, and without what opens something to whoever has it: our tokens of 256 bits. */
export const loggedPath = (url: string): string =>
  (url.split('?', 1)[0] ?? '').replace(/(?<![\w-])[\w-]{43}(?![\w-])/g, '…')

/**
 * For what meets one request after the other while it lasts: `tell` is called at once, and then once in each further minute
 * in which it came again, with how often since.
 */
export function seldom<T>(tell: (latest: T, times: number) => void): (latest: T) => void {
  let times = 0
  let isTold = false
  const turn = (latest: T) => {
    isTold = times > 0
    if (!isTold) return
    tell(latest, times)
    times = 0
    setTimeout(() => turn(latest), 60_000).unref()
  }
  return (latest) => {
    times++
    if (!isTold) turn(latest)
  }
}

/**
 * Lines go out together, after 50 ms at the latest: a write for each costs as much as a sixth of an answer from memory.
 * No write is longer than a pipe takes at once, so that the lines of several processes stay whole.
 */
function gatheredOutput() {
  const longest = 4096
  let lines = ''
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (lines !== '') process.stdout.write(lines)
    lines = ''
  }
  process.on('exit', flush)
  const write = (line: string) => {
    if (lines.length + line.length > longest) flush()
    lines += line
    timer ??= setTimeout(flush, 50).unref()
  }
  return { write }
}
