import { execFileSync } from 'node:child_process'
import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeSnapshot } from '#features/backups/server/commands/files.ts'
import { connect, type Sql } from '#kit/server/postgres/db.ts'
import { startPostgres } from '#kit/server/postgres/postgres.ts'
import { quoted } from '#kit/server/snapshots/format.ts'
import { takeSnapshot } from '#kit/server/snapshots/snapshot.ts'
import { root } from './prepare.mjs'
import { freePort, layOut, run } from './release-tree.ts'

export type Release = { version: string; commit: string }

const directory = join(root, 'db/releases')
const list = join(directory, 'releases.json')

export const readReleases = async (): Promise<Release[]> => JSON.parse(await readFile(list, 'utf8'))

/**
 * Writes `db/releases/<version>.zip`, what `npm run backup` would have written on that release with its sample data and
 * nothing else, and puts the release on the list. Pictures and papers are cut to a few bytes. Takes the software of the
 * commit, from its sources.
 */
export async function dumpRelease(version: string, revision: string): Promise<void> {
  const commit = execFileSync('git', ['rev-parse', '--verify', `${revision}^{commit}`], {
    cwd: root,
    encoding: 'utf8',
  }).trim()
  const tree = await layOut(commit)
  try {
    const dataDir = join(tree.directory, 'data')
    const release = await run(tree.directory, await freePort(), {
      DATA_DIR: dataDir,
      SAMPLE_DATA: 'on',
      BACKUPS: 'off',
    })
    await release.stop()
    const postgres = await startPostgres({ dataDir })
    const sql = connect(postgres.connection, { max: 3 })
    try {
      await cutBytes(sql)
      const file = join(directory, `${version}.zip`)
      await rm(file, { force: true })
      await writeSnapshot(takeSnapshot(sql, { compressionLevel: 9 }), file)
      await putOnList({ version, commit })
      console.log(`${version}: ${Math.ceil((await stat(file)).size / 1024)} KB`)
    } finally {
      await sql.end({ timeout: 5 })
      await postgres.stop()
    }
  } finally {
    await tree.remove()
  }
}

/** Hashes and keys are 64 bytes at most; what is longer is a picture or a paper, and no rule looks into those. */
async function cutBytes(sql: Sql): Promise<void> {
  const columns = await sql<{ table: string; column: string }[]>`
    SELECT table_name AS table, column_name AS column FROM information_schema.columns
    WHERE table_schema = current_schema() AND data_type = 'bytea'`
  await sql.begin(async (tx) => {
    // Some of them are never changed, by trigger.
    await tx`SET LOCAL session_replication_role = replica`
    for (const { table, column } of columns)
      await tx.unsafe(
        `UPDATE ${quoted(table)} SET ${quoted(column)} = substring(${quoted(column)} FOR 8) WHERE length(${quoted(column)}) > 64`,
      )
  })
}

async function putOnList(release: Release): Promise<void> {
  const known = await readReleases()
  const releases = [...known.filter(({ version }) => version !== release.version), release]
  const places = (version: string) =>
    version
      .split('.')
      .map((part) => part.padStart(4, '0'))
      .join('.')
  releases.sort((a, b) => places(a.version).localeCompare(places(b.version)))
  await writeFile(
    list,
    `[\n${releases.map((one) => `  ${JSON.stringify(one).replaceAll(':', ': ').replace('{', '{ ').replace('}', ' }').replace(',', ', ')}`).join(',\n')}\n]\n`,
  )
}
