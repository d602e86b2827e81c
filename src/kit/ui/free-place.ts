/** A part of the window, in pixels from its left and top. */
export type Box = { left: number; top: number; width: number; height: number }

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top))

const step = 8

/**
 * Where a box of this size lies over none of `taken`, as near as can be to where it would best be; where there is no such
 * place, where it lies over least. Units: pixels; `within` is all there is.
 */
export function freePlace(best: Box, taken: readonly Box[], within: Box): Box {
  const { width, height } = best
  const [right, bottom] = [within.left + within.width - width, within.top + within.height - height]
  const tops = [best.top]
  for (let top = within.top; top <= bottom; top += step) tops.push(top)
  const lefts = [...new Set([best.left, right, within.left])]
  const far = (box: Box) => Math.abs(box.top - best.top) + Math.abs(box.left - best.left)
  const places = tops
    .flatMap((top) => lefts.map((left) => ({ left, top, width, height })))
    .map((box) => ({ box, covers: taken.reduce((sum, one) => sum + overlap(box, one), 0), far: far(box) }))
  return places.reduce((a, b) => (b.covers < a.covers || (b.covers === a.covers && b.far < a.far) ? b : a)).box
}
