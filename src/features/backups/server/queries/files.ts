import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '#kit/server/settings/env.ts'
import { readManifest } from '#kit/server/snapshots/file.ts'
import type { BackupFile } from '../../contract.ts'
import { type NamedFile, readName } from '../../rules.ts'

export const directoryOf = ({ dataDir }: Pick<Env, 'dataDir'>) => join(dataDir, 'backups')

/** The files by their names, newest first. */
export async function findFiles(directory: string): Promise<NamedFile[]> {
  const names = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return []
    throw error
  })
  const files = names.flatMap((name) => readName(name) ?? [])
  return files.sort((a, b) => Temporal.Instant.compare(b.at, a.at))
}

/** What the files say of themselves, read once each. */
export class FileList {
  readonly #directory: string
  readonly #schemas = new Map<string, string | null>()

  constructor(directory: string) {
    this.#directory = directory
  }

  async read(): Promise<BackupFile[]> {
    const files = await findFiles(this.#directory)
    const described = await Promise.all(files.map((file) => this.#describe(file)))
    return described.flatMap((file) => file ?? [])
  }

  async #describe({ name, kind, at, encrypted }: NamedFile): Promise<BackupFile | undefined> {
    const path = join(this.#directory, name)
    const found = await stat(path).catch(() => undefined)
    if (!found) return undefined
    const key = `${name} ${found.size} ${found.mtimeMs}`
    const schema = encrypted ? null : (this.#schemas.get(key) ?? (await schemaOf(path)))
    this.#schemas.set(key, schema)
    return { name, kind, at: at.toString(), bytes: found.size, schema, encrypted }
  }
}

async function schemaOf(path: string): Promise<string | null> {
  const manifest = await readManifest(path)
  return manifest?.schema.at(-1)?.name.replace(/\.sql$/, '') ?? null
}
