import * as z from 'zod/mini'
import type { Endpoint } from '#kit/shared/endpoint.ts'
import type { Server } from '../http/http.ts'

type JsonSchema = Record<string, unknown>

/** `/api/docs/openapi.json` and `/api/docs/`, made from the contracts when somebody first asks for them. */
export function apiDocsRoutes(app: Server, info: { title: string; version: string }): void {
  let description: ReturnType<typeof openApi> | undefined
  let page: string | undefined
  app.get('/api/docs/openapi.json', (_request, reply) => {
    description ??= openApi(app.endpoints, info)
    return reply.send(description)
  })
  app.get('/api/docs/', (_request, reply) => {
    page ??= docsPage(app.endpoints, info.title)
    return reply
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      .type('text/html; charset=utf-8')
      .send(page)
  })
}

/** OpenAPI 3.1 of the endpoints. */
export function openApi(endpoints: readonly Endpoint[], info: { title: string; version: string }) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info,
    components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } } },
    paths,
  }
}

function operation(endpoint: Endpoint) {
  const problems = { description: 'Problem', content: { 'application/problem+json': {} } }
  return {
    summary: endpoint.summary,
    ...(endpoint.access === 'anyone' ? {} : { security: [{ session: [] }], 'x-access': endpoint.access }),
    parameters: [
      ...parameters('path', endpoint.params),
      ...parameters('query', endpoint.query),
      ...(endpoint.repeatable ? [{ in: 'header', name: 'Idempotency-Key', schema: { type: 'string' } }] : []),
    ],
    ...(endpoint.body ? { requestBody: { required: true, content: bodyContent(endpoint.body) } } : {}),
    responses: { ...successes(endpoint), default: problems },
  }
}

const bodyContent = (body: z.ZodMiniType) =>
  Object.fromEntries(
    ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json'].map((type) => [
      type,
      { schema: schemaOf(body) },
    ]),
  )

const successes = (endpoint: Endpoint) =>
  Object.fromEntries(
    Object.entries(endpoint.answers).map(([status, answer]) => {
      const content =
        typeof answer === 'string' ? { [answer]: {} } : { 'application/json': { schema: schemaOf(answer) } }
      return [status, { description: status === '201' ? 'Created' : 'Success', content }]
    }),
  )

function parameters(place: 'path' | 'query', schema: z.ZodMiniType | undefined) {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema) as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    in: place,
    name,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

/** The shape after reading: what a form sends as text is described as what it means. */
const schemaOf = (schema: z.ZodMiniType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as JsonSchema

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] as string)

const fieldNames = (schema: z.ZodMiniType | undefined) =>
  schema ? parameters('query', schema).map(({ name }) => name) : []

function docsPage(endpoints: readonly Endpoint[], title: string): string {
  const rows = [...endpoints]
    .sort((a, b) => a.path.localeCompare(b.path))
    .map((endpoint) => {
      const fields = [...fieldNames(endpoint.params), ...fieldNames(endpoint.query), ...fieldNames(endpoint.body)]
      return `<tr><th scope="row"><b>${endpoint.method}</b> <code>${escapeHtml(endpoint.path)}</code></th>
        <td>${escapeHtml(endpoint.summary)}${fields.length > 0 ? `<br><small>${fields.map(escapeHtml).join(', ')}</small>` : ''}</td>
        <td>${endpoint.access}</td></tr>`
    })
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}: HTTP calls</title><style>
body{font:16px/1.5 system-ui,sans-serif;color:#14242a;background:#fbfaf6;margin:0 auto;max-width:70rem;padding:3rem 1.25rem}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.75rem 1rem .75rem 0;border-top:1px solid #cdd5d3;font-weight:400}
code{font-size:.9em;overflow-wrap:anywhere}small{color:#51646a}h1{line-height:1.1}a{color:#0b5563}
</style></head><body><main><h1>${escapeHtml(title)}: HTTP calls</h1>
<p>Writes need the cookie <code>csrftoken</code> repeated in the header <code>X-CSRFToken</code>. Errors are
<code>application/problem+json</code>. Everything in detail: <a href="/api/docs/openapi.json">openapi.json</a>.</p>
<table><thead><tr><th>Call</th><th>What it does</th><th>Who</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></main></body></html>`
}
