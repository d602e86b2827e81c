/**
 * What a zip says of when a file was made: it knows no zones, so it is the wall clock of the business, to two seconds, and
 * nothing beside it from which a program would make another time. Zip libraries read a `Date` by this process's clock.
 */
export function onZipClock(at: Temporal.Instant | string, timeZone: string): { mtime: Date; forceDosTimestamp: true } {
  const { year, month, day, hour, minute, second } = Temporal.Instant.from(at).toZonedDateTimeISO(timeZone)
  return { mtime: new Date(year, month - 1, day, hour, minute, second), forceDosTimestamp: true }
}
