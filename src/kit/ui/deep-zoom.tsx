import type { ReactNode } from 'react'
import { TransformComponent, TransformWrapper, useControls } from 'react-zoom-pan-pinch'
import { IconButton } from './button.tsx'
import styles from './deep-zoom.module.css'
import { useModal } from './dialog.tsx'
import { CloseIcon, MinusIcon, PlusIcon } from './icons.tsx'
import { words } from './words.ts'

type DeepZoomProps = {
  label: string
  /** What the way back from close by is called, such as `Whole picture`. */
  whole: string
  /** How much larger than at first it may become. */
  most: number
  /** How much larger it is to begin with. */
  scale?: number
  onClose: () => void
  /** A picture as large as it is at first. */
  children: ReactNode
}

/** A picture over the whole window, to go close: wheel, pinch, double click, buttons or keys. */
export function DeepZoom({ label, whole, most, scale = 1, onClose, children }: DeepZoomProps) {
  const { dialog } = useModal(true, onClose)
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  return (
    <dialog ref={dialog} className={styles.zoom} data-ground="ink" aria-label={label}>
      <TransformWrapper
        initialScale={scale}
        minScale={1}
        maxScale={most}
        centerOnInit
        smooth={!calm}
        doubleClick={{ mode: 'toggle', step: Math.max(1, most / 10), animationTime: calm ? 0 : 250 }}
        zoomAnimation={{ disabled: calm }}
        autoAlignment={{ disabled: calm }}
        keyboard={{ disabled: false }}
        velocityAnimation={{ disabled: calm }}
      >
        <Controls whole={whole} onClose={onClose} />
        <TransformComponent wrapperClass={styles.window ?? ''} contentClass={styles.content ?? ''}>
          {children}
        </TransformComponent>
      </TransformWrapper>
    </dialog>
  )
}

const step = 0.6

function Controls({ whole, onClose }: Pick<DeepZoomProps, 'whole' | 'onClose'>) {
  const { zoomIn, zoomOut, resetTransform } = useControls()
  return (
    <div className={styles.tools}>
      <IconButton label={words.zoomIn} onClick={() => zoomIn(step)}>
        <PlusIcon />
      </IconButton>
      <IconButton label={words.zoomOut} onClick={() => zoomOut(step)}>
        <MinusIcon />
      </IconButton>
      <button type="button" className={styles.whole} onClick={() => resetTransform()}>
        {whole}
      </button>
      <IconButton label={words.closeZoom} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </div>
  )
}
