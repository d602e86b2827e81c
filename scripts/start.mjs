import module from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readEnvFile } from './env-file.mjs'
import { beginFrugally, frugal } from './memory.mjs'
import { buildIfStale, inProjectNode, root } from './prepare.mjs'

await inProjectNode(import.meta.url, frugal)
beginFrugally()
readEnvFile()
await buildIfStale()
process.env.NODE_ENV ??= 'production'
module.enableCompileCache(join(root, 'build', '.compiled'))
// The web processes of WORKERS are started from what is named here.
process.argv[1] = join(root, 'build', 'server.js')
await import(pathToFileURL(process.argv[1]).href)
