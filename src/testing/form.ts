/** A multipart form as a browser sends it; bytes become files. */
export async function multipart(fields: Readonly<Record<string, unknown>>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Uint8Array) form.append(name, new Blob([new Uint8Array(value)]), 'picture')
    else if (value !== undefined) form.append(name, String(value))
  }
  const body = new Response(form)
  const headers = { 'content-type': body.headers.get('content-type') ?? '' }
  return { payload: Buffer.from(await body.arrayBuffer()), headers }
}
