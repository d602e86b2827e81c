/** Pixels from an edge within which the timeline scrolls along, and how fast at the edge itself, in pixels a second. */
const zone = 48
const fastest = 360
/** Pixels towards an edge before it scrolls: who takes up a bar beside one has not asked for that yet. */
const meant = 12

/**
 * How fast the timeline scrolls along with a pointer, in pixels a second, along one axis: negative towards `from`. Faster
 * the nearer it is to the edge, and not at all beyond it.
 */
export function scrollSpeed(at: number, { from, to, start }: { from: number; to: number; start: number }): number {
  if (at < from || at > to) return 0
  const back = at < start - meant ? 1 - (at - from) / zone : 0
  const on = at > start + meant ? 1 - (to - at) / zone : 0
  return fastest * (Math.max(on, 0) - Math.max(back, 0))
}
