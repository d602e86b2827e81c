import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterFile } from './after-file.ts'

export type ViesReply = (response: ServerResponse) => void

/** An answer of VIES as it sends them. */
export const viesJson =
  (body: object | string, status = 200): ViesReply =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }

export const viesValid = (name: string, address: string): ViesReply =>
  viesJson({
    isValid: true,
    userError: 'VALID',
    requestDate: '2026-06-01T05:00:00.000Z',
    name,
    address,
    vatNumber: '1',
  })

export const viesInvalid = viesJson({ isValid: false, userError: 'INVALID', name: '---', address: '---' })

/** The member state is away. */
export const viesAway = viesJson({ isValid: false, userError: 'MS_UNAVAILABLE', name: '---', address: '---' })

/** A VIES on a random port for the test file, that answers as it is told and notes what it was asked. */
export async function startFakeVies() {
  const vies = {
    base: '',
    asked: [] as string[],
    reply: viesInvalid as ViesReply,
  }
  const server = createServer((request, response) => {
    vies.asked.push(request.url ?? '')
    vies.reply(response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  vies.base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  afterFile(() => {
    server.closeAllConnections()
    return new Promise((done) => server.close(done))
  })
  return vies
}
