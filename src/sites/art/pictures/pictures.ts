import artist from './artist.avif'
import artist480 from './artist-480.avif'
import artist960 from './artist-960.avif'
import colours from './colours.json'
import hero from './hero.avif'
import hero960 from './hero-960.avif'
import hero1440 from './hero-1440.avif'
import heroPortrait from './hero-portrait.avif'
import heroPortrait740 from './hero-portrait-740.avif'

export interface Picture {
  src: string
  srcSet: string
  width: number
  height: number
  alt: string
  /** Average colour, shown until the picture has loaded. */
  colour: string
}

const statement =
  'Cut paper: a white falcon glides over a yellow wall and throws a large shadow on it; below, two dark arches, white steps and a red ball'

export const pictures = {
  hero: {
    src: hero,
    srcSet: `${hero960} 960w, ${hero1440} 1440w, ${hero} 2400w`,
    alt: statement,
    ...colours.hero,
  },
  heroPortrait: {
    src: heroPortrait,
    srcSet: `${heroPortrait740} 740w, ${heroPortrait} 1200w`,
    alt: statement,
    ...colours['hero-portrait'],
  },
  artist: {
    src: artist,
    srcSet: `${artist480} 480w, ${artist960} 960w, ${artist} 1600w`,
    alt: 'Lina Falke, cut from paper by herself: one half of the face in the light, the other in shadow, a red pencil behind the ear, a striped shirt',
    ...colours.artist,
  },
} satisfies Record<string, Picture>
