import riverSmall from '../../pictures/braided-river-640.avif'
import riverLarge from '../../pictures/braided-river-1280.avif'
import vesselsSmall from '../../pictures/five-vessels-640.avif'
import vesselsLarge from '../../pictures/five-vessels-1280.avif'
import ridgesSmall from '../../pictures/sixty-ridges-640.avif'
import ridgesLarge from '../../pictures/sixty-ridges-1280.avif'
import sunSmall from '../../pictures/small-sun-640.avif'
import sunLarge from '../../pictures/small-sun-1280.avif'
import towerSmall from '../../pictures/tower-unfinished-640.avif'
import towerLarge from '../../pictures/tower-unfinished-1280.avif'
import reefSmall from '../../pictures/white-reef-640.avif'
import reefLarge from '../../pictures/white-reef-1280.avif'
import windowSmall from '../../pictures/window-rain-640.avif'
import windowLarge from '../../pictures/window-rain-1280.avif'
import { words } from '../../words.ts'
import type { HungWork } from '../work.tsx'

/** The work that hangs beside a poem, by the poem's id. */
export const plates: Readonly<Record<string, HungWork>> = {
  'grand-scheme': {
    title: 'Braided River',
    ...words.braidedRiver,
    width: 1700,
    height: 2400,
    small: riverSmall,
    large: riverLarge,
  },
  'guiding-star': {
    title: 'Sixty Ridges and a Moon',
    ...words.sixtyRidges,
    width: 1800,
    height: 2400,
    small: ridgesSmall,
    large: ridgesLarge,
  },
  'igniting-beauty': {
    title: 'Jug, Bottles, Bowl with Egg',
    ...words.fiveVessels,
    width: 2300,
    height: 1750,
    small: vesselsSmall,
    large: vesselsLarge,
  },
  'lifes-waltz': {
    title: 'Small Sun, Big Wind',
    ...words.smallSun,
    width: 2200,
    height: 2200,
    small: sunSmall,
    large: sunLarge,
  },
  labyrinth: {
    title: 'White Reef',
    ...words.whiteReef,
    width: 2200,
    height: 2200,
    small: reefSmall,
    large: reefLarge,
  },
  'bright-light': {
    title: 'Window, Rain Stopping',
    ...words.windowRain,
    width: 1800,
    height: 2400,
    small: windowSmall,
    large: windowLarge,
  },
  'chisel-ma-nizzle': {
    title: 'Tower, Year Nine',
    ...words.tower,
    width: 1760,
    height: 2400,
    small: towerSmall,
    large: towerLarge,
  },
}
