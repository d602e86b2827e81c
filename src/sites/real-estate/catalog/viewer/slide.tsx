import { type CSSProperties, useState } from 'react'
import type { Listing } from '#features/properties/rules.ts'
import { Button } from '#kit/ui/button.tsx'
import { words } from '../words.ts'
import styles from './slide.module.css'
import { pictureIn, type View } from './view-switch.tsx'

export type PictureState = 'loading' | 'shown' | 'failed'

/** Widths that a picture has beside its text, or above it. */
const sizes = '(width >= 60rem) calc(90vw - 32rem), 90vw'

type SlideProps = {
  listing: Listing
  view: View
  /** 0 is in front, -1 is before it, 1 is after it. */
  offset: -1 | 0 | 1
  /** The side it comes from, where it was not there yet; 0 is from nowhere. */
  from: -1 | 0 | 1
  state: PictureState
  onState: (state: PictureState) => void
  onZoom: () => void
  /** Another property that can be looked at instead. */
  onwards: (() => void) | undefined
}

/** One picture of the row. Those beside the one in front are fetched already. */
export function Slide({ listing, view, offset, from, state, onState, onZoom, onwards }: SlideProps) {
  const [attempt, setAttempt] = useState(0)
  const [entry] = useState(offset === 0 ? from : 0)
  const picture = pictureIn(view, listing)
  const retry = () => {
    onState('loading')
    setAttempt(attempt + 1)
  }
  return (
    <div
      className={styles.slide}
      data-offset={offset}
      inert={offset !== 0}
      style={{ '--offset': offset, '--from': entry, '--ratio': picture.width / picture.height } as CSSProperties}
      data-enters={entry !== 0 || undefined}
    >
      {state === 'failed' ? (
        offset === 0 && (
          <div className={styles.failed} role="alert">
            <p className={styles.title}>{words.notLoaded}</p>
            <p>{words.notLoadedText}</p>
            <p className={styles.ways}>
              <Button variant="secondary" onClick={retry}>
                {words.tryAgain}
              </Button>
              {onwards && (
                <Button variant="quiet" onClick={onwards}>
                  {words.goOn}
                </Button>
              )}
            </p>
          </div>
        )
      ) : (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the button beside it says Zoom
        <img
          key={`${view} ${attempt}`}
          {...picture}
          alt={picture.alt}
          sizes={sizes}
          className={styles.picture}
          data-state={state}
          draggable={false}
          decoding="async"
          fetchPriority={offset === 0 ? 'high' : 'low'}
          onLoad={() => onState('shown')}
          onError={() => onState('failed')}
          onClick={onZoom}
        />
      )}
    </div>
  )
}
