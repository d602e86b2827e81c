import type { PropertyType } from '#features/properties/rules.ts'
import type { PictureName } from '../../pictures/pictures.ts'
import { words } from './words.ts'

export type Slide = {
  title: string
  /** What the catalog shows when one follows it. */
  type: PropertyType
  picture: PictureName
  /** What is seen. */
  alt: string
  /** How far to the right what matters lies, 0 to 100: a phone shows less than half of the picture. The middle by default. */
  focus?: number
  caption: string
  /** Where the link leads, in words that say so by themselves. */
  way: string
}

/** The kinds of properties, as covers. */
export const slides: readonly Slide[] = [
  { ...words.slides.houses, type: 'city', picture: 'slide-houses' },
  { ...words.slides.apartments, type: 'apartment', picture: 'slide-apartments' },
  { ...words.slides.nature, type: 'nature', picture: 'slide-nature', focus: 86 },
  { ...words.slides.coast, type: 'coast', picture: 'slide-coast' },
  { ...words.slides.abroad, type: 'abroad', picture: 'slide-abroad', focus: 80 },
  { ...words.slides.islands, type: 'island', picture: 'slide-islands', focus: 85 },
  { ...words.slides.industry, type: 'industry', picture: 'slide-industry' },
]
