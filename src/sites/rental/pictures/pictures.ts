import colours from './colours.json'
import hero from './hero.avif'
import heroWebp from './hero.webp'
import heroPortrait from './hero-portrait.avif'
import heroPortraitWebp from './hero-portrait.webp'
import lost from './lost.webp'
import tileCanoes from './tile-canoes.webp'
import tileHouseboats from './tile-houseboats.webp'
import tileJetskis from './tile-jetskis.webp'
import tileMotorboats from './tile-motorboats.webp'
import tileSailboats from './tile-sailboats.webp'

export interface Picture {
  src: string
  /** The same picture as WebP, for browsers without AVIF. */
  webp?: string
  width: number
  height: number
  alt: string
  /** Average colour, shown until the picture has loaded. */
  colour: string
}

const harbour =
  'The pier of the boat rental in the morning: a mahogany runabout, an electric launch, a yacht and two houseboats moored along it, mountains in the haze behind'

export const pictures = {
  hero: { src: hero, webp: heroWebp, width: 2400, height: 1350, alt: harbour, colour: colours.hero },
  heroPortrait: {
    src: heroPortrait,
    webp: heroPortraitWebp,
    width: 900,
    height: 1200,
    alt: harbour,
    colour: colours['hero-portrait'],
  },
  lost: {
    src: lost,
    width: 1600,
    height: 1000,
    alt: 'A lone orange buoy on still water in the fog',
    colour: colours.lost,
  },
} satisfies Record<string, Picture>

export const vehicleTypePictures = {
  motorboats: {
    src: tileMotorboats,
    width: 800,
    height: 1000,
    alt: 'A dark blue motorboat at speed with white water along its side',
    colour: colours['tile-motorboats'],
  },
  houseboats: {
    src: tileHouseboats,
    width: 800,
    height: 1000,
    alt: 'A small green houseboat with lit windows in the evening, someone fishing from its porch',
    colour: colours['tile-houseboats'],
  },
  sailboats: {
    src: tileSailboats,
    width: 800,
    height: 1000,
    alt: 'A black cutter under full cream sails in the morning',
    colour: colours['tile-sailboats'],
  },
  jetskis: {
    src: tileJetskis,
    width: 800,
    height: 1000,
    alt: 'Two people on a blue-green jet ski, throwing spray in the evening light',
    colour: colours['tile-jetskis'],
  },
  canoes: {
    src: tileCanoes,
    width: 800,
    height: 1000,
    alt: 'Two people paddling a red canoe past reeds in the morning',
    colour: colours['tile-canoes'],
  },
} satisfies Record<string, Picture>
