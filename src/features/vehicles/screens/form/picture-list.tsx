import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { useState } from 'react'
import { LiveRegion } from '#kit/ui/live-region.tsx'
import { Skeleton } from '#kit/ui/skeleton.tsx'
import { words } from '../../words.ts'
import styles from './picture-list.module.css'
import { PictureTile } from './picture-tile.tsx'
import type { Pictures } from './use-pictures.ts'

type PictureListProps = { pictures: Pictures; usualAlt: (index: number) => string }

/** The pictures in their order: dragged, moved by keyboard, or by their buttons. */
export function PictureList({ pictures: { pictures, checking, move, remove, describe }, usualAlt }: PictureListProps) {
  const [said, setSaid] = useState('')
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 120, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const placeOf = (id: unknown) => pictures.findIndex((picture) => picture.id === id)
  const end = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) move(placeOf(active.id), placeOf(over.id))
  }
  const step = (from: number, by: 1 | -1) => {
    move(from, from + by)
    setSaid(words.isNowNumber(from + by + 1, pictures.length))
  }
  if (pictures.length === 0 && checking === 0) return null
  return (
    <DndContext
      sensors={sensors}
      onDragEnd={end}
      accessibility={{
        announcements: announcements(placeOf, pictures.length),
        screenReaderInstructions: {
          draggable: words.howToMove,
        },
      }}
    >
      <SortableContext items={pictures.map(({ id }) => id)} strategy={rectSortingStrategy}>
        <ol className={styles.list} aria-label={words.pictures}>
          {pictures.map((picture, i) => (
            <PictureTile
              key={picture.id}
              picture={picture}
              place={i}
              last={pictures.length - 1}
              usualAlt={usualAlt(i)}
              onStep={(by) => step(i, by)}
              onRemove={() => {
                remove(picture.id)
                setSaid(words.wasTakenAway(i + 1))
              }}
              onDescribe={(said) => describe(picture.id, said)}
            />
          ))}
          {Array.from({ length: checking }, (_, i) => i).map((i) => (
            <li key={i} className={styles.checking}>
              <Skeleton shape="picture" />
            </li>
          ))}
        </ol>
      </SortableContext>
      <LiveRegion>{said}</LiveRegion>
    </DndContext>
  )
}

/** In the words of somebody who sees a row of pictures. */
function announcements(placeOf: (id: unknown) => number, count: number): Announcements {
  const place = (id: unknown) => [placeOf(id) + 1, count] as const
  return {
    // Its own place is the first that it is over, at once.
    onDragStart: () => undefined,
    onDragOver: ({ active, over }) =>
      over ? (over.id === active.id ? words.pickedUp : words.wouldBe)(...place(over.id)) : undefined,
    onDragEnd: ({ over }) => (over ? words.putDown(...place(over.id)) : words.putBack),
    onDragCancel: () => words.putBackWhere,
  }
}
