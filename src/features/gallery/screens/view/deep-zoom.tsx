import { TransformComponent, TransformWrapper, useControls } from 'react-zoom-pan-pinch'
import { IconButton } from '#kit/ui/button.tsx'
import { useModal } from '#kit/ui/dialog.tsx'
import { CloseIcon, MinusIcon, PlusIcon } from '#kit/ui/icons.tsx'
import type { GalleryItem } from '../../contract.ts'
import { WorkPicture } from '../work-picture.tsx'
import { ratioOf } from '../work-sources.ts'
import styles from './deep-zoom.module.css'

type DeepZoomProps = {
  item: GalleryItem
  /** How much larger than the window to begin with. */
  scale: number
  onClose: () => void
}

/** A work over the whole screen, down to the grain: wheel, pinch, double click, buttons or keys. */
export function DeepZoom({ item, scale, onClose }: DeepZoomProps) {
  const { dialog } = useModal(true, onClose)
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  return (
    <dialog ref={dialog} className={styles.zoom} data-ground="ink" aria-label={`${item.title}, in detail`}>
      <TransformWrapper
        initialScale={scale}
        minScale={1}
        maxScale={12}
        centerOnInit
        smooth={!calm}
        doubleClick={{ mode: 'toggle', step: 1.2, animationTime: calm ? 0 : 250 }}
        zoomAnimation={{ disabled: calm }}
        autoAlignment={{ disabled: calm }}
        keyboard={{ disabled: false }}
        velocityAnimation={{ disabled: calm }}
      >
        <Controls onClose={onClose} />
        <TransformComponent wrapperClass={styles.window ?? ''} contentClass={styles.content ?? ''}>
          <WorkPicture
            item={item}
            src={item.path}
            style={{ width: `min(100vw, calc(100dvh * ${ratioOf(item)}))`, height: 'auto' }}
          />
        </TransformComponent>
      </TransformWrapper>
    </dialog>
  )
}

const step = 0.6

function Controls({ onClose }: { onClose: () => void }) {
  const { zoomIn, zoomOut, resetTransform } = useControls()
  return (
    <div className={styles.tools}>
      <IconButton label="Zoom in" onClick={() => zoomIn(step)}>
        <PlusIcon />
      </IconButton>
      <IconButton label="Zoom out" onClick={() => zoomOut(step)}>
        <MinusIcon />
      </IconButton>
      <button type="button" className={styles.whole} onClick={() => resetTransform()}>
        Whole work
      </button>
      <IconButton label="Close" onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </div>
  )
}
