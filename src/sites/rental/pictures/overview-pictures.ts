import type { VehicleType } from '#features/vehicles/contract.ts'
import all from './overview-all.avif'
import all1200 from './overview-all-1200.avif'
import allPhone from './overview-all-phone.avif'
import canoes from './overview-canoes.avif'
import canoes1200 from './overview-canoes-1200.avif'
import canoesPhone from './overview-canoes-phone.avif'
import houseboats from './overview-houseboats.avif'
import houseboats1200 from './overview-houseboats-1200.avif'
import houseboatsPhone from './overview-houseboats-phone.avif'
import jetskis from './overview-jetskis.avif'
import jetskis1200 from './overview-jetskis-1200.avif'
import jetskisPhone from './overview-jetskis-phone.avif'
import motorboats from './overview-motorboats.avif'
import motorboats1200 from './overview-motorboats-1200.avif'
import motorboatsPhone from './overview-motorboats-phone.avif'
import sailboats from './overview-sailboats.avif'
import sailboats1200 from './overview-sailboats-1200.avif'
import sailboatsPhone from './overview-sailboats-phone.avif'
import './placeholders.css'
import { words } from '../words.ts'

export type OverviewPicture = {
  src: string
  /** All its widths. */
  srcSet: string
  /** The part that a phone has room for. */
  phone: string
  alt: string
  /** What shows a few blurred pixels of it until it has loaded. */
  'data-picture': string
}

export const overviewSize = { width: 2000, height: 750 }
export const overviewPhoneSize = { width: 740, height: 578 }

/** The pictures over the overview of each type. */
export const overviewPictures: Readonly<Record<VehicleType | 'all', OverviewPicture>> = {
  all: {
    src: all,
    srcSet: `${all1200} 1200w, ${all} 2000w`,
    phone: allPhone,
    alt: words.overviewAlts.all,
    'data-picture': 'rental/overview-all',
  },
  motorboats: {
    src: motorboats,
    srcSet: `${motorboats1200} 1200w, ${motorboats} 2000w`,
    phone: motorboatsPhone,
    alt: words.overviewAlts.motorboats,
    'data-picture': 'rental/overview-motorboats',
  },
  sailboats: {
    src: sailboats,
    srcSet: `${sailboats1200} 1200w, ${sailboats} 2000w`,
    phone: sailboatsPhone,
    alt: words.overviewAlts.sailboats,
    'data-picture': 'rental/overview-sailboats',
  },
  canoes: {
    src: canoes,
    srcSet: `${canoes1200} 1200w, ${canoes} 2000w`,
    phone: canoesPhone,
    alt: words.overviewAlts.canoes,
    'data-picture': 'rental/overview-canoes',
  },
  jetskis: {
    src: jetskis,
    srcSet: `${jetskis1200} 1200w, ${jetskis} 2000w`,
    phone: jetskisPhone,
    alt: words.overviewAlts.jetskis,
    'data-picture': 'rental/overview-jetskis',
  },
  houseboats: {
    src: houseboats,
    srcSet: `${houseboats1200} 1200w, ${houseboats} 2000w`,
    phone: houseboatsPhone,
    alt: words.overviewAlts.houseboats,
    'data-picture': 'rental/overview-houseboats',
  },
}
