/** Of code points in one letter as readers see it: emoji of families with their skin tones have 11, syllables of Hindi up to 10. */
const most = 12
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * The text without what is stacked or joined onto one letter beyond what any script or emoji needs. No browser breaks a line
 * within such a letter: a hundred marks on an a are as wide as a page.
 */
export function clipClusters(text: string): string {
  const clipped = text.replace(/[^\0-\u02ff]{12,}/gu, (run) =>
    Array.from(segmenter.segment(run), ({ segment }) => clip(segment)).join(''),
  )
  // What is clipped may join what came after it.
  return clipped === text ? text : clipClusters(clipped)
}

function clip(cluster: string): string {
  return cluster.length <= most ? cluster : Array.from(cluster).slice(0, most).join('')
}
