import type { PictureName } from '../../picture.tsx'

/** A part of the page; what swims there moves only while one can see it. */
export type Zone = 'top' | 'order' | 'contact' | 'about'

/** What a layer does by itself, besides moving with the scroll. */
export type Idle = 'sway' | 'swing' | 'bob' | 'swim' | 'pulse' | 'rise' | 'roll'

export type Layer = {
  picture: PictureName
  /** CSS length: how wide it is. */
  width: string
  /** CSS length: its left edge; centred without. */
  left?: string
  /** Its upper edge in the page, in screens; `floor` stands on the ground of the page, sunk by as many. */
  at: number | { floor: number }
  /** The scroll, in screens, at which it is where it belongs. Those nearby pass faster than those far away. */
  home: number
  /** Screens it moves while the page is scrolled by one: below one it is farther away than the text, above nearer. */
  speed: number
  /** How far it swims sideways over the whole page, in hundredths of the width of the window. */
  drift?: readonly [from: number, to: number]
  fade?: 'early' | 'late'
  idle?: Idle
  zones: readonly Zone[]
  /** Looks the other way. */
  flipped?: boolean
  /** Degrees it leans. */
  lean?: number
  /** Seen at once: everything else is fetched when the page rests. */
  first?: boolean
}

const everywhere = ['top', 'order', 'contact', 'about'] as const
const ground = 'max(104vw, 1.3 * var(--screen))'

/** Behind the text, farthest first. What comes after `dusk` and `night` is seen through less water. */
export const farLayers: readonly (Layer | 'dusk' | 'night')[] = [
  {
    picture: 'surface',
    width: 'max(100vw, 1.8 * var(--screen))',
    at: 0,
    home: 0,
    speed: 0.32,
    fade: 'early',
    zones: ['top'],
    first: true,
  },
  {
    picture: 'swell-1',
    width: 'max(124vw, 1.1 * var(--screen))',
    at: -0.02,
    home: 0,
    speed: 0.42,
    fade: 'early',
    idle: 'sway',
    zones: ['top'],
    first: true,
  },
  'dusk',
  {
    picture: 'shafts',
    width: 'max(104vw, 0.95 * var(--screen))',
    at: 0,
    home: 0,
    speed: 0.16,
    fade: 'late',
    idle: 'swing',
    zones: ['top', 'order'],
    first: true,
  },
  {
    picture: 'school-1',
    width: 'clamp(17rem, 44vw, 44rem)',
    left: '48vw',
    at: 0.42,
    home: 0,
    speed: 0.4,
    drift: [10, -70],
    idle: 'bob',
    zones: ['top', 'order'],
  },
  {
    picture: 'boat',
    width: 'clamp(12rem, 27vw, 30rem)',
    left: '66vw',
    at: 0.02,
    home: 0,
    speed: 0.55,
    idle: 'roll',
    zones: ['top'],
    first: true,
  },
  {
    picture: 'plankton',
    width: 'max(110vw, 1.1 * var(--screen))',
    at: 1.4,
    home: 0.8,
    speed: 0.5,
    zones: ['order', 'contact', 'about'],
    idle: 'bob',
  },
  {
    picture: 'ray',
    width: 'clamp(11rem, 25vw, 26rem)',
    left: '6vw',
    at: 1.14,
    home: 0.9,
    speed: 0.6,
    drift: [-46, 26],
    idle: 'swim',
    zones: ['order', 'contact'],
  },
  {
    picture: 'school-2',
    width: 'clamp(16rem, 38vw, 38rem)',
    left: '58vw',
    at: 1.66,
    home: 1.2,
    speed: 0.5,
    drift: [60, -24],
    idle: 'bob',
    zones: ['contact', 'about'],
  },
  'night',
  {
    picture: 'reef-far',
    width: ground,
    at: { floor: -0.2 },
    home: 1.53,
    speed: 0.4,
    zones: everywhere,
  },
  {
    picture: 'jellyfish',
    width: 'clamp(5rem, 9vw, 9rem)',
    left: '84vw',
    at: 1.78,
    home: 1.3,
    speed: 0.7,
    idle: 'pulse',
    zones: ['contact', 'about'],
  },
  {
    picture: 'reef-mid',
    width: ground,
    at: { floor: -0.08 },
    home: 1.53,
    speed: 0.66,
    zones: everywhere,
  },
  {
    picture: 'fish-2',
    width: 'clamp(4rem, 8vw, 8rem)',
    left: '30vw',
    at: 1.5,
    home: 1,
    speed: 0.85,
    drift: [60, -40],
    idle: 'swim',
    zones: ['order', 'contact'],
  },
]

/** Nearer than that, and still behind the text. */
export const nearLayers: readonly Layer[] = [
  {
    picture: 'fish-1',
    width: 'clamp(4.5rem, 9vw, 9rem)',
    left: '4vw',
    at: 0.52,
    home: 0,
    speed: 0.7,
    drift: [0, 120],
    idle: 'swim',
    zones: ['top', 'order'],
    flipped: true,
  },
  {
    picture: 'prawn-curl',
    width: 'clamp(6rem, 13vw, 13rem)',
    left: '80vw',
    at: 1.14,
    home: 0.7,
    speed: 0.92,
    drift: [62, -72],
    idle: 'bob',
    zones: ['order', 'contact'],
    lean: 14,
  },
  {
    picture: 'jellyfish',
    width: 'clamp(8rem, 17vw, 17rem)',
    left: 'max(7vw, 62vw - 2 * (100vw - 24rem))',
    at: 1.3,
    home: 1.07,
    speed: 0.78,
    idle: 'pulse',
    zones: ['contact', 'about'],
  },
  {
    picture: 'prawn-dart',
    width: 'clamp(11rem, 24vw, 24rem)',
    left: '26vw',
    at: 1.69,
    home: 1.2,
    speed: 1.08,
    drift: [130, -70],
    zones: ['contact', 'about'],
    lean: -8,
  },
  {
    picture: 'fish-3',
    width: 'clamp(5rem, 10vw, 11rem)',
    left: '44vw',
    at: 1.84,
    home: 1.4,
    speed: 0.95,
    drift: [-90, 14],
    idle: 'swim',
    zones: ['contact', 'about'],
    flipped: true,
  },
  {
    picture: 'bubbles',
    width: 'clamp(3.5rem, 6vw, 7rem)',
    left: '90vw',
    at: 0.62,
    home: 0.3,
    speed: 1.35,
    idle: 'rise',
    zones: ['top', 'order'],
  },
  {
    picture: 'bubbles',
    width: 'clamp(3rem, 5vw, 6rem)',
    left: '3vw',
    at: 1.75,
    home: 1.4,
    speed: 1.4,
    idle: 'rise',
    zones: ['contact', 'about'],
  },
  {
    picture: 'bed',
    width: ground,
    at: { floor: 0 },
    home: 1.53,
    speed: 1,
    zones: everywhere,
  },
  {
    picture: 'prawn-walk',
    width: 'clamp(10rem, 21vw, 22rem)',
    left: '12vw',
    at: { floor: -0.02 },
    home: 1.53,
    speed: 1,
    drift: [26, 0],
    idle: 'bob',
    zones: ['about'],
    flipped: true,
  },
  {
    picture: 'reef-near',
    width: ground,
    at: { floor: 0.1 },
    home: 1.53,
    speed: 1.3,
    zones: everywhere,
  },
]
