/** `30 minutes`, `1 hour`, `2.5 hours`. */
export function formatDuration(hours: number): string {
  if (hours === 0.5) return '30 minutes'
  return hours === 1 ? '1 hour' : `${hours} hours`
}
