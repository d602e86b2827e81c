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

export const overviewSize = { width: 2400, height: 900 }
export const overviewPhoneSize = { width: 740, height: 578 }

/** The pictures over the overview of each type. */
export const overviewPictures: Readonly<Record<VehicleType | 'all', OverviewPicture>> = {
  all: {
    src: all,
    srcSet: `${all1200} 1200w, ${all} 2400w`,
    phone: allPhone,
    alt: 'All kinds of boats out on the lake at noon: a canoe, a jet ski, a houseboat, an electric launch and two sailboats',
    'data-picture': 'rental/overview-all',
  },
  motorboats: {
    src: motorboats,
    srcSet: `${motorboats1200} 1200w, ${motorboats} 2400w`,
    phone: motorboatsPhone,
    alt: 'A mahogany runabout at speed across the lake, an electric launch behind it',
    'data-picture': 'rental/overview-motorboats',
  },
  sailboats: {
    src: sailboats,
    srcSet: `${sailboats1200} 1200w, ${sailboats} 2400w`,
    phone: sailboatsPhone,
    alt: 'A black cutter under full cream sails in the morning, a white yacht far behind it',
    'data-picture': 'rental/overview-sailboats',
  },
  canoes: {
    src: canoes,
    srcSet: `${canoes1200} 1200w, ${canoes} 2400w`,
    phone: canoesPhone,
    alt: 'Two people paddling a red canoe past reeds in the morning, another canoe behind them',
    'data-picture': 'rental/overview-canoes',
  },
  jetskis: {
    src: jetskis,
    srcSet: `${jetskis1200} 1200w, ${jetskis} 2400w`,
    phone: jetskisPhone,
    alt: 'Two people on a green jet ski, throwing spray in the evening light, another one far behind',
    'data-picture': 'rental/overview-jetskis',
  },
  houseboats: {
    src: houseboats,
    srcSet: `${houseboats1200} 1200w, ${houseboats} 2400w`,
    phone: houseboatsPhone,
    alt: 'A green houseboat with lit windows in the evening, someone fishing from it, a larger one behind',
    'data-picture': 'rental/overview-houseboats',
  },
}
