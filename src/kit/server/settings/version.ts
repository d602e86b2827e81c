import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Of package.json, which lies above the sources as above the build. */
export function readVersion(folder: string = import.meta.dirname): string {
  const file = join(folder, 'package.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : readVersion(dirname(folder))
}
