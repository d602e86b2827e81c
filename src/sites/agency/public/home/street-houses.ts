import { type Chalk, chalk, type Point } from './chalk.ts'

type Roof = 'gable' | 'steps' | 'eaves' | 'tower'
export type Goods = 'boat' | 'key' | 'prawn' | 'frame'
type Plan = { x: number; width: number; wall: number; roof: Roof; goods?: Goods; chimney?: number }

/** What a house is drawn with, as SVG paths; `middle` is where one stands before it. */
export type House = {
  middle: number
  goods: Goods | undefined
  /** The lower left corner of the shop window. */
  display: Point
  walls: string
  lines: string
  snow: string
  dark: string
  lit: string
  bars: string
}

/** Where the walls meet the snow. */
export const ground = 344

const plans: readonly Plan[] = [
  { x: -24, width: 142, wall: 128, roof: 'gable' },
  { x: 118, width: 112, wall: 176, roof: 'steps' },
  { x: 230, width: 186, wall: 104, roof: 'eaves', goods: 'boat', chimney: 60 },
  { x: 430, width: 104, wall: 190, roof: 'gable' },
  { x: 534, width: 186, wall: 122, roof: 'eaves', goods: 'key', chimney: 128 },
  { x: 720, width: 74, wall: 172, roof: 'tower' },
  { x: 794, width: 192, wall: 112, roof: 'gable', goods: 'prawn' },
  { x: 1000, width: 124, wall: 196, roof: 'steps' },
  { x: 1124, width: 184, wall: 116, roof: 'eaves', goods: 'frame', chimney: 40 },
  { x: 1318, width: 108, wall: 168, roof: 'gable' },
  { x: 1426, width: 200, wall: 118, roof: 'eaves', chimney: 150 },
]

export const houses: readonly House[] = plans.map((plan, i) => build(plan, chalk(7 + i * 31)))

