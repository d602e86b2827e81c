/**
 * Structured logs to standard output, one JSON object a line, without personal data: no addresses of people, no query
 * strings, no bodies, no headers.
 */
export const logOptions = {
  level: 'info',
  base: null,
  serializers: {
    req: ({ method, url, id }: { method: string; url: string; id: string }) => ({
      id,
      method,
      path: url.split('?', 1)[0],
    }),
    res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
    err: (error: Error & { code?: string }) => ({
      type: error.name,
      code: error.code,
      // A database message can quote a row.
      message: error.name === 'PostgresError' ? undefined : error.message,
      stack: error.stack?.split('\n').slice(1).join('\n'),
    }),
  },
}
