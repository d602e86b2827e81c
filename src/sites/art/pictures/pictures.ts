import { words } from '../words.ts'
import artist from './artist.avif'
import artist480 from './artist-480.avif'
import artist960 from './artist-960.avif'
import hero from './hero.avif'
import hero960 from './hero-960.avif'
import hero1440 from './hero-1440.avif'
import heroPortrait from './hero-portrait.avif'
import heroPortrait740 from './hero-portrait-740.avif'
import './placeholders.css'

export interface Picture {
  src: string
  srcSet: string
  width: number
  height: number
  alt: string
  /** What shows a few blurred pixels of it until it has loaded. */
  'data-picture': string
}

export const pictures = {
  hero: {
    src: hero,
    srcSet: `${hero960} 960w, ${hero1440} 1440w, ${hero} 2400w`,
    alt: words.falconAlt,
    width: 2400,
    height: 1350,
    'data-picture': 'art/hero',
  },
  heroPortrait: {
    src: heroPortrait,
    srcSet: `${heroPortrait740} 740w, ${heroPortrait} 1200w`,
    alt: words.falconAlt,
    width: 1200,
    height: 1600,
    'data-picture': 'art/hero-portrait',
  },
  artist: {
    src: artist,
    srcSet: `${artist480} 480w, ${artist960} 960w, ${artist} 1600w`,
    alt: words.selfPortrait.alt,
    width: 1600,
    height: 2000,
    'data-picture': 'art/artist',
  },
} satisfies Record<string, Picture>
