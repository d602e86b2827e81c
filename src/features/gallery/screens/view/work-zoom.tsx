import { DeepZoom } from '#kit/ui/deep-zoom.tsx'
import type { GalleryItem } from '../../contract.ts'
import { words } from '../../words.ts'
import { WorkPicture } from '../work-picture.tsx'
import { ratioOf } from '../work-sources.ts'

type WorkZoomProps = {
  item: GalleryItem
  /** How much larger than the window to begin with. */
  scale: number
  onClose: () => void
}

/** A work over the whole window, down to the grain. */
export function WorkZoom({ item, scale, onClose }: WorkZoomProps) {
  return (
    <DeepZoom label={words.inDetail(item.title)} whole={words.wholeWork} most={12} scale={scale} onClose={onClose}>
      <WorkPicture
        item={item}
        src={item.path}
        style={{ width: `min(100vw, calc(100dvh * ${ratioOf(item)}))`, height: 'auto' }}
      />
    </DeepZoom>
  )
}
