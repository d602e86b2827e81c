import type { VehicleType } from '#features/vehicles/contract.ts'
import all from './overview-all.avif'
import all1200 from './overview-all-1200.avif'
import canoes from './overview-canoes.avif'
import canoes1200 from './overview-canoes-1200.avif'
import houseboats from './overview-houseboats.avif'
import houseboats1200 from './overview-houseboats-1200.avif'
import jetskis from './overview-jetskis.avif'
import jetskis1200 from './overview-jetskis-1200.avif'
import motorboats from './overview-motorboats.avif'
import motorboats1200 from './overview-motorboats-1200.avif'
import sailboats from './overview-sailboats.avif'
import sailboats1200 from './overview-sailboats-1200.avif'
import './placeholders.css'
import { words } from '../words.ts'

export type OverviewPicture = {
  src: string
  /** All its widths. */
  srcSet: string
  alt: string
  /** What shows a few blurred pixels of it until it has loaded. */
  'data-picture': string
}

export const overviewSize = { width: 2000, height: 750 }

/** The pictures over the overview of each type. */
export const overviewPictures: Readonly<Record<VehicleType | 'all', OverviewPicture>> = {
  all: {
    src: all,
    srcSet: `${all1200} 1200w, ${all} 2000w`,
    alt: words.overviewAlts.all,
    'data-picture': 'rental/overview-all',
  },
  motorboats: {
    src: motorboats,
    srcSet: `${motorboats1200} 1200w, ${motorboats} 2000w`,
    alt: words.overviewAlts.motorboats,
    'data-picture': 'rental/overview-motorboats',
  },
  sailboats: {
    src: sailboats,
    srcSet: `${sailboats1200} 1200w, ${sailboats} 2000w`,
    alt: words.overviewAlts.sailboats,
    'data-picture': 'rental/overview-sailboats',
  },
  canoes: {
    src: canoes,
    srcSet: `${canoes1200} 1200w, ${canoes} 2000w`,
    alt: words.overviewAlts.canoes,
    'data-picture': 'rental/overview-canoes',
  },
  jetskis: {
    src: jetskis,
    srcSet: `${jetskis1200} 1200w, ${jetskis} 2000w`,
    alt: words.overviewAlts.jetskis,
    'data-picture': 'rental/overview-jetskis',
  },
  houseboats: {
    src: houseboats,
    srcSet: `${houseboats1200} 1200w, ${houseboats} 2000w`,
    alt: words.overviewAlts.houseboats,
    'data-picture': 'rental/overview-houseboats',
  },
}
