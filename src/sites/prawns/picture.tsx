import type { ComponentPropsWithRef } from 'react'
import measured from './pictures/pictures.json'

export type PictureName = keyof typeof measured

const files = import.meta.glob<string>('./pictures/*.avif', { eager: true, query: '?url', import: 'default' })

type PictureProps = Omit<ComponentPropsWithRef<'img'>, 'src' | 'srcSet' | 'width' | 'height'> & {
  name: PictureName
  alt: string
  /** How wide it is shown. */
  sizes: string
}

/** A picture of this site in the two sizes it is made in. */
export function Picture({ name, alt, ...rest }: PictureProps) {
  const { width, height } = measured[name]
  const [small, large] = [width / 2, width].map((wide) => files[`./pictures/${name}-${wide}.avif`])
  return (
    <img
      alt={alt}
      decoding="async"
      {...rest}
      width={width}
      height={height}
      srcSet={`${small} ${width / 2}w, ${large} ${width}w`}
      src={small}
    />
  )
}

/** How high a picture is for its width. */
export const slopeOf = (name: PictureName) => measured[name].height / measured[name].width
