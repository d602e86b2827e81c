import { type PictureName, pictureOf } from './pictures.ts'

type PhotoProps = {
  name: PictureName
  /** What is seen; empty where the words beside it say it. */
  alt: string
  /** Widths it is shown at, as in the `sizes` of an image. */
  sizes: string
  /** It is what the page opens with: asked for at once and first. */
  isFirst?: boolean
  className?: string | undefined
}

/** A picture of a property, a few blurred pixels of it until it is there. */
export function Photo({ name, alt, sizes, isFirst = false, className }: PhotoProps) {
  return (
    <img
      {...pictureOf(name)}
      alt={alt}
      sizes={sizes}
      className={className}
      decoding="async"
      {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  )
}
