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
import type { HungWork } from '../work.tsx'

/** The work that hangs beside a poem, by the poem's id. */
export const plates: Readonly<Record<string, HungWork>> = {
  'grand-scheme': {
    title: 'Braided River',
    made: 'Gouache, 2022',
    alt: 'Seen from above: strands of turquoise and white water part and join between long ochre islands on their way down the sheet.',
    width: 1700,
    height: 2400,
    small: riverSmall,
    large: riverLarge,
  },
  'guiding-star': {
    title: 'Sixty Ridges and a Moon',
    made: 'Ink on black paper, 2024',
    alt: 'Plotter drawing on black paper: white lines rise to mountain ridges one behind the other, the nearer hiding the farther; a red disc hangs above.',
    width: 1800,
    height: 2400,
    small: ridgesSmall,
    large: ridgesLarge,
  },
  'igniting-beauty': {
    title: 'Jug, Bottles, Bowl with Egg',
    made: 'Pen and ink, 2024',
    alt: 'Pen drawing of a still life: a jug, two bottles, a vase, a cup and a bowl with an orange egg on a table, hatched in rings, with crossed shadows around them.',
    width: 2300,
    height: 1750,
    small: vesselsSmall,
    large: vesselsLarge,
  },
  'lifes-waltz': {
    title: 'Small Sun, Big Wind',
    made: 'Gouache, 2025',
    alt: 'Square painting: yellow, white and blue strokes wheel around a small bare disc, tightest near it and loosening to long arcs at the corners.',
    width: 2200,
    height: 2200,
    small: sunSmall,
    large: sunLarge,
  },
  labyrinth: {
    title: 'White Reef',
    made: 'Plaster, 2023',
    alt: 'Plaster relief in raking light: a round colony of winding coral ridges on a bare ground, fine in the middle and breaking up into dots at its rim.',
    width: 2200,
    height: 2200,
    small: reefSmall,
    large: reefLarge,
  },
  'bright-light': {
    title: 'Window, Rain Stopping',
    made: 'Photogram, 2023',
    alt: 'Photogram in black and silver: hundreds of drops on a window pane, each with its own small sun; some have run down across the shadow of the window bars.',
    width: 1800,
    height: 2400,
    small: windowSmall,
    large: windowLarge,
  },
  'chisel-ma-nizzle': {
    title: 'Tower, Year Nine',
    made: 'Pen, ink and gouache, 2023',
    alt: 'Pen drawing: an unfinished round tower with a ramp and hundreds of arches winds upwards; a crane stands on top, two huts at its foot, red sky.',
    width: 1760,
    height: 2400,
    small: towerSmall,
    large: towerLarge,
  },
}
