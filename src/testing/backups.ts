import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestApp } from './app.ts'
import type { Browser } from './browser.ts'

/** Asks for a zip over the network, of which the caller takes as much, and as quickly, as it likes. */
export async function backupZip(
  { app }: Pick<TestApp, 'app'>,
  { cookies }: Browser,
  query = '',
  path = '/api/sshp_fetch_backup_files/',
): Promise<IncomingMessage> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const request = get({ host: '127.0.0.1', port, path: path + query, headers: { cookie }, agent: false })
  const [answer] = await once(request, 'response')
  return answer as IncomingMessage
}
