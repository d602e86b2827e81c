import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterFile } from './after-file.ts'

export type PlacesReply = (response: ServerResponse) => void
export type PlacesQuestion = { path: string; key: string | undefined; fields: string | undefined; text: string }

export const placesJson =
  (body: object | string, status = 200, headers: Record<string, string> = {}): PlacesReply =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }

type Place = { id: string; name: string; website?: string; phone?: string }

/** As Google Places API (New) answers a text search. */
export const googlePlaces = (places: readonly Place[], nextPageToken?: string): PlacesReply =>
  placesJson({
    places: places.map(({ id, name, website, phone }) => ({
      id,
      displayName: { text: name, languageCode: 'de' },
      ...(website && { websiteUri: website }),
      ...(phone && { internationalPhoneNumber: phone }),
      businessStatus: 'OPERATIONAL',
      addressComponents: [{ shortText: 'DE', types: ['country', 'political'] }],
    })),
    ...(nextPageToken && { nextPageToken }),
  })

/** As Overpass answers, with the area found. */
export const overpassPlaces = (elements: readonly Record<string, string>[], remark?: string): PlacesReply =>
  placesJson({
    version: 0.6,
    elements: [
      { type: 'area', id: 3600000001 },
      ...elements.map((tags, index) => ({ type: 'node', id: Number(tags.id ?? index + 1), lat: 54, lon: 12, tags })),
    ],
    ...(remark && { remark }),
  })

/** A places lookup on a random port, both of Google and of Overpass: answers in their order, then with nothing found. */
export async function startFakePlaces() {
  const places = { base: '', asked: [] as PlacesQuestion[], replies: [] as PlacesReply[] }
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const { 'x-goog-api-key': key, 'x-goog-fieldmask': fields } = request.headers
    places.asked.push({ path: request.url ?? '', key: key?.toString(), fields: fields?.toString(), text })
    const none = request.url?.startsWith('/api/') ? overpassPlaces([]) : googlePlaces([])
    ;(places.replies.shift() ?? none)(response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  places.base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  afterFile(() => {
    server.closeAllConnections()
    return new Promise((done) => server.close(done))
  })
  return places
}
