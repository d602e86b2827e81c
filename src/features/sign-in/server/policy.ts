import type { Env } from '#kit/server/settings/env.ts'

/**
 * Whether the settings say what root's password is, at each start: `ROOT_PASSWORD`, or `DATA_DIR/credentials.txt` of the
 * machine whose embedded database it is. Only on an outside database and without `ROOT_PASSWORD` do they not.
 */
export const settingsDecideRoot = ({ rootPassword, databaseUrl }: Pick<Env, 'rootPassword' | 'databaseUrl'>): boolean =>
  rootPassword !== undefined || databaseUrl === undefined

/**
 * Root recovers its password only where the new one would hold: where the settings decide, the next start would undo
 * it, and who runs the machine can read or set it there.
 */
export const mayRecoverRoot = (env: Pick<Env, 'rootPassword' | 'databaseUrl'>): boolean => !settingsDecideRoot(env)
