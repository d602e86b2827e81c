import type { CardPicture } from '#features/vouchers/screens/card-picture.ts'
import chart from './voucher-chart.avif'
import chart440 from './voucher-chart-440.avif'
import chart700 from './voucher-chart-700.avif'
import dawn from './voucher-dawn.avif'
import dawn440 from './voucher-dawn-440.avif'
import dawn700 from './voucher-dawn-700.avif'
import pier from './voucher-pier.avif'
import pier440 from './voucher-pier-440.avif'
import pier700 from './voucher-pier-700.avif'
import './placeholders.css'
import { words } from '../words.ts'

const size = { width: 900, height: 1095 }

/** The pictures a voucher can carry, in the order of their numbers. */
export const voucherPictures: readonly [CardPicture, ...CardPicture[]] = [
  {
    background: 1,
    name: words.voucherNames.dawn,
    alt: words.voucherDawnAlt,
    src: dawn,
    srcSet: `${dawn440} 440w, ${dawn700} 700w, ${dawn} 900w`,
    'data-picture': 'rental/voucher-dawn',
    ...size,
  },
  {
    background: 2,
    name: words.voucherNames.chart,
    alt: words.voucherChartAlt,
    src: chart,
    srcSet: `${chart440} 440w, ${chart700} 700w, ${chart} 900w`,
    'data-picture': 'rental/voucher-chart',
    ...size,
  },
  {
    background: 3,
    name: words.voucherNames.pier,
    alt: words.voucherEveningAlt,
    src: pier,
    srcSet: `${pier440} 440w, ${pier700} 700w, ${pier} 900w`,
    'data-picture': 'rental/voucher-pier',
    ...size,
  },
]
