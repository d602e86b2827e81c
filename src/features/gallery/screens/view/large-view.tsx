import { useDeferredValue, useEffect, useState } from 'react'
import { IconButton } from '#kit/ui/button.tsx'
import { CloseIcon, ExpandIcon } from '#kit/ui/icons.tsx'
import { later } from '#kit/ui/later.tsx'
import { LiveRegion } from '#kit/ui/live-region.tsx'
import { useSettled } from '#kit/ui/use-settled.ts'
import type { GalleryItem } from '../../contract.ts'
import { timeAgo } from '../../rules.ts'
import { words } from '../../words.ts'
import { CommentThread } from '../comments/thread.tsx'
import { useHand } from '../hand/use-hand.tsx'
import { WorkPicture } from '../work-picture.tsx'
import { largeSources, lookAheadAt } from '../work-sources.ts'
import styles from './large-view.module.css'
import { useGalleryKeys } from './use-gallery-keys.ts'
import { useGestures } from './use-gestures.ts'
import type { OpenWork } from './use-open-work.ts'
import { usePassing } from './use-passing.ts'
import { VoteButtons } from './vote-buttons.tsx'

const WorkZoom = later(async () => (await import('./work-zoom.tsx')).WorkZoom)

type LargeViewProps = { items: readonly GalleryItem[]; item: GalleryItem; work: OpenWork }

/** A work in the dark under its row: whole, with votes and what is said about it. */
export default function LargeView({ items, item: shown, work: { index, step, close } }: LargeViewProps) {
  const hand = useHand()
  const item = hand.asSeen(shown)
  const [zoom, setZoom] = useState<number>()
  const voteOn = (pressed: 'like' | 'dislike') => hand.voteOnImage(item, pressed)
  const gestures = useGestures({ onStep: step, onZoom: setZoom })
  useGalleryKeys({ step, vote: voteOn, close })

  const { id } = item
  const { see } = hand
  useEffect(() => see(id), [id, see])
  const lookAround = () => {
    for (const next of [items[index + 1], items[index - 1]]) if (next) lookAheadAt(next)
  }

  // The work first, then what is said about it.
  const isTalking = useDeferredValue(true, false)
  // Who steps on quickly does not wait for the comments on every work passed.
  const isSettled = useSettled(String(id)) === String(id)
  const last = items.length - 1
  const place = [item.title, index + 1, items.length] as const
  return (
    <section className={styles.room} data-view data-ground="ink" aria-label={words.workOf(...place)} tabIndex={-1}>
      <div className={styles.stage}>
        <p className={styles.place} aria-hidden="true">
          {index + 1}
          <span> / {items.length}</span>
          <b lang="en">{item.title}</b>
        </p>
        <div className={styles.tools}>
          <IconButton label={words.zoom} onClick={() => setZoom(1)}>
            <ExpandIcon />
          </IconButton>
          <IconButton label={words.closeWork} onClick={close}>
            <CloseIcon />
          </IconButton>
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: for pointers only, everything has its button and key */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button above says Zoom */}
        <div className={styles.frame} {...gestures} onClick={() => setZoom(1)}>
          <WorkPicture
            key={id}
            data-large
            item={item}
            {...largeSources(item)}
            className={styles.work}
            fetchPriority="high"
            style={{ width: `min(100%, calc(var(--room) * ${item.width / item.height}))` }}
            onShown={lookAround}
          />
        </div>
        <button type="button" className={styles.previous} aria-disabled={index === 0} onClick={() => step(-1)}>
          <Arrow label={words.previousWork} d="M40 12H6M17 1L6 12l11 11" />
        </button>
        <button type="button" className={styles.next} aria-disabled={index === last} onClick={() => step(1)}>
          <Arrow label={words.nextWork} d="M2 12h34M25 1l11 11-11 11" />
        </button>
        <div className={styles.votes}>
          <VoteButtons
            large
            labels={{ like: words.likeWork, dislike: words.dislikeWork }}
            vote={hand.imageVotes[id] ?? 0}
            count={item.likecount}
            onVote={voteOn}
          />
        </div>
      </div>
      <LiveRegion>{words.placeOf(...place)}</LiveRegion>
      <div className={styles.below}>
        <Label item={item} />
        {isTalking && <CommentThread key={id} item={item} isReady={isSettled} />}
      </div>
      {zoom !== undefined && <WorkZoom item={item} scale={zoom} onClose={() => setZoom(undefined)} />}
    </section>
  )
}

function Arrow({ label, d }: { label: string; d: string }) {
  return (
    <svg className={styles.arrow} viewBox="0 0 42 24" role="img" aria-label={label}>
      <path d={d} />
    </svg>
  )
}

/** What stands beside a work on the wall of a museum. */
function Label({ item: { title, series, year, uploader, dateTime, commentcount } }: { item: GalleryItem }) {
  const now = usePassing(15)
  const origin = [series, year].filter(Boolean).join(', ')
  return (
    <div className={styles.label}>
      <h2 className={styles.title} lang="en">
        {title}
      </h2>
      {origin && <p lang="en">{origin}</p>}
      <p className={styles.facts}>
        <span>{words.by(uploader)}</span>
        <time dateTime={dateTime}>{timeAgo(dateTime, now)}</time>
        <a href="#comments">{words.countOfComments(commentcount)}</a>
      </p>
    </div>
  )
}
