import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer as createTcpServer } from 'node:net'
import { join } from 'node:path'
import { readEnvFile } from './env-file.mjs'
import { buildIfStale, inProjectNode, projectNode, root } from './prepare.mjs'
import { giveUp } from './terminal.mjs'

await inProjectNode(import.meta.url)
readEnvFile()
// The server reads the built pages at its start, though the browser gets the ones made on the fly.
if (!existsSync(join(root, 'build', 'client'))) await buildIfStale()

const { createServer } = await import('vite')
const {
  PORT: port = '3000',
  HOST: host = '127.0.0.1',
  PUBLIC_URL: publicUrl = `http://localhost:${port}`,
} = process.env
const backendPort = await freePort()
process.env.BACKEND_PORT = String(backendPort)

const pages = await createServer({ root, server: { host, port: Number(port), strictPort: true }, clearScreen: false })
await pages.listen().catch(({ message }) => giveUp(`PORT ${port} on ${host} cannot be used: ${message}`))

const backend = spawn(projectNode, ['--watch', '--watch-preserve-output', 'src/server.ts'], {
  stdio: 'inherit',
  env: { ...process.env, HOST: '127.0.0.1', PORT: String(backendPort), PUBLIC_URL: publicUrl },
})
backend.once('exit', async (code) => {
  await pages.close()
  process.exit(code ?? 0)
})
// Ctrl+C reaches the backend by itself.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => backend.kill('SIGTERM'))

function freePort() {
  return new Promise((done) => {
    const server = createTcpServer().listen(0, '127.0.0.1', () => {
      const { port: free } = server.address()
      server.close(() => done(free))
    })
  })
}
