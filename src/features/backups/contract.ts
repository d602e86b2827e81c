import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { flag, wholeNumber } from '#kit/shared/fields.ts'

/** `automatic` and `download` go to a browser; `kept` and `nightly` become files in DATA_DIR/backups. */
export const backupKinds = ['automatic', 'download', 'kept', 'nightly'] as const
export type BackupKind = (typeof backupKinds)[number]

/** `claimed` is about to begin; `failed` broke off for whatever reason, `canceled` because somebody wanted it. */
export const backupStates = ['claimed', 'running', 'done', 'failed', 'canceled'] as const

export const backup = z.object({
  id: z.int(),
  kind: z.enum(backupKinds),
  state: z.enum(backupStates),
  started_by: z.string(),
  machine: z.string(),
  /** Both are instants; the second is null as long as it is under way. */
  started_at: z.string(),
  ended_at: z.nullable(z.string()),
  /** Of the file, so far. */
  bytes: z.number(),
  /** An estimate while it is under way. */
  percent: z.int(),
  error: z.nullable(z.string()),
  /** Null where it was not put down: before it begins, and of those from before this was noted. */
  encrypted: z.nullable(z.boolean()),
})
export type Backup = z.output<typeof backup>

export const backupFile = z.object({
  name: z.string(),
  kind: z.enum(['kept', 'nightly']),
  /** Instant. */
  at: z.string(),
  bytes: z.number(),
  /** The last migration it had seen, `0016-backups`; null where the file cannot be read, as one that is encrypted. */
  schema: z.nullable(z.string()),
  encrypted: z.boolean(),
})
export type BackupFile = z.output<typeof backupFile>

/** Names the moment in UTC: `backup-2026-06-01T03-00-12Z-nightly.zip`, with `.age` behind it where it is encrypted. */
export const fileName = /^backup-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z-(kept|nightly)\.zip(\.age)?$/

export const listBackups = endpoint({
  summary: 'What is being backed up, how the last backups ended, and the files on the machine that answers',
  method: 'GET',
  path: '/api/backups/',
  access: 'root',
  changesWith: ['backups'],
  answers: {
    200: z.object({
      /** Whether the automatic download of today has not been made or begun. */
      due: z.boolean(),
      /** Today, to the business. */
      day: z.string(),
      /** Newest first. */
      recent: z.array(backup),
      files: z.array(backupFile),
      /** Where they are. */
      directory: z.string(),
      machine: z.string(),
      /** Whether those made from now on are encrypted, by `BACKUP_KEY`. */
      encrypted: z.boolean(),
      schedule: z.object({ on: z.boolean(), days: z.int(), weeks: z.int(), months: z.int() }),
    }),
  },
})

export const startBackup = endpoint({
  summary:
    'Begins a backup. Of one that is to be downloaded it gives the claim to fetch it with, within a minute. 409: there is one of the kind today, or under way',
  method: 'POST',
  path: '/api/backups/',
  access: 'root',
  body: z.object({ kind: z.enum(['automatic', 'download', 'kept'], { error: 'Please choose a kind of backup' }) }),
  answers: { 201: z.object({ id: z.int(), claim: z.nullable(z.string()) }) },
})

export const fetchBackupFiles = endpoint({
  summary:
    'Everything as a zip, encrypted by age where `BACKUP_KEY` is set, as it is at this moment. By itself once a day, else 409; any time with `manual`, or with the claim of a backup that was begun',
  method: 'GET',
  path: '/api/sshp_fetch_backup_files/',
  access: 'root',
  query: z.object({ manual: flag(), claim: z.optional(z.string().check(z.maxLength(60))) }),
  answers: { 200: 'application/zip' },
})

export const cancelBackup = endpoint({
  summary: 'Ends a backup that is under way. 409: it is not',
  method: 'POST',
  path: '/api/backups/:id/cancel/',
  access: 'root',
  params: z.object({ id: wholeNumber({ min: 1, max: 1_999_999_999, message: 'Please choose a backup' }) }),
  answers: { 200: z.object({ status: z.literal('success') }) },
})

export const downloadBackup = endpoint({
  summary: 'One of the files on the machine that answers',
  method: 'GET',
  path: '/api/backups/:name/',
  access: 'root',
  params: z.object({ name: z.string().check(z.regex(fileName, { error: 'Please choose a backup' })) }),
  answers: { 200: 'application/zip' },
})
