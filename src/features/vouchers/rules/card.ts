/**
 * The voucher as a card, A5 on its side: a picture on the left, paper on the right, and between them the shore as the
 * lake's charts draw it. Lengths are millimetres; the screen and the PDF draw the same.
 */
export const card = { width: 210, height: 148 } as const

/** The edge of the paper from top to bottom, moved to the left by `away`. */
const shoreline = (away: number) =>
  `${118 - away} 0C${112 - away} 20 ${125 - away} 37 ${121 - away} 57C${117 - away} 76 ${108 - away} 87 ${112 - away} 109C${115 - away} 124 ${122 - away} 133 ${118 - away} 148`

export const documentPath = `M${shoreline(0)}H210V0Z`

/** Contours off the shore, and how strongly each is drawn. */
export const contourPaths = [
  { path: `M${shoreline(2.6)}`, strength: 0.9 },
  { path: `M${shoreline(6.2)}`, strength: 0.55 },
  { path: `M${shoreline(11)}`, strength: 0.3 },
] as const
