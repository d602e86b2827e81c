import type { GalleryItem } from '../contract.ts'
import { thumbnailOf } from '../rules.ts'

/** Pixels along the longer side of the small picture. */
const thumbnailSide = 320

export const ratioOf = ({ width, height }: Pick<GalleryItem, 'width' | 'height'>) => width / height

/** As many names as widths: what a browser chooses from. */
const candidates = ({ narrower, path, width }: GalleryItem) => [...narrower, { path, width }]

const listed = (files: readonly { path: string; width: number }[]) =>
  files.map(({ path, width }) => `${path} ${width}w`).join(', ')

/** For a square of which the longer side of the work takes all: `side` is its width as CSS says it. */
export function thumbnailSources(item: GalleryItem, side: string) {
  const small = Math.round(thumbnailSide * Math.min(1, ratioOf(item)))
  const src = thumbnailOf(item.path)
  const share = Math.min(1, ratioOf(item)).toFixed(3)
  return {
    src,
    srcSet: listed([
      { path: src, width: Math.min(small, item.width) },
      ...candidates(item)
        .filter(({ width }) => width > small)
        .slice(0, 1),
    ]),
    sizes: `calc(${side} * ${share})`,
  }
}

/** What a work may be high in the large view: a window without the navigation and the lines over and under it. */
const roomHeight = '(100vh - 13rem)'

/** For the large view: as wide as the room, and no higher. */
export const largeSources = (item: GalleryItem) => ({
  src: item.path,
  srcSet: listed(candidates(item)),
  sizes: `min(100vw, calc(${roomHeight} * ${ratioOf(item).toFixed(3)}))`,
})

const ahead = new Map<string, HTMLImageElement>()
const mostAhead = 6

/** Fetches and decodes the picture that the large view of a work would show, so that it is there at once. */
export function lookAheadAt(item: GalleryItem): void {
  const known = ahead.get(item.path)
  ahead.delete(item.path)
  const picture = known ?? new Image()
  // Kept as long as it may be wanted: what nobody holds is decoded anew.
  ahead.set(item.path, picture)
  const [oldest] = ahead.keys()
  if (ahead.size > mostAhead && oldest) ahead.delete(oldest)
  if (known) return
  const { src, srcSet, sizes } = largeSources(item)
  Object.assign(picture, { sizes, srcset: srcSet, src })
  picture.decode().catch(() => ahead.delete(item.path))
}
