import { type DragEvent, useId, useState } from 'react'
import { classNames } from '#kit/ui/class-names.ts'
import { FieldMessage, useMessage } from '#kit/ui/field.tsx'
import { PlusIcon } from '#kit/ui/icons.tsx'
import layout from '#kit/ui/layout.module.css'
import { LiveRegion } from '#kit/ui/live-region.tsx'
import { mostPictures } from '../../contract/staff.ts'
import styles from './picture-field.module.css'
import { PictureList } from './picture-list.tsx'
import type { Pictures } from './use-pictures.ts'

const accepted = 'image/jpeg,image/png,image/bmp,image/gif,image/webp,image/avif,.jpg,.jpeg,.png,.bmp,.gif,.webp,.avif'

type PictureFieldProps = {
  pictures: Pictures
  /** What a picture without a text of its own is described as, by its place from 0. */
  usualAlt: (index: number) => string
}

/** Choosing pictures by dialog or by dropping files, and putting them in order. */
export function PictureField({ pictures, usualAlt }: PictureFieldProps) {
  const id = useId()
  const message = useMessage('images', undefined)
  const [isOver, setOver] = useState(false)
  const count = pictures.pictures.length
  const isFull = count + pictures.checking >= mostPictures

  const drop = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(false)
    void pictures.add([...event.dataTransfer.files])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the input inside takes the same files by keyboard
    <div
      className={layout.stack4}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <PictureList pictures={pictures} usualAlt={usualAlt} />
      <label className={classNames(styles.drop, isOver && styles.over, isFull && styles.full)}>
        <input
          type="file"
          className={styles.input}
          multiple
          accept={accepted}
          disabled={isFull}
          aria-label={count === 0 ? 'Choose pictures' : 'Add pictures'}
          aria-describedby={classNames(`${id}-hint`, message && `${id}-error`)}
          aria-invalid={message ? true : undefined}
          onChange={(event) => {
            void pictures.add([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
        <PlusIcon />
        <span className={styles.words}>
          <span className={layout.strong}>{titleOf(count, isFull)}</span>
          <span className={styles.hint} id={`${id}-hint`}>
            {isFull ? 'Remove one to add another' : 'JPG, PNG, BMP, GIF, WebP or AVIF, up to 15 MB each'}
          </span>
        </span>
      </label>
      {message && <FieldMessage id={`${id}-error`} message={message} />}
      <div role="alert">
        {pictures.refused.length > 0 && (
          <ul className={styles.refused}>
            {pictures.refused.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </div>
      <LiveRegion>
        {pictures.checking > 0 ? 'Looking at the pictures' : `${count} of ${mostPictures} pictures`}
      </LiveRegion>
    </div>
  )
}

function titleOf(count: number, isFull: boolean): string {
  if (isFull) return `All ${mostPictures} places are taken`
  return count === 0 ? 'Choose pictures or drop them here' : `Add pictures, ${count} of ${mostPictures} so far`
}
