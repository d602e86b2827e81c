import type { PropertyType } from '#features/properties/rules.ts'
import type { PictureName } from '../../pictures/pictures.ts'

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
  {
    title: 'Houses',
    type: 'city',
    picture: 'slide-houses',
    alt: 'A modern white villa with lit windows, a pool and a lawn in the evening.',
    caption: 'A lawn, a pool, and the evening to yourself.',
    way: 'See the houses',
  },
  {
    title: 'Apartments',
    type: 'apartment',
    picture: 'slide-apartments',
    alt: 'A six-storey timber house with lit balconies at dusk, seen along its meadow.',
    caption: 'A meadow in front, and the tram around the corner.',
    way: 'See the apartments',
  },
  {
    title: 'In Nature',
    type: 'nature',
    picture: 'slide-nature',
    alt: 'A timber house with lit windows on stilts by a lake, seen from the misty water.',
    focus: 86,
    caption: 'Where the nearest neighbor is a heron.',
    way: 'See what is in nature',
  },
  {
    title: 'On The Coast',
    type: 'coast',
    picture: 'slide-coast',
    alt: 'A grey wooden house on stilts in the dunes, with the sea beyond.',
    caption: 'Two minutes to the water, barefoot.',
    way: 'See what is on the coast',
  },
  {
    title: 'Abroad',
    type: 'abroad',
    picture: 'slide-abroad',
    alt: 'An avenue of cypresses leads up to a stone farmhouse on its hill.',
    focus: 80,
    caption: 'An avenue of cypresses, and lunch at the end of it.',
    way: 'See what is abroad',
  },
  {
    title: 'On Islands',
    type: 'island',
    picture: 'slide-islands',
    alt: 'White houses and a chapel with a blue dome above a bay.',
    focus: 85,
    caption: 'The last ferry leaves. You need not be on it.',
    way: 'See what is on islands',
  },
  {
    title: 'In Industry',
    type: 'industry',
    picture: 'slide-industry',
    alt: 'The cobbled yard of a brick mill in the evening sun.',
    caption: 'High ceilings, thick walls, room for large plans.',
    way: 'See what is in industry',
  },
]
