import { DropZone } from '#kit/ui/drop-zone.tsx'
import { useMessage } from '#kit/ui/field.tsx'
import layout from '#kit/ui/layout.module.css'
import { LiveRegion } from '#kit/ui/live-region.tsx'
import { mostPictures } from '../../contract/staff.ts'
import { words } from '../../words.ts'
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
  const message = useMessage('images', undefined)
  const count = pictures.pictures.length
  const isFull = count + pictures.checking >= mostPictures
  return (
    <div className={layout.stack4}>
      <DropZone
        className={layout.stack4}
        label={count === 0 ? words.choosePictures : words.addPictures}
        title={titleOf(count, isFull)}
        hint={isFull ? words.removeFirst : words.kinds}
        accept={accepted}
        multiple
        disabled={isFull}
        error={message}
        onFiles={(files) => void pictures.add(files)}
      >
        <PictureList pictures={pictures} usualAlt={usualAlt} />
      </DropZone>
      <div role="alert">
        {pictures.refused.length > 0 && (
          <ul className={styles.refused}>
            {pictures.refused.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </div>
      <LiveRegion>{pictures.checking > 0 ? words.looking : words.picturesOfMost(count, mostPictures)}</LiveRegion>
    </div>
  )
}

function titleOf(count: number, isFull: boolean): string {
  if (isFull) return words.allTaken(mostPictures)
  return count === 0 ? words.dropHere : words.addSoFar(count, mostPictures)
}
