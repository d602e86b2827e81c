/** "Tidewater": watercolours of water, weather and the light between them. */
import { drawEvening } from './tidewater-evening.mjs'
import { drawIce } from './tidewater-ice.mjs'
import { drawMorning } from './tidewater-morning.mjs'
import { drawNight } from './tidewater-night.mjs'
import { drawRain } from './tidewater-rain.mjs'
import { drawReeds } from './tidewater-reeds.mjs'

export const tidewater = [
  {
    file: 'ebb-gold',
    title: 'Ebb, with Gold',
    alt: 'Watercolour: a low sun over a calm sea at ebb tide, gold light in a broken path on grey-blue water, a dark headland on the right and wet sand in front.',
    year: 2025,
    width: 2400,
    height: 1680,
    draw: drawEvening,
  },
  {
    file: 'first-light',
    title: 'First Light over the Sound',
    alt: 'Watercolour: five ridges of blue mountains fade into mist above a still sound that mirrors them; orange light behind the last ridge, one small boat with a standing figure.',
    year: 2024,
    width: 2400,
    height: 1600,
    draw: drawMorning,
  },
  {
    file: 'rain-east',
    title: 'Rain, Moving East',
    alt: 'Watercolour panorama: a heavy grey-violet cloud drags curtains of rain over a flat sea; on the left the sky opens to pale yellow above a boat with red sails.',
    year: 2025,
    width: 2560,
    height: 1160,
    draw: drawRain,
  },
  {
    file: 'moonpath',
    title: 'Moonpath',
    alt: 'Watercolour at night: a full moon in a halo of thin cloud over black-blue water, its path of broken light comes straight at the viewer past two dark skerries.',
    year: 2023,
    width: 1700,
    height: 2400,
    draw: drawNight,
  },
  {
    file: 'reeds-november',
    title: 'Reeds, November',
    alt: 'Watercolour: ochre reeds stand and lean in fog, sharp in front and pale behind, above their reflection in white, still water.',
    year: 2022,
    width: 1760,
    height: 2400,
    draw: drawReeds,
  },
  {
    file: 'frozen-bay',
    title: 'Frozen Bay',
    alt: 'Watercolour, mostly bare paper: a white frozen bay, a dark line of pines along the far shore, blue cracks in the ice and one small figure with a long shadow.',
    year: 2024,
    width: 2200,
    height: 2200,
    draw: drawIce,
  },
]
