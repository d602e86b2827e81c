/** Writes the figure-ground plans of where the property agency's offices stand: houses black, the agency's in colour. */
import { mkdir, writeFile } from 'node:fs/promises'
import { dice } from './portraits/hair.mjs'
import { along } from './portraits/ink.mjs'

const FOLDER = new URL('../src/sites/real-estate/public/contact/plans/', import.meta.url)

const [GROUND, HOUSE, WATER, WAVE, GREEN, TREE, OURS] = [
  '#e6dece',
  '#2c2620',
  '#bcc5bf',
  '#9aa7a1',
  '#cdccae',
  '#8f9170',
  '#a4471f',
]

/** Each point as seen from the one before: half as many characters. */
function path(points) {
  const whole = points.map((point) => point.map(Math.round))
  const [first, ...others] = whole
  return `M${first.join(' ')}l${others.map(([x, y], i) => `${x - whole[i][0]} ${y - whole[i][1]}`).join(' ')}`.replaceAll(
    ' -',
    '-',
  )
}

/** A quarter: streets along `columns` and `rows`, bent by `bend`; `kinds` says what is no ordinary block, by `column.row`. */
function quarter({ columns, rows, bend, street, depth, plot, kinds = {}, ours, seed }) {
  const roll = dice(seed)
  const side = (from, to) =>
    Array.from({ length: 3 }, (_, i) =>
      bend(from[0] + ((to[0] - from[0]) * i) / 3, from[1] + ((to[1] - from[1]) * i) / 3),
    )
  const ring = (l, t, r, b) => [
    ...side([l, t], [r, t]),
    ...side([r, t], [r, b]),
    ...side([r, b], [l, b]),
    ...side([l, b], [l, t]),
  ]
  const drawn = { house: [], yard: [], cut: [], green: [], tree: [], ours: [] }
  for (let c = 0; c < columns.length - 1; c++) {
    for (let r = 0; r < rows.length - 1; r++) {
      const half = (i) => street * (i % 3 === 0 ? 0.72 : 0.4)
      const [left, top] = [columns[c] + half(c), rows[r] + half(r)]
      const [right, bottom] = [columns[c + 1] - half(c + 1), rows[r + 1] - half(r + 1)]
      const kind = kinds[`${c}.${r}`]
      if (kind === 'open') continue
      if (kind === 'park') {
        drawn.green.push(`${path(ring(left, top, right, bottom))}Z`)
        for (let i = 0; i < ((right - left) * (bottom - top)) / 900; i++)
          drawn.tree.push([
            ...bend(left + 10 + roll() * (right - left - 20), top + 10 + roll() * (bottom - top - 20)),
            4 + roll() * 5,
          ])
        continue
      }
      drawn.house.push(`${path(ring(left, top, right, bottom))}Z`)
      const deep = depth * (0.85 + roll() * 0.3)
      const isWide = right - left > deep * 2.5 && bottom - top > deep * 2.5
      if (isWide) drawn.yard.push(`${path(ring(left + deep, top + deep, right - deep, bottom - deep))}Z`)
      if (isWide && roll() < 0.7) {
        const [x, y] = [left + deep * 1.3 + roll() * 20, top + deep * 1.3]
        drawn.house.push(
          `${path(ring(x, y, x + deep * (0.6 + roll()), Math.min(y + deep * (0.6 + roll() * 0.8), bottom - deep * 1.2)))}Z`,
        )
      }
      for (let x = left + plot * (0.6 + roll() * 0.6); x < right - plot * 0.5; x += plot * (0.6 + roll() * 0.9))
        for (const [from, to] of isWide
          ? [
              [top, top + deep],
              [bottom - deep, bottom],
            ]
          : [[top, bottom]])
          drawn.cut.push(path([bend(x, from), bend(x, to)]))
      for (let y = top + deep + plot * 0.4; isWide && y < bottom - deep; y += plot * (0.6 + roll() * 0.9))
        for (const [from, to] of [
          [left, left + deep],
          [right - deep, right],
        ])
          drawn.cut.push(path([bend(from, y), bend(to, y)]))
      if (isWide && roll() < 0.5) {
        const x = left + deep + roll() * (right - left - deep * 3)
        drawn.yard.push(`${path(ring(x, bottom - deep - 1, x + plot * 0.5, bottom + 2))}Z`)
      }
      if (ours.block === `${c}.${r}`) {
        const x = left + (right - left) * ours.at
        drawn.ours.push(`${path(ring(x, top, x + ours.wide, top + (isWide ? deep : bottom - top)))}Z`)
      }
    }
  }
  return `<path fill="${GREEN}" d="${drawn.green.join('')}"/><path fill="${HOUSE}" d="${drawn.house.join('')}"/>
<path fill="${GROUND}" d="${drawn.yard.join('')}"/><path fill="none" stroke="${GROUND}" stroke-width="1.6" d="${drawn.cut.join('')}"/>
<g fill="${TREE}">${drawn.tree.map(([x, y, r]) => `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(r)}"/>`).join('')}</g>
<path fill="${OURS}" d="${drawn.ours.join('')}"/>`
}

/** Water between two banks, with the lines that engravers give it. */
function water(one, other, lines) {
  const [near, far] = [along(one, { steps: 4 }), along(other, { steps: 4 })]
  const between = Array.from({ length: lines }, (_, i) => {
    const t = ((i + 1) / (lines + 1)) ** 1.6
    const wave = near.map(([x, y], k) => [x + (far[k][0] - x) * t, y + (far[k][1] - y) * t])
    const back = near.map(([x, y], k) => [far[k][0] + (x - far[k][0]) * t, far[k][1] + (y - far[k][1]) * t])
    return path(wave) + (t < 0.5 ? path(back) : '')
  })
  return `<path fill="${WATER}" d="${path([...near, ...far.reverse()])}Z"/><path fill="none" stroke="${WAVE}" stroke-width="1.2" d="${between.join('')}"/>`
}

const bridge = (from, to, wide) =>
  `<path stroke="${GROUND}" stroke-width="${wide}" d="${path([from, to])}"/><path stroke="${HOUSE}" stroke-width="1.5" d="${path(
    [
      [from[0] - wide / 2, from[1]],
      [to[0] - wide / 2, to[1]],
    ],
  )}${path([
    [from[0] + wide / 2, from[1]],
    [to[0] + wide / 2, to[1]],
  ])}"/>`

