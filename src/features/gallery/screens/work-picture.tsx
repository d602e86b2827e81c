import { type ComponentPropsWithRef, useState } from 'react'
import { classNames } from '#kit/ui/class-names.ts'
import type { GalleryItem } from '../contract.ts'
import styles from './work-picture.module.css'
import { ratioOf } from './work-sources.ts'

type WorkPictureProps = Omit<ComponentPropsWithRef<'img'>, 'alt' | 'onLoad'> & {
  item: GalleryItem
  onShown?: () => void
}

/**
 * A work in its own proportions, whole. Until it is there its place shows a few blurred pixels of it. Give it the work's id
 * as key where works change in one place, so that none is ever seen under the name of another.
 */
export function WorkPicture({ item, className, style, onShown, ...image }: WorkPictureProps) {
  const [isThere, setThere] = useState(false)
  const { width, height, placeholder, alt } = item
  return (
    <img
      decoding="async"
      {...image}
      className={classNames(styles.picture, className)}
      width={width}
      height={height}
      alt={alt}
      lang="en"
      draggable={false}
      style={{
        ...style,
        aspectRatio: ratioOf(item),
        ...(!isThere && placeholder && { backgroundImage: `url("${placeholder}")` }),
      }}
      onLoad={() => {
        setThere(true)
        onShown?.()
      }}
    />
  )
}
