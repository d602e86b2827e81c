type Upload = { method: string; headers: Headers; body: FormData; signal: AbortSignal }

/** `fetch` for a large form: says how much of it is sent, from 0 to 1, which fetch cannot. Throws as fetch does. */
export function upload(address: string, request: Upload, onProgress: (sent: number) => void): Promise<Response> {
  const { method, headers, body, signal } = request
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const sending = new XMLHttpRequest()
  sending.open(method, address)
  for (const [name, value] of headers) sending.setRequestHeader(name, value)
  sending.responseType = 'blob'
  sending.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
  sending.upload.onload = () => onProgress(1)
  sending.onload = () =>
    resolve(new Response(sending.response as Blob, { status: sending.status, headers: headersOf(sending) }))
  sending.onerror = () => reject(new TypeError('the upload failed'))
  sending.onabort = () => reject(signal.reason)
  signal.addEventListener('abort', () => sending.abort(), { once: true })
  if (signal.aborted) reject(signal.reason)
  else sending.send(body)
  return promise
}

const headersOf = (sending: XMLHttpRequest): [string, string][] =>
  Array.from(sending.getAllResponseHeaders().matchAll(/^([^:\r\n]+): *(.*)$/gm), ([, name = '', value = '']) => [
    name,
    value.trim(),
  ])
