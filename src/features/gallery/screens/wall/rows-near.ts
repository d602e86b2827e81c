/** Pixels, from the top of the first row. */
type View = { top: number; bottom: number }

type Wall = {
  rowCount: number
  /** Pixels, the same for each. */
  rowHeight: number
  /** The row under which a work is open, and how much room that takes. */
  open?: { row: number; height: number } | undefined
}

/** The first and last of the rows that lie in the view. There is always one. */
export function rowsNear(
  { top, bottom }: View,
  { rowCount, rowHeight, open }: Wall,
): readonly [first: number, last: number] {
  const within = (row: number) => Math.min(rowCount - 1, Math.max(0, row))
  const rowAt = (y: number) => {
    const row = Math.floor(y / rowHeight)
    if (!open || row <= open.row) return row
    return Math.max(open.row, Math.floor((y - open.height) / rowHeight))
  }
  const first = within(rowAt(top))
  return [first, Math.max(first, within(rowAt(bottom)))]
}

/** The wall from top to bottom: rows that are drawn, and in between how many are not. Rows are given in any order. */
export function piecesOf(rowCount: number, drawn: readonly number[]): readonly ({ row: number } | { left: number })[] {
  const rows = [...new Set(drawn)].filter((row) => row >= 0 && row < rowCount).sort((a, b) => a - b)
  const pieces: ({ row: number } | { left: number })[] = []
  let next = 0
  for (const row of rows) {
    if (row > next) pieces.push({ left: row - next })
    pieces.push({ row })
    next = row + 1
  }
  if (next < rowCount) pieces.push({ left: rowCount - next })
  return pieces
}
