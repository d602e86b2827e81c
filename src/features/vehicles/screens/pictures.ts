import { language } from '#kit/shared/language.ts'
import type { Picture } from '#kit/ui/lightbox.tsx'
import type { Vehicle } from '../contract.ts'
import { altIn } from '../rules.ts'
import { words } from '../words.ts'

/** Small twin of a picture: `/files/a.webp` is `/files/thumbnail_a.webp`. */
export const thumbnailOf = (path: string): string => path.replace(/[^/]+$/, 'thumbnail_$&')

/** The pictures of a vehicle in their order, each in its two sizes; `sizes` says how wide they are shown. */
export function picturesOf(vehicle: Vehicle, sizes: string): readonly Picture[] {
  const { path1, path2, path3, path4, path5, path6, name } = vehicle
  return [path1, path2, path3, path4, path5, path6].flatMap((src, i) =>
    src === null
      ? []
      : [
          {
            src,
            alt: altIn(language(), vehicle, i) ?? words.pictureOf(name, i + 1),
            width: 1600,
            height: 1000,
            // What is not uploaded yet has no twin.
            ...(src.startsWith('/files/') && { srcSet: `${thumbnailOf(src)} 800w, ${src} 1600w`, sizes }),
          },
        ],
  )
}
