import colours from './colours.json'
import evening from './evening.avif'
import eveningWebp from './evening.webp'
import evening1200 from './evening-1200.avif'
import evening1200Webp from './evening-1200.webp'
import hero from './hero.avif'
import heroWebp from './hero.webp'
import hero960 from './hero-960.avif'
import hero960Webp from './hero-960.webp'
import hero1440 from './hero-1440.avif'
import hero1440Webp from './hero-1440.webp'
import heroPortrait from './hero-portrait.avif'
import heroPortraitWebp from './hero-portrait.webp'
import heroPortrait480 from './hero-portrait-480.avif'
import heroPortrait480Webp from './hero-portrait-480.webp'
import heroPortrait740 from './hero-portrait-740.avif'
import heroPortrait740Webp from './hero-portrait-740.webp'
import lost from './lost.webp'
import tileCanoes from './tile-canoes.webp'
import tileCanoes480 from './tile-canoes-480.webp'
import tileHouseboats from './tile-houseboats.webp'
import tileHouseboats480 from './tile-houseboats-480.webp'
import tileJetskis from './tile-jetskis.webp'
import tileJetskis480 from './tile-jetskis-480.webp'
import tileMotorboats from './tile-motorboats.webp'
import tileMotorboats480 from './tile-motorboats-480.webp'
import tileSailboats from './tile-sailboats.webp'
import tileSailboats480 from './tile-sailboats-480.webp'

export interface Picture {
  src: string
  /** The same picture as WebP, for browsers without AVIF. */
  webp?: string
  /** All its widths; where there is WebP too, as AVIF. */
  srcSet?: string
  webpSet?: string
  width: number
  height: number
  alt: string
  /** Average colour, shown until the picture has loaded. */
  colour: string
}

const harbour =
  'The pier of the boat rental in the morning: a mahogany runabout, an electric launch, a yacht and two houseboats moored along it, mountains in the haze behind'

export const pictures = {
  hero: {
    src: hero,
    webp: heroWebp,
    srcSet: `${hero960} 960w, ${hero1440} 1440w, ${hero} 2400w`,
    webpSet: `${hero960Webp} 960w, ${hero1440Webp} 1440w, ${heroWebp} 2400w`,
    width: 2400,
    height: 1350,
    alt: harbour,
    colour: colours.hero,
  },
  heroPortrait: {
    src: heroPortrait,
    webp: heroPortraitWebp,
    srcSet: `${heroPortrait480} 480w, ${heroPortrait740} 740w, ${heroPortrait} 900w`,
    webpSet: `${heroPortrait480Webp} 480w, ${heroPortrait740Webp} 740w, ${heroPortraitWebp} 900w`,
    width: 900,
    height: 1200,
    alt: harbour,
    colour: colours['hero-portrait'],
  },
  evening: {
    src: evening,
    webp: eveningWebp,
    srcSet: `${evening1200} 1200w, ${evening} 2400w`,
    webpSet: `${evening1200Webp} 1200w, ${eveningWebp} 2400w`,
    width: 2400,
    height: 1080,
    alt: 'The pier in the evening: lamps and windows are lit, two people paddle home in a canoe, the mountains glow',
    colour: colours.evening,
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
    srcSet: `${tileMotorboats480} 480w, ${tileMotorboats} 800w`,
    width: 800,
    height: 1000,
    alt: 'A dark blue motorboat at speed with white water along its side',
    colour: colours['tile-motorboats'],
  },
  houseboats: {
    src: tileHouseboats,
    srcSet: `${tileHouseboats480} 480w, ${tileHouseboats} 800w`,
    width: 800,
    height: 1000,
    alt: 'A small green houseboat with lit windows in the evening, someone fishing from its porch',
    colour: colours['tile-houseboats'],
  },
  sailboats: {
    src: tileSailboats,
    srcSet: `${tileSailboats480} 480w, ${tileSailboats} 800w`,
    width: 800,
    height: 1000,
    alt: 'A black cutter under full cream sails in the morning',
    colour: colours['tile-sailboats'],
  },
  jetskis: {
    src: tileJetskis,
    srcSet: `${tileJetskis480} 480w, ${tileJetskis} 800w`,
    width: 800,
    height: 1000,
    alt: 'Two people on a blue-green jet ski, throwing spray in the evening light',
    colour: colours['tile-jetskis'],
  },
  canoes: {
    src: tileCanoes,
    srcSet: `${tileCanoes480} 480w, ${tileCanoes} 800w`,
    width: 800,
    height: 1000,
    alt: 'Two people paddling a red canoe past reeds in the morning',
    colour: colours['tile-canoes'],
  },
} satisfies Record<string, Picture>
