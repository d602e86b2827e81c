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
    setSaid(`Picture is now number ${from + by + 1} of ${pictures.length}`)
  }
  if (pictures.length === 0 && checking === 0) return null
  return (
    <DndContext
      sensors={sensors}
      onDragEnd={end}
      accessibility={{
        announcements: announcements(placeOf, pictures.length),
        screenReaderInstructions: {
          draggable:
            'Press space to pick the picture up, move it with the arrow keys, and press space again to put it down.',
        },
      }}
    >
      <SortableContext items={pictures.map(({ id }) => id)} strategy={rectSortingStrategy}>
        <ol className={styles.list} aria-label="Pictures">
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
                setSaid(`Picture ${i + 1} was taken away`)
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
  const place = (id: unknown) => `${placeOf(id) + 1} of ${count}`
  return {
    // Its own place is the first that it is over, at once.
    onDragStart: () => undefined,
    onDragOver: ({ active, over }) =>
      over ? `${over.id === active.id ? 'Picked up, number' : 'Would be number'} ${place(over.id)}` : undefined,
    onDragEnd: ({ over }) => (over ? `Put down as number ${place(over.id)}` : 'Put back'),
    onDragCancel: () => 'Put back where it was',
  }
}