const steps = (from, to, many) => Array.from({ length: many + 1 }, (_, i) => from + ((to - from) * i) / many)

/** Warehouses between two canals, and the river below. */
function hamburg() {
  const bend = (x, y) => [x + 26 * Math.sin(y / 210), y + 60 * Math.sin(x / 420 + 0.4) - 20]
  const canal = (y, wide, lines) => {
    const xs = steps(-60, 1260, 14)
    return water(
      xs.map((x) => bend(x, y)),
      xs.map((x) => bend(x, y + wide)),
      lines,
    )
  }
  return `${quarter({
    columns: [-80, 60, 190, 330, 440, 590, 710, 860, 980, 1110, 1290],
    rows: [-90, 40, 170, 216, 284, 330, 440, 488, 556, 610, 720, 860],
    bend,
    street: 15,
    depth: 30,
    plot: 34,
    seed: 5,
    kinds: {
      0.3: 'open',
      ...Object.fromEntries(
        steps(0, 9, 9).flatMap((c) => [
          [`${c}.3`, 'open'],
          [`${c}.7`, 'open'],
          [`${c}.9`, 'open'],
          [`${c}.10`, 'open'],
        ]),
      ),
      3.1: 'park',
      8.5: 'park',
    },
    ours: { block: '5.4', at: 0.3, wide: 38 },
  })}${canal(222, 56, 3)}${canal(494, 56, 3)}${canal(640, 400, 16)}
${[
  [330, 222],
  [710, 222],
  [980, 222],
  [190, 494],
  [590, 494],
  [860, 494],
]
  .map(([x, y]) => bridge(bend(x, y - 4), bend(x, y + 62), 15))
  .join('')}
<path fill="none" stroke="${HOUSE}" stroke-width="5" d="${path([bend(590, 640), bend(590, 800)])}${path([bend(620, 700), bend(700, 704)])}${path([bend(620, 760), bend(690, 764)])}"/>`
}

