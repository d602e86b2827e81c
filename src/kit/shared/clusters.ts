/** Of code points in one letter as readers see it: emoji of families with their skin tones have 11, syllables of Hindi up to 10. */
const most = 12
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * The text without what is stacked or joined onto one letter beyond what any script or emoji needs. No browser breaks a line
 * within such a letter: a hundred marks on an a are as wide as a page.
 */
export function clipClusters(text: string): string {
  return text.replace(/(?:[^\0-\u02ff]|[©®]){12,}/gu, (run) => {
    const clusters = Array.from(segmenter.segment(run), ({ segment }) => segment)
    return clusters.map((cluster, i) => clip(cluster, clusters[i + 1] ?? '')).join('')
  })
}

function clip(cluster: string, next: string): string {
  if (cluster.length <= most) return cluster
  const signs = Array.from(cluster).slice(0, most)
  for (;;) {
    const clipped = signs.join('')
    // What is clipped must not join what comes after it.
    const { index } = segmenter.segment(clipped + next).containing(clipped.length) ?? { index: clipped.length }
    if (index === clipped.length) return clipped
    signs.pop()
  }
}
