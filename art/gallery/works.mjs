/** All works of the sample gallery in hanging order, newest first. */
import { currents } from './series-currents.mjs'
import { glasses } from './series-glass.mjs'
import { growths } from './series-growth.mjs'
import { marblings } from './series-marbling.mjs'
import { papers } from './series-paper.mjs'
import { survey } from './series-survey.mjs'
import { tidewater } from './series-tidewater.mjs'

const series = {
  Tidewater: tidewater,
  Undertow: currents,
  'Cut Light': papers,
  Survey: survey,
  'Glass Hours': glasses,
  'Slow Growth': growths,
  'Ink on Water': marblings,
}

const hanging = `
  ebb-gold       street-of-whirls  noon-stair   pool-noon         three-flights
  one-stone      rain-east         small-sun    piazza            lit-windows
  sponge         first-light       going-in     five-vessels      three-glasses
  seven-stones   torn-range        celadon      unstirred         sixty-ridges
  frozen-bay     starlings         cup-morning  tower-unfinished  iris
  herbarium      moonpath          night-bloom  argument          ink-rings
  white-reef     window-rain       reeds-november  nonpareil      white-score
  braided-river  orchard           spanish-wave    lichen         curtain
`
  .trim()
  .split(/\s+/)

const all = Object.entries(series).flatMap(([name, list]) => list.map((work) => ({ ...work, series: name })))

export const works = hanging.map((file) => all.find((work) => work.file === file))
