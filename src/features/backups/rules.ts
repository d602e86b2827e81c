import { type Day, firstOfMonth, wallClock, weekOf } from '#kit/shared/day.ts'
import { type Backup, fileName } from './contract.ts'

/** Of how many days (at least one), weeks and months nightly backups are kept; of those made by hand, as many as days. */
export type Keep = { days: number; weeks: number; months: number }

export type NamedFile = { name: string; kind: 'kept' | 'nightly'; at: Temporal.Instant; encrypted: boolean }

/** The hour, on the wall clock of the business, after which a night's backup is made. */
const nightHour = 3

/** `backup-2026-06-01T03-00-12Z-nightly.zip`, or `….zip.age` where it is encrypted. */
export const nameOf = (kind: NamedFile['kind'], at: Temporal.Instant, encrypted = false): string =>
  `${stem(at)}-${kind}${ending(encrypted)}`

/** What a browser saves a download as. */
export const downloadNameOf = (at: Temporal.Instant, encrypted = false): string => `${stem(at)}${ending(encrypted)}`

const ending = (encrypted: boolean) => (encrypted ? '.zip.age' : '.zip')
const stem = (at: Temporal.Instant) => `backup-${at.toString({ smallestUnit: 'second' }).replaceAll(':', '-')}`

/** What a file's name says; undefined of any other file. */
export function readName(name: string): NamedFile | undefined {
  const [, day, hour, minute, second, kind, age] = fileName.exec(name) ?? []
  if (!day) return undefined
  const at = Temporal.Instant.from(`${day}T${hour}:${minute}:${second}Z`)
  return { name, kind: kind as NamedFile['kind'], at, encrypted: age !== undefined }
}

/** The day whose night an instant belongs to: until the hour of the backup it is still the one before. */
export const nightOf = (at: Temporal.Instant, timeZone: string): Day =>
  wallClock(timeZone, at.subtract({ hours: nightHour })).day

/** Whether there is no backup of this night yet; it is made as soon as the machine runs. */
export const isDue = (files: readonly NamedFile[], now: Temporal.Instant, timeZone: string): boolean =>
  !files.some(({ kind, at }) => kind === 'nightly' && nightOf(at, timeZone) >= nightOf(now, timeZone))

/**
 * The files that need not be kept. The newest nightly one of each day, week (from Sunday) and month stays, of the latest
 * days, weeks and months that have any; of those made by hand the latest.
 */
export function toDrop(files: readonly NamedFile[], keep: Keep, timeZone: string): string[] {
  const newestFirst = files.toSorted((a, b) => Temporal.Instant.compare(b.at, a.at))
  const nightly = newestFirst.filter(({ kind }) => kind === 'nightly')
  const dayOf = ({ at }: NamedFile) => nightOf(at, timeZone)
  const kept = new Set([
    ...newestOfEach(nightly, dayOf, keep.days),
    ...newestOfEach(nightly, (file) => weekOf(dayOf(file))[0] ?? '', keep.weeks),
    ...newestOfEach(nightly, (file) => firstOfMonth(dayOf(file)), keep.months),
    ...newestFirst.filter(({ kind }) => kind === 'kept').slice(0, keep.days),
  ])
  return newestFirst.filter((file) => !kept.has(file)).map(({ name }) => name)
}

function newestOfEach(newestFirst: readonly NamedFile[], periodOf: (file: NamedFile) => string, periods: number) {
  const newest = new Map<string, NamedFile>()
  for (const file of newestFirst) if (!newest.has(periodOf(file))) newest.set(periodOf(file), file)
  return [...newest.values()].slice(0, periods)
}

/** Of a backup that nobody is making any more: its process is gone. In every backup, that one itself is such a one. */
export const brokenOff = 'It was broken off'

/** The newest nightly backup, where it failed for a reason that stays; one broken off is soon made again. */
export function failedNight(recent: readonly Backup[]): Backup | undefined {
  const night = recent.find(({ kind }) => kind === 'nightly')
  return night?.state === 'failed' && night.error !== brokenOff ? night : undefined
}

const units = ['bytes', 'KB', 'MB', 'GB', 'TB']

/** `812 bytes`, `4.2 MB`: thousands, as disks are sold. */
export function formatBytes(bytes: number): string {
  const power = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3))
  const value = bytes / 1000 ** power
  return `${power > 0 && value < 99.95 ? value.toFixed(1) : Math.round(value)} ${units[power]}`
}
