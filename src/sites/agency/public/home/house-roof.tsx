import { chalk, type Point } from './chalk.ts'
import styles from './house-front.module.css'
import type { ShopId } from './shops.ts'

type Roof = { height: number; walls: string; fine: string; panes: string }

/** What is above the shop, 300 wide. */
const roofs: Readonly<Record<ShopId, Roof>> = {
  rental: boathouse(),
  realEstate: townHouse(),
  prawns: fishHall(),
  art: studio(),
}

export function HouseRoof({ shop }: { shop: ShopId }) {
  const { height, walls, fine, panes } = roofs[shop]
  return (
    <svg className={styles.roof} viewBox={`-12 0 324 ${height}`} aria-hidden="true">
      <path className={styles.walls} d={walls} />
      <path className={styles.panes} d={panes} />
      <path className={styles.fine} d={fine} />
    </svg>
  )
}

/** Planks under a wide gable, and a round window. */
function boathouse(): Roof {
  const { line } = chalk(3)
  const height = 132
  const planks = Array.from({ length: 11 }, (_, i): readonly [Point, Point] => {
    const x = 25 + i * 25
    return [
      [x, 32 + Math.abs(150 - x) * 0.66],
      [x, height],
    ]
  }).filter((_, i) => i !== 5)
  return {
    height,
    walls: `${line([1, height], [1, 118], [-10, 122], [150, 6], [310, 122], [299, 118], [299, height])}`,
    fine: `${line([1, 118], [150, 20], [299, 118])}${planks.map((plank) => line(...plank)).join('')}M150 64v44M128 86h44`,
    panes: 'M128 86a22 22 0 1 1 44 0a22 22 0 1 1-44 0Z',
  }
}

/** Two floors of tall windows under a stepped gable. */
function townHouse(): Roof {
  const { line, box } = chalk(17)
  const height = 268
  const windows = [44, 130, 216].flatMap((x) => [
    { x, y: 244 },
    { x, y: 166 },
  ])
  const steps: [Point, ...Point[]] = [
    [1, height],
    [1, 84],
    [40, 84],
    [40, 56],
    [80, 56],
    [80, 30],
    [118, 30],
    [118, 6],
    [182, 6],
    [182, 30],
    [220, 30],
    [220, 56],
    [260, 56],
    [260, 84],
    [299, 84],
    [299, height],
  ]
  return {
    height,
    walls: line(...steps),
    fine: `${windows.map(({ x, y }) => line([x + 20, y], [x + 20, y - 54]) + line([x, y - 34], [x + 40, y - 34]) + line([x - 6, y + 3], [x + 46, y + 3])).join('')}${line([1, 96], [299, 96])}M150 34v34M136 52h28`,
    panes: `${windows.map(({ x, y }) => box(x, y, 40, 54)).join('')}M136 70V50a14 14 0 0 1 28 0V70Z`,
  }
}

/** A flat roof with a prawn on it for everyone to see. */
function fishHall(): Roof {
  const { line } = chalk(29)
  const height = 150
  return {
    height,
    walls: line([1, height], [1, 118], [-8, 118], [-8, 104], [308, 104], [308, 118], [299, 118], [299, height]),
    fine: `${line([1, 118], [299, 118])}${line([108, 104], [120, 84])}${line([196, 104], [184, 84])}M188 34q16-16 40-14M192 28q10-22 32-24`,
    panes:
      'M92 62Q110 96 160 92Q206 86 204 46Q196 20 166 24Q150 28 148 42Q166 36 174 48Q170 66 146 66Q118 66 104 44L84 34L88 52L70 58Z',
  }
}

/** A saw-tooth roof with glass to the north. */
function studio(): Roof {
  const { line } = chalk(43)
  const height = 150
  const teeth = [1, 100.5, 200]
  return {
    height,
    walls: line(
      [1, height],
      [1, 104],
      [34, 20],
      [100, 104],
      [133, 20],
      [200, 104],
      [233, 20],
      [299, 104],
      [299, height],
    ),
    fine: `${teeth.map((x) => line([x + 12, 98], [x + 38, 34]) + line([x + 28, 98], [x + 46, 56])).join('')}${line([1, 112], [299, 112])}`,
    panes: teeth.map((x) => `M${x + 6} 102L${x + 34} 32L${x + 88} 102Z`).join(''),
  }
}
