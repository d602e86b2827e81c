import type { Person } from './people.ts'

const addresses = import.meta.glob<string>('./portraits/*.avif', { eager: true, query: '?url', import: 'default' })

/** Of the paper that each is drawn on, until the picture is there. */
const papers: Readonly<Record<Person['portrait'], string>> = {
  henrike: '#d8c6ac',
  finn: '#bfc8c4',
  konrad: '#d9cdb9',
  linh: '#e3c7ae',
  tomas: '#c9cdb8',
  amina: '#d9b98c',
}

type PortraitProps = Pick<Person, 'portrait' | 'alt'> & { sizes: string; className?: string | undefined }

export function Portrait({ portrait, alt, sizes, className }: PortraitProps) {
  const at = (width: number) => addresses[`./portraits/${portrait}-${width}.avif`]
  return (
    <img
      className={className}
      src={at(640)}
      srcSet={[320, 640, 960].map((width) => `${at(width)} ${width}w`).join(', ')}
      sizes={sizes}
      width={960}
      height={1200}
      alt={alt}
      style={{ backgroundColor: papers[portrait] }}
      decoding="async"
      loading="lazy"
    />
  )
}
