import { useSortable } from '@dnd-kit/sortable'
import { IconButton } from '#kit/ui/button.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import { ArrowLeftIcon, ArrowRightIcon, CloseIcon } from '#kit/ui/icons.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { words } from '../../words.ts'
import styles from './picture-tile.module.css'
import type { FormPicture } from './use-pictures.ts'

type PictureTileProps = {
  picture: FormPicture
  /** From 0. */
  place: number
  last: number
  usualAlt: string
  onStep: (by: 1 | -1) => void
  onRemove: () => void
  onDescribe: (said: Partial<Pick<FormPicture, 'alt' | 'altDe'>>) => void
}

export function PictureTile({ picture, place, last, usualAlt, onStep, onRemove, onDescribe }: PictureTileProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: picture.id,
  })
  const { onMouseDown, ...others } = (listeners ?? {}) as Record<string, (event: unknown) => void>
  const name = words.picture(place + 1)
  return (
    <li
      ref={setNodeRef}
      className={classNames(styles.tile, isDragging && styles.dragging)}
      style={{ transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined, transition }}
      aria-label={name}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the handle inside does the same by keyboard and touch */}
      <div className={styles.frame} onMouseDown={onMouseDown}>
        {picture.src ? (
          <img className={styles.picture} src={picture.src} alt="" draggable={false} />
        ) : (
          <p className={styles.unseen}>{words.cannotShow}</p>
        )}
        <span className={styles.number} aria-hidden="true">
          {place === 0 ? words.cover : place + 1}
        </span>
        <button
          type="button"
          ref={setActivatorNodeRef}
          className={styles.handle}
          {...attributes}
          {...others}
          aria-label={words.dragIt(name)}
          aria-roledescription={words.movable}
        >
          <svg aria-hidden="true" viewBox="0 0 24 24" width="1.25em" height="1.25em" fill="currentColor">
            <circle cx="9" cy="6" r="1.8" />
            <circle cx="15" cy="6" r="1.8" />
            <circle cx="9" cy="12" r="1.8" />
            <circle cx="15" cy="12" r="1.8" />
            <circle cx="9" cy="18" r="1.8" />
            <circle cx="15" cy="18" r="1.8" />
          </svg>
        </button>
      </div>
      <div className={styles.buttons}>
        <IconButton label={words.moveLeft(name)} disabled={place === 0} onClick={() => onStep(-1)}>
          <ArrowLeftIcon />
        </IconButton>
        <IconButton label={words.moveRight(name)} disabled={place === last} onClick={() => onStep(1)}>
          <ArrowRightIcon />
        </IconButton>
        <IconButton label={words.takeAway(name)} className={styles.remove} onClick={onRemove}>
          <CloseIcon />
        </IconButton>
      </div>
      <TextField
        className={styles.alt}
        label={words.whatShows}
        name={`alt${place + 1}`}
        optional
        placeholder={usualAlt}
        value={picture.alt}
        onChange={(alt) => onDescribe({ alt })}
      />
      <TextField
        className={styles.alt}
        label={words.sameInGerman}
        name={`alt_de${place + 1}`}
        lang="de"
        optional
        value={picture.altDe}
        onChange={(altDe) => onDescribe({ altDe })}
      />
    </li>
  )
}
