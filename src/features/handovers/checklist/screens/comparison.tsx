import { type UIEvent, useEffect, useRef, useState } from 'react'
import { Button, IconButton } from '#kit/ui/button.tsx'
import { useModal } from '#kit/ui/dialog.tsx'
import { CloseIcon } from '#kit/ui/icons.tsx'
import lightbox from '#kit/ui/lightbox.module.css'
import { Slider } from '#kit/ui/slider.tsx'
import type { Handover } from '../../contract.ts'
import { words as handoverWords } from '../../words.ts'
import type { Moment } from '../contract.ts'
import { words } from '../words.ts'
import styles from './before-after.module.css'

type NamedPair = {
  key: string
  name: string
  sides: readonly { moment: Moment; photo: Handover['pictures'][number] | undefined; alt: string }[]
}
type ComparisonProps = { pairs: readonly NamedPair[]; open: number; onClose: () => void }

/** Before and after over the whole screen: swipe or arrow keys to the next pair; close by, both move together. */
export function Comparison({ pairs, open, onClose }: ComparisonProps) {
  const { dialog, backdrop } = useModal(true, onClose)
  const [isNear, setNear] = useState(false)
  return (
    <dialog ref={dialog} className={lightbox.lightbox} aria-label={words.beforeAfter} {...backdrop}>
      <Slider label={words.beforeAfter} start={open} fit="contain" onChange={() => setNear(false)}>
        {pairs.map((pair) => (
          <Pair key={pair.key} pair={pair} isNear={isNear} onTurn={() => setNear(!isNear)} />
        ))}
      </Slider>
      <Button
        variant="secondary"
        size="small"
        className={styles.zoom}
        aria-pressed={isNear}
        onClick={() => setNear(!isNear)}
      >
        {words.closeBy}
      </Button>
      <IconButton label={handoverWords.close} className={lightbox.close} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </dialog>
  )
}

type PairProps = { pair: NamedPair; isNear: boolean; onTurn: () => void }

function Pair({ pair, isNear, onTurn }: PairProps) {
  const frames = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isNear) return
    for (const frame of frames.current?.children ?? [])
      frame.scrollTo(frame.clientWidth * 0.75, frame.clientHeight * 0.75)
  }, [isNear])
  const follow = ({ currentTarget: { scrollLeft, scrollTop } }: UIEvent) => {
    for (const frame of frames.current?.children ?? []) Object.assign(frame, { scrollLeft, scrollTop })
  }
  return (
    <div ref={frames} className={styles.large} data-near={isNear || undefined}>
      {pair.sides.map(({ moment, photo, alt }) => (
        <figure
          key={moment}
          className={styles.frame}
          tabIndex={isNear ? 0 : undefined}
          onScroll={follow}
          onDoubleClick={onTurn}
          onKeyDown={(event) => isNear && event.stopPropagation()}
        >
          {photo ? <img src={photo.src} alt={alt} decoding="async" /> : words.noPhoto}
          <figcaption className={styles.when}>{words.titleOf(pair.name, words.moments[moment])}</figcaption>
        </figure>
      ))}
    </div>
  )
}
