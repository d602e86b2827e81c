import { execFileSync } from 'node:child_process'
import { root } from './prepare.mjs'

export type Change = { since: string; paths: string[] }

/** What differs from where this branch left `ref`: commits, and what is not committed or not even known to git. */
export function changedFiles(ref = 'origin/main', directory = root): Change {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: directory, encoding: 'utf8' }).trim()
  const lines = (text: string) => text.split('\n').filter(Boolean)
  const base = git('merge-base', 'HEAD', ref)
  const known = lines(git('diff', '--name-only', '--no-renames', base))
  const unknown = lines(git('ls-files', '--others', '--exclude-standard'))
  return { since: `${ref} (${base.slice(0, 7)})`, paths: [...new Set([...known, ...unknown])].sort() }
}
