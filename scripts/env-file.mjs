import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { root } from './prepare.mjs'
import { giveUp } from './terminal.mjs'

/**
 * Takes settings from `.env` beside package.json, or from the file that `ENV_FILE` names; an empty `ENV_FILE` reads none.
 * What the environment says already stays, also where it says nothing: `PORT=` is the default port.
 */
export function readEnvFile() {
  const { ENV_FILE: name } = process.env
  const file = resolve(root, name ?? '.env')
  if (name === '' || (name === undefined && !existsSync(file))) return
  try {
    process.loadEnvFile(file)
  } catch ({ message }) {
    giveUp(`ENV_FILE: ${file} cannot be read: ${message}`)
  }
}