function build({ x, width, wall, roof, goods, chimney }: Plan, hand: Chalk): House {
  const eave = ground - wall
  const [left, right, middle] = [x, x + width, x + width / 2]
  const paths = { walls: '', lines: '', snow: '', dark: '', lit: '', bars: '' }
  const block = (px: number, py: number, w: number, h: number) => {
    const path = hand.box(px, py, w, h)
    paths.walls += path
    paths.lines += path
  }
  const window = (px: number, py: number, w: number, h: number, isLit: boolean) => {
    paths.dark += hand.box(px, py, w, h)
    if (isLit) paths.lit += pane(px, py, w, h)
    const [across, up] = [Math.round(px), Math.round(py)]
    paths.bars += `M${across + w / 2} ${up}v${-h}M${across} ${up - Math.round(h * 0.55)}h${w}`
  }

  if (chimney !== undefined) {
    const top = eave - (roof === 'gable' ? width * 0.42 : 62)
    block(left + chimney, eave - 8, 17, eave - 8 - top)
    paths.snow += hand.snow([left + chimney - 3, top - 4], [left + chimney + 20, top - 4], 8)
  }
  block(left, ground + 16, width, wall + 16)

  if (roof === 'gable') {
    const top = eave - width * 0.56
    const slope = hand.line([left, eave], [middle, top], [right, eave])
    paths.walls += `${slope}Z`
    paths.lines += slope
    paths.snow +=
      hand.snow([left - 9, eave + 4], [middle, top - 6], 11) + hand.snow([middle, top - 6], [right + 9, eave + 4], 11)
    window(middle - 8, eave - width * 0.12, 16, 20, hand.random() > 0.5)
  }
  if (roof === 'eaves') {
    const ridge = eave - 50
    const outline = hand.line([left - 8, eave], [left + 18, ridge], [right - 18, ridge], [right + 8, eave])
    paths.walls += `${outline}Z`
    paths.snow += `${hand.snow([left + 17, ridge - 5], [right - 17, ridge - 5], 6)}M${left - 9} ${eave + 1}L${left + 16} ${ridge - 4}L${right - 16} ${ridge - 4}L${right + 9} ${eave + 1}Z`
    paths.snow += hand.snow([left - 9, eave], [right + 9, eave], 10)
  }
  if (roof === 'steps') {
    const step = width / 7
    for (let i = 0; i < 3; i++) {
      const inset = step * (i + 0.35)
      block(left + inset, eave - i * 19, width - 2 * inset, 19)
      paths.snow += hand.snow([left + inset - 2, eave - i * 19 - 21], [left + inset + step + 1, eave - i * 19 - 21], 6)
      paths.snow += hand.snow(
        [right - inset - step - 1, eave - i * 19 - 21],
        [right - inset + 2, eave - i * 19 - 21],
        6,
      )
    }
    paths.snow += hand.snow([left + step * 2.3, eave - 59], [right - step * 2.3, eave - 59], 6)
    window(middle - 8, eave - 8, 16, 22, true)
  }
  if (roof === 'tower') {
    const tip = eave - 124
    const spire = hand.line(
      [left - 5, eave],
      [left + 12, eave - 22],
      [middle, tip],
      [right - 12, eave - 22],
      [right + 5, eave],
    )
    paths.walls += `${spire}Z`
    paths.lines +=
      spire + hand.line([middle, tip], [middle, tip - 14]) + hand.line([middle - 5, tip - 9], [middle + 5, tip - 9])
    paths.snow += hand.snow([left - 8, eave], [right + 8, eave], 8)
    paths.snow += `M${middle} ${tip}L${left + 12} ${eave - 22}L${left - 2} ${eave - 4}Q${left + 20} ${eave - 14} ${left + 24} ${eave - 30}Q${middle - 6} ${eave - 70} ${middle} ${tip}Z`
    window(middle - 9, eave + 44, 18, 30, false)
    window(middle - 7, eave + 96, 14, 20, true)
  }

  // A shop below, or a door with a step; and rooms above.
  const shop: Point = [left + width * 0.1, ground - 14]
  if (goods) {
    const [wide, high] = [width * 0.54, 58]
    paths.dark += hand.box(...shop, wide, high)
    paths.lit += pane(...shop, wide, high)
    paths.bars += hand.line([shop[0] - 5, ground - 12], [shop[0] + wide + 5, ground - 12])
    paths.lines += hand.line(
      [shop[0] - 8, ground - 80],
      [shop[0] + wide + 8, ground - 80],
      [shop[0] + wide + 2, ground - 70],
      [shop[0] - 2, ground - 70],
      [shop[0] - 8, ground - 80],
    )
    door(paths, hand, right - width * 0.1 - 30, true)
  } else if (roof !== 'tower') {
    door(paths, hand, left + width * 0.5 - 13, hand.random() > 0.5)
  }
  const firstRow = goods ? ground - 96 : ground - 72
  for (let y = firstRow; y > eave + 30 && roof !== 'tower'; y -= 46) {
    const count = Math.floor((width - 16) / 36)
    const gap = (width - count * 18) / (count + 1)
    for (let i = 0; i < count; i++) window(left + gap + i * (18 + gap), y, 18, 26, hand.random() > 0.42)
  }
  return { middle, goods, display: shop, ...paths }
}

function door(paths: { dark: string; lit: string; bars: string }, hand: Chalk, x: number, isLit: boolean) {
  paths.dark += hand.box(x, ground + 4, 27, 56)
  if (isLit) paths.lit += pane(x + 5, ground - 30, 17, 17)
  paths.bars += hand.line([x + 5, ground - 2], [x + 5, ground - 24], [x + 22, ground - 24], [x + 22, ground - 2])
}

/** Glass is cut straight. From its corner at the bottom left. */
function pane(x: number, y: number, width: number, height: number): string {
  const [left, bottom, wide, high] = [Math.round(x), Math.round(y), Math.round(width), Math.round(height)]
  return `M${left} ${bottom}v${-high}h${wide}v${high}z`
}