/** Deep blocks with yards around a square, a church, and the river's arm in its park. */
function munich() {
  const bend = (x, y) => {
    const [dx, dy] = [x - 560, y - 420]
    const far = Math.hypot(dx, dy)
    const turn = 0.34 * Math.exp(-((far / 520) ** 2)) - 0.12
    return [560 + dx * Math.cos(turn) - dy * Math.sin(turn), 420 + dx * Math.sin(turn) + dy * Math.cos(turn)]
  }
  const xs = steps(-200, 1400, 12)
  const arm = (out) => xs.map((x) => [1010 + 90 * Math.sin(x / 260) + out, x - 200])
  return `${quarter({
    columns: [-260, -110, 40, 200, 340, 500, 640, 780, 930, 1060, 1220, 1400, 1560],
    rows: [-260, -120, 30, 150, 300, 420, 560, 690, 830, 980, 1140],
    bend,
    street: 20,
    depth: 36,
    plot: 40,
    seed: 21,
    kinds: {
      5.4: 'open',
      4.5: 'park',
      9.2: 'park',
      9.3: 'park',
      9.4: 'park',
      9.5: 'park',
      9.6: 'park',
      10.1: 'park',
      10.2: 'park',
      10.3: 'park',
      10.4: 'park',
      10.5: 'park',
      9.1: 'park',
      9.7: 'park',
      10.6: 'park',
      10.7: 'park',
      11.3: 'park',
      11.4: 'park',
      11.5: 'park',
      11.2: 'park',
      9.8: 'park',
      10.8: 'park',
    },
    ours: { block: '6.3', at: 0.25, wide: 46 },
  })}${water(arm(0), arm(46), 3)}
<path fill="${HOUSE}" d="${path([
    [520, 505],
    [606, 520],
    [613, 478],
    [630, 481],
    [634, 458],
    [617, 455],
    [610, 452],
    [612, 440],
    [596, 437],
    [594, 449],
    [533, 438],
  ])}Z"/>
<path stroke="${GROUND}" stroke-width="16" fill="none" d="${path([
    [880, 300],
    [1180, 350],
  ])}${path([
    [900, 620],
    [1200, 640],
  ])}"/>
<g fill="${HOUSE}"><circle cx="604" cy="446" r="11"/><circle cx="622" cy="508" r="11"/></g>`
}

/** The straight streets below, the bent ones up the hills, the wide river in front. */
function lisbon() {
  const bend = (x, y) => {
    const hill = Math.max(0, Math.abs(x - 600) - 190) / 410
    const way = Math.sign(x - 600)
    return [
      x + way * 30 * Math.sin(y / 90) * hill,
      y - 120 * hill * Math.sin(y / 260 + 0.5) + way * hill * 34 * Math.sin(x / 60) - x * 0.05,
    ]
  }
  const columns = [-60, 30, 130, 210, 300, 392, 440, 500, 548, 608, 656, 716, 764, 812, 900, 980, 1080, 1170, 1280]
  const open = (...cells) => Object.fromEntries(cells.map((cell) => [cell, 'open']))
  const xs = steps(-60, 1260, 12)
  return `${quarter({
    columns,
    rows: [-120, -20, 70, 150, 230, 310, 390, 470, 550, 640, 760],
    bend,
    street: 13,
    depth: 26,
    plot: 30,
    seed: 9,
    kinds: {
      ...open('7.9', '8.9', '9.9', '10.9', '7.1', '8.1', '9.1', '7.2', '8.2', '9.2', '6.9', '11.9'),
      15.3: 'park',
      15.4: 'park',
      16.3: 'park',
      2.2: 'park',
    },
    ours: { block: '6.5', at: 0.1, wide: 34 },
  })}${water(
    xs.map((x) => [x, 758 - x * 0.05 + 10 * Math.sin(x / 160)]),
    xs.map((x) => [x, 1020]),
    16,
  )}
<g fill="none" stroke="${HOUSE}"><circle cx="${bend(602, 150)[0]}" cy="${bend(602, 150)[1]}" r="17" stroke-width="3"/><circle cx="${bend(602, 150)[0]}" cy="${bend(602, 150)[1]}" r="5" stroke-width="4"/></g>
<path fill="none" stroke="${OURS}" stroke-width="2" stroke-dasharray="9 6" d="${path(along([bend(130, 560), bend(255, 470), bend(300, 390), bend(392, 310), bend(608, 310), bend(812, 312), bend(900, 392), bend(1080, 470), bend(1200, 480)]))}"/>`
}

const plans = { hamburg, munich, lisbon }

export const sitePlanNames = Object.keys(plans)

export async function drawSitePlans(names) {
  await mkdir(FOLDER, { recursive: true })
  for (const name of names) {
    const plan = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 1200 900"><path fill="${GROUND}" d="M0 0h1200v900H0z"/>${plans[name]()}</svg>\n`
    await writeFile(new URL(`${name}.svg`, FOLDER), plan)
    console.log(`${name}.svg  ${Math.round(plan.length / 1000)} kB`)
  }
}
