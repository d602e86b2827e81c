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

const size = { width: 900, height: 1095 }

/** The pictures a voucher can carry, in the order of their numbers. */
export const voucherPictures: readonly [CardPicture, ...CardPicture[]] = [
  {
    background: 1,
    name: 'Lake at dawn',
    alt: 'Two people in a red canoe beside the reeds at dawn, mist and mountains behind',
    src: dawn,
    srcSet: `${dawn440} 440w, ${dawn700} 700w, ${dawn} 900w`,
    'data-picture': 'rental/voucher-dawn',
    ...size,
  },
  {
    background: 2,
    name: 'Chart',
    alt: 'A chart of the lake with its depths, and a course from the shore to the island',
    src: chart,
    srcSet: `${chart440} 440w, ${chart700} 700w, ${chart} 900w`,
    'data-picture': 'rental/voucher-chart',
    ...size,
  },
  {
    background: 3,
    name: 'Evening at the pier',
    alt: 'Boats along the pier after sunset, lamps lit, the town’s lights across the lake',
    src: pier,
    srcSet: `${pier440} 440w, ${pier700} 700w, ${pier} 900w`,
    'data-picture': 'rental/voucher-pier',
    ...size,
  },
]
