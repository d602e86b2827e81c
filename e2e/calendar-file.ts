/** The lines of a calendar file (RFC 5545) by name, long ones put together again; parameters are left out. */
export function readCalendarFile(text: string): Map<string, string[]> {
  if (!/^BEGIN:VCALENDAR\r\n(?:[^\r\n]{1,75}\r\n)+END:VCALENDAR\r\n$/.test(text)) {
    throw new Error(`no calendar file: ${text}`)
  }
  const lines = text
    .replaceAll(/\r\n[ \t]/g, '')
    .trimEnd()
    .split('\r\n')
  const pairs = lines.map((line) => /^([A-Z-]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? [])
  const values = Map.groupBy(pairs, ([, name]) => name ?? '')
  return new Map([...values].map(([name, found]) => [name, found.map(([, , value]) => value ?? '')]))
}
