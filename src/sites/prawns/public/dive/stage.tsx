import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '#kit/ui/class-names.ts'
import { Picture, slopeOf } from '../../picture.tsx'
import idles from './idle.module.css'
import type { Layer } from './layers.ts'
import styles from './stage.module.css'

/** Pictures that move with the scroll, each as fast as it is near. Nothing of it is to be read or pressed. */
export function Stage({
  layers,
  awake,
  className,
  children,
}: {
  layers: readonly (Layer | 'dusk' | 'night')[]
  /** The deeper pictures are fetched now; until then only those that come near. */
  awake: boolean
  className?: string | undefined
  children?: ReactNode
}) {
  return (
    <div className={classNames(styles.stage, className)} aria-hidden="true">
      {layers.map((layer) =>
        typeof layer === 'string' ? (
          <div key={layer} className={styles[layer]} data-scrolled="" />
        ) : (
          <LayerPicture key={`${layer.picture} ${layer.left ?? ''}`} layer={layer} awake={awake} />
        ),
      )}
      {children}
    </div>
  )
}

function LayerPicture({ layer, awake }: { layer: Layer; awake: boolean }) {
  const { picture, width, left, at, home, speed, drift = [0, 0], fade, idle, zones, flipped, lean, first } = layer
  const upper =
    typeof at === 'number'
      ? `calc(${at} * var(--screen))`
      : `calc(${depth + at.floor} * var(--screen) - ${slopeOf(picture)} * var(--width))`
  const [comes, goes] = seenFrom(layer)
  const place = {
    '--width': width,
    '--left': left,
    '--at': upper,
    '--home': home,
    '--speed': speed,
    '--from': `${drift[0]}vw`,
    '--drift': `${(drift[1] - drift[0]) / depth}vw`,
    '--in': comes,
    '--out': goes,
    '--lean': lean && `${lean}deg`,
  } as CSSProperties
  return (
    <div className={classNames(styles.layer, fade && styles[fade])} style={place} data-scrolled="">
      <Picture
        className={classNames(styles.picture, idle && idles.idle, idle && idles[idle], flipped && styles.flipped)}
        data-zones={zones.join(' ')}
        name={picture}
        alt=""
        sizes={sizesOf(width)}
        loading={first || awake ? 'eager' : 'lazy'}
        fetchPriority={first ? 'auto' : 'low'}
      />
    </div>
  )
}

/** Of the page, in screens. */
const depth = 2.53

/** The scroll, in screens, at which a layer comes into view at the earliest and is gone at the latest. */
function seenFrom({ at, home, speed, width }: Layer): [from: number, to: number] {
  const height = width.startsWith('clamp') ? 0.9 : 1.7
  const top = typeof at === 'number' ? at : depth + at.floor - height
  const start = top - home * (1 - speed)
  const margin = 0.1
  return [Math.max(0, (start - 1 - margin) / speed), Math.min(depth, (start + height + margin) / speed)]
}

/** As `sizes` of a picture, which knows no custom properties. On phones what is wide is water and mist: half is enough. */
function sizesOf(width: string): string {
  const plain = width.replaceAll(
    /([\d.]+) \* var\(--screen\)/g,
    (_, screens) => `${Math.round(Number(screens) * 100)}vh`,
  )
  return width.startsWith('max') ? `(width < 34rem) 100vw, ${plain}` : plain
}
