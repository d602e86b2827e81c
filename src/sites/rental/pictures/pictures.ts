import evening from './evening.avif'
import evening1200 from './evening-1200.avif'
import hero from './hero.avif'
import hero960 from './hero-960.avif'
import hero1440 from './hero-1440.avif'
import heroPortrait from './hero-portrait.avif'
import heroPortrait480 from './hero-portrait-480.avif'
import heroPortrait740 from './hero-portrait-740.avif'
import lost from './lost.avif'
import tileCanoes from './tile-canoes.avif'
import tileCanoes480 from './tile-canoes-480.avif'
import tileHouseboats from './tile-houseboats.avif'
import tileHouseboats480 from './tile-houseboats-480.avif'
import tileJetskis from './tile-jetskis.avif'
import tileJetskis480 from './tile-jetskis-480.avif'
import tileMotorboats from './tile-motorboats.avif'
import tileMotorboats480 from './tile-motorboats-480.avif'
import tileSailboats from './tile-sailboats.avif'
import tileSailboats480 from './tile-sailboats-480.avif'
import './placeholders.css'
import { words } from '../words.ts'

export interface Picture {
  src: string
  /** All its widths. */
  srcSet?: string
  width: number
  height: number
  alt: string
  /** What shows a few blurred pixels of it until it has loaded. */
  'data-picture': string
}

export const pictures = {
  hero: {
    src: hero,
    srcSet: `${hero960} 960w, ${hero1440} 1440w, ${hero} 1920w`,
    width: 1920,
    height: 1080,
    alt: words.heroAlt,
    'data-picture': 'rental/hero',
  },
  heroPortrait: {
    src: heroPortrait,
    srcSet: `${heroPortrait480} 480w, ${heroPortrait740} 740w, ${heroPortrait} 900w`,
    width: 900,
    height: 1200,
    alt: words.heroPortraitAlt,
    'data-picture': 'rental/hero-portrait',
  },
  evening: {
    src: evening,
    srcSet: `${evening1200} 1200w, ${evening} 1920w`,
    width: 1920,
    height: 864,
    alt: words.eveningAlt,
    'data-picture': 'rental/evening',
  },
  lost: {
    src: lost,
    width: 1600,
    height: 1000,
    alt: words.lostAlt,
    'data-picture': 'rental/lost',
  },
} satisfies Record<string, Picture>

export const vehicleTypePictures = {
  motorboats: {
    src: tileMotorboats,
    srcSet: `${tileMotorboats480} 480w, ${tileMotorboats} 800w`,
    width: 800,
    height: 1000,
    alt: words.tileMotorboatsAlt,
    'data-picture': 'rental/tile-motorboats',
  },
  houseboats: {
    src: tileHouseboats,
    srcSet: `${tileHouseboats480} 480w, ${tileHouseboats} 800w`,
    width: 800,
    height: 1000,
    alt: words.tileHouseboatsAlt,
    'data-picture': 'rental/tile-houseboats',
  },
  sailboats: {
    src: tileSailboats,
    srcSet: `${tileSailboats480} 480w, ${tileSailboats} 800w`,
    width: 800,
    height: 1000,
    alt: words.tileSailboatsAlt,
    'data-picture': 'rental/tile-sailboats',
  },
  jetskis: {
    src: tileJetskis,
    srcSet: `${tileJetskis480} 480w, ${tileJetskis} 800w`,
    width: 800,
    height: 1000,
    alt: words.tileJetskisAlt,
    'data-picture': 'rental/tile-jetskis',
  },
  canoes: {
    src: tileCanoes,
    srcSet: `${tileCanoes480} 480w, ${tileCanoes} 800w`,
    width: 800,
    height: 1000,
    alt: words.tileCanoesAlt,
    'data-picture': 'rental/tile-canoes',
  },
} satisfies Record<string, Picture>
