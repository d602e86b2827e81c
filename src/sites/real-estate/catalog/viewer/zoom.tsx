import { TransformComponent, TransformWrapper, useControls } from 'react-zoom-pan-pinch'
import type { Listing } from '#features/properties/rules.ts'
import { IconButton } from '#kit/ui/button.tsx'
import { useModal } from '#kit/ui/dialog.tsx'
import { CloseIcon, MinusIcon, PlusIcon } from '#kit/ui/icons.tsx'
import { pictureOf } from '../../pictures/pictures.ts'
import styles from './zoom.module.css'

/** A picture over the whole window, to go close: wheel, pinch, double click, buttons or keys. */
export function Zoom({ listing, onClose }: { listing: Listing; onClose: () => void }) {
  const { dialog } = useModal(true, onClose)
  const { colour, ...picture } = pictureOf(listing.picture)
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  return (
    <dialog ref={dialog} className={styles.zoom} data-ground="ink" aria-label={`${listing.name}, in detail`}>
      <TransformWrapper
        minScale={1}
        maxScale={4}
        centerOnInit
        smooth={!isCalm}
        doubleClick={{ mode: 'toggle', step: 1, animationTime: isCalm ? 0 : 250 }}
        zoomAnimation={{ disabled: isCalm }}
        autoAlignment={{ disabled: isCalm }}
        keyboard={{ disabled: false }}
        velocityAnimation={{ disabled: isCalm }}
      >
        <Controls onClose={onClose} />
        <TransformComponent wrapperClass={styles.window ?? ''} contentClass={styles.content ?? ''}>
          <img
            {...picture}
            alt={listing.alt}
            sizes="300vw"
            className={styles.picture}
            style={{ width: `min(90vw, calc(90dvh * ${picture.width / picture.height}))`, backgroundColor: colour }}
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
        Whole picture
      </button>
      <IconButton label="Close zoom" onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </div>
  )
}
