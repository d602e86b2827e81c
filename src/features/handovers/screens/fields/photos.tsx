import { useId, useState } from 'react'
import { Button, IconButton } from '#kit/ui/button.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import { Dialog } from '#kit/ui/dialog.tsx'
import { FormError } from '#kit/ui/form.tsx'
import { CloseIcon } from '#kit/ui/icons.tsx'
import { later } from '#kit/ui/later.tsx'
import layout from '#kit/ui/layout.module.css'
import { LiveRegion } from '#kit/ui/live-region.tsx'
import { type Handover, mostPictures } from '../../contract.ts'
import { words } from '../../words.ts'
import type { ChangeHandover } from '../use-handover.ts'
import type { Upload } from './photo-queue.ts'
import styles from './photos.module.css'
import { type Photo, usePhotos } from './use-photos.ts'

const Lightbox = later(async () => (await import('#kit/ui/lightbox.tsx')).Lightbox)

type PhotosProps = {
  handover: Handover
  step: Photo['moment']
  change: ChangeHandover
  /** Which item of the checklist they show. */
  of?: { item: string; text: string; onTaken: () => void }
}

/** Photos of the boat as it is now: taken with the camera, sent at once, and removed again while the step is not done. */
export function Photos({ handover, step, change, of }: PhotosProps) {
  const id = useId()
  const { photos, uploads, waiting, free, tooMany, isAgain, add, retry, drop, remove } = usePhotos(
    handover,
    step,
    change,
    of?.item,
  )
  const [leaving, setLeaving] = useState<Photo>()
  const [open, setOpen] = useState<number>()
  const count = photos.length + uploads.length + waiting
  const nameOf = (i: number) => (of ? words.photoOf(of.text, i + 1) : words.photo(i + 1))
  const isSending = uploads.some(({ refused }) => refused === undefined)
  return (
    <div className={layout.stack2}>
      <ul
        className={classNames(styles.photos, of && styles.few)}
        aria-label={of ? words.photosOf(of.text) : words.photos}
      >
        <li>
          <label className={classNames(styles.camera, free === 0 && styles.full)}>
            <input
              type="file"
              className={styles.input}
              accept="image/*"
              capture="environment"
              multiple
              disabled={free === 0}
              aria-label={of && words.takePhotoOf(of.text)}
              aria-describedby={of ? undefined : `${id}-count`}
              onChange={(event) => {
                add([...(event.target.files ?? [])])
                of?.onTaken()
                event.target.value = ''
              }}
            />
            <CameraIcon />
            <span>{count === 0 ? words.takePhotos : words.takeAnother}</span>
          </label>
        </li>
        {photos.map((photo, i) => (
          <li key={photo.id} className={styles.tile}>
            <Thumbnail photo={photo} label={nameOf(i)} onOpen={() => setOpen(i)} />
            <IconButton
              label={of ? words.removeOf(nameOf(i)) : words.removePhoto(i + 1)}
              className={styles.remove}
              onClick={() => setLeaving(photo)}
            >
              <CloseIcon />
            </IconButton>
          </li>
        ))}
        {uploads.map((upload) => (
          <li key={upload.key} className={styles.tile}>
            <Waiting upload={upload} onRetry={() => retry(upload.key)} onDrop={() => drop(upload.key)} />
          </li>
        ))}
      </ul>
      {(!of || tooMany > 0 || waiting > 0 || isAgain) && (
        <p className={styles.count} id={`${id}-count`}>
          {!of && words.countOf(mostPictures - free, mostPictures)}
          {waiting > 0 && <> – {words.photosWait(waiting)}</>}
          {isAgain && <strong role="status">{words.sameAgain}</strong>}
          {tooMany > 0 && <strong className={styles.tooMany}>{words.leftOut(tooMany, mostPictures)}</strong>}
        </p>
      )}
      <LiveRegion>{isSending ? words.sendingPhotos : words.photosKept(photos.length)}</LiveRegion>
      {open !== undefined && <Opened photos={photos} open={open} onClose={() => setOpen(undefined)} />}
      <Dialog open={leaving !== undefined} onClose={() => setLeaving(undefined)} title={words.removeThis} size="small">
        <div className={layout.stack4}>
          <img src={leaving?.thumbnail} alt="" className={styles.large} />
          <FormError message={remove.error?.message} />
          <div className={layout.row2}>
            <Button
              variant="danger"
              busy={remove.isPending}
              onClick={() =>
                leaving && remove.mutate({ params: { id: leaving.id } }, { onSuccess: () => setLeaving(undefined) })
              }
            >
              {words.remove}
            </Button>
            <Button variant="secondary" onClick={() => setLeaving(undefined)}>
              {words.keep}
            </Button>
          </div>
        </div>
      </Dialog>
    </div>
  )
}

function Waiting({ upload, onRetry, onDrop }: { upload: Upload; onRetry: () => void; onDrop: () => void }) {
  const { preview, sent, refused } = upload
  return (
    <>
      <img
        src={preview}
        alt=""
        className={classNames(styles.thumbnail, styles.waiting)}
        // What is no picture cannot be shown either.
        onError={({ currentTarget }) => {
          currentTarget.hidden = true
        }}
      />
      {refused === undefined ? (
        <progress className={styles.progress} max={1} value={sent} aria-label={words.sendingPhoto} />
      ) : (
        <div className={styles.refused} role="alert">
          <p>{refused}</p>
          <Button size="small" onClick={onRetry}>
            {words.tryAgain}
          </Button>
          <Button size="small" variant="secondary" onClick={onDrop}>
            {words.leaveOut}
          </Button>
        </div>
      )}
    </>
  )
}

type ThumbnailProps = { photo: Photo; label: string; onOpen: () => void }

function Thumbnail({ photo, label, onOpen }: ThumbnailProps) {
  return (
    <button type="button" className={styles.open} aria-label={words.showLarge(label)} onClick={onOpen}>
      <img src={photo.thumbnail} alt="" className={styles.thumbnail} loading="lazy" decoding="async" />
    </button>
  )
}

function Opened({ photos, open, onClose }: { photos: readonly Photo[]; open: number; onClose: () => void }) {
  const pictures = photos.map(({ src }, i) => ({ src, alt: words.photo(i + 1) }))
  return <Lightbox label={words.photos} pictures={pictures} open={open} onClose={onClose} />
}

function CameraIcon() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width="2em"
      height="2em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
    >
      <path d="M3 8h4l2-3h6l2 3h4v11H3z" />
      <circle cx="12" cy="13" r="3.6" />
    </svg>
  )
}
