/** A signature as it was drawn, on a field of this size in CSS pixels; it is kept and drawn again from this. */
export type Signature = { width: number; height: number; strokes: readonly Stroke[] }
export type Stroke = readonly Dot[]
export type Dot = { x: number; y: number; pressure: number; time: number }

export const noSignature: Signature = { width: 0, height: 0, strokes: [] }

export const isSigned = ({ strokes }: Signature): boolean => strokes.some((stroke) => stroke.length > 0)

/** The strokes on a field of another size: as large as fits, undistorted, from the upper left corner. */
export function strokesOn(signature: Signature, field: { width: number; height: number }): Dot[][] {
  const { width, height, strokes } = signature
  const scale = width > 0 && height > 0 ? Math.min(field.width / width, field.height / height) : 1
  const tenth = (n: number) => Math.round(n * scale * 10) / 10
  return strokes.map((stroke) => stroke.map((dot) => ({ ...dot, x: tenth(dot.x), y: tenth(dot.y) })))
}
