import { useState } from 'react'
import type { Listing } from '#features/properties/rules.ts'
import { IconButton } from '#kit/ui/button.tsx'
import { ExpandIcon } from '#kit/ui/icons.tsx'
import { LiveRegion } from '#kit/ui/live-region.tsx'
import { words } from '../words.ts'
import { type PictureState, Slide } from './slide.tsx'
import styles from './stage.module.css'
import { useDrag } from './use-drag.ts'
import type { Step } from './use-keys.ts'
import { type View, ViewSwitch } from './view-switch.tsx'

type StageProps = {
  listing: Listing
  row: readonly Listing[]
  go: (step: Step) => void
  view: View
  onView: (view: View) => void
  onZoom: () => void
}

/** The pictures side by side, one in front: buttons and fingers move them. */
export function Stage({ listing, row, go, view, onView, onZoom }: StageProps) {
  const index = row.indexOf(listing)
  const before = useBefore(index)
  const [states, setStates] = useState<Readonly<Record<string, PictureState>>>({})
  const drag = useDrag((by) => go(by === 1 ? 'next' : 'previous'))
  const keyOf = ({ id }: Listing) => `${id} ${view}`
  const state = states[keyOf(listing)] ?? 'loading'
  const last = row.length - 1
  const place = words.place(index + 1, row.length)
  const onwards = last === 0 ? undefined : () => go(index === last ? 'previous' : 'next')
  return (
    <section className={styles.stage} aria-label={words.pictures}>
      <p className={styles.place} aria-hidden="true">
        {index + 1}
        <span> / {row.length}</span>
      </p>
      <ViewSwitch value={view} onChange={onView} />
      <IconButton label={words.zoom} className={styles.zoom} onClick={onZoom}>
        <ExpandIcon />
      </IconButton>
      <div className={styles.window}>
        <div className={styles.track} {...drag}>
          {row.map((one, i) => {
            const isBeside = Math.abs(i - index) <= 1
            // What is beside the one in front waits until that one is there.
            const isWanted = i === index || keyOf(one) in states || (isBeside && state !== 'loading')
            if (!isWanted || !(isBeside || i === before)) return null
            return (
              <Slide
                key={one.id}
                listing={one}
                view={view}
                offset={sideOf(i - index)}
                from={before === undefined ? 0 : sideOf(i - before)}
                state={states[keyOf(one)] ?? 'loading'}
                onState={(next) => setStates((all) => ({ ...all, [keyOf(one)]: next }))}
                onZoom={onZoom}
                onwards={onwards}
              />
            )
          })}
        </div>
        <p className={styles.loading} role="status">
          {state === 'loading' && words.loading}
        </p>
      </div>
      <div className={styles.ways}>
        <button type="button" className={styles.way} aria-disabled={index === 0} onClick={() => go('previous')}>
          <Arrow d="M40 8H3M11 1L3 8l8 7" />
          {words.previous}
        </button>
        <button type="button" className={styles.way} aria-disabled={index === last} onClick={() => go('next')}>
          {words.next}
          <Arrow d="M2 8h37M31 1l8 7-8 7" />
        </button>
      </div>
      <LiveRegion>{`${listing.name}, ${listing.location}, ${place}`}</LiveRegion>
    </section>
  )
}

const sideOf = (distance: number) => Math.sign(distance) as -1 | 0 | 1

/** The index before this one; undefined at first. */
function useBefore(index: number): number | undefined {
  const [seen, setSeen] = useState<{ now: number; before: number | undefined }>({ now: index, before: undefined })
  if (seen.now !== index) setSeen({ now: index, before: seen.now })
  return seen.now === index ? seen.before : seen.now
}

function Arrow({ d }: { d: string }) {
  return (
    <svg className={styles.arrow} viewBox="0 0 42 16" aria-hidden="true">
      <path d={d} />
    </svg>
  )
}
