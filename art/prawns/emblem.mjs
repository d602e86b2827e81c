/** The curled prawn as a sign of few shapes, about 100 wide and 90 high: on the tin, and in the site's icon. */

const round = (n) => Math.round(n * 10) / 10
const point = ([x, y]) => `${round(x)} ${round(y)}`
const centre = [54, 46]

/** Places along the curl: q runs from the head (0) over the back to the tail (1); `out` is how far from the middle line. */
function at(q, out) {
  const angle = (210 + 250 * q) * (Math.PI / 180)
  const radius = 30 - 6 * q + out
  return [centre[0] + Math.cos(angle) * radius * 1.04, centre[1] + Math.sin(angle) * radius]
}

const girth = (q) => (q < 0.12 ? 6.5 + 42 * q : 11.6 - 6.6 * ((q - 0.12) / 0.88) ** 1.2)

const steps = (from, to, count) => Array.from({ length: count + 1 }, (_, k) => from + ((to - from) * k) / count)

export function curledPrawn({ shell, line, dark, feelers = shell }) {
  const outer = steps(0, 0.98, 44).map((q) => at(q, girth(q)))
  const inner = steps(0.98, 0, 44).map((q) => at(q, -girth(q)))
  const nose = at(-0.15, 9)
  const body = `M${point(nose)}L${[...outer, ...inner].map(point).join('L')}Z`
  const seams = [0.33, 0.46, 0.58, 0.69, 0.79, 0.88]
    .map((q) => `M${point(at(q, girth(q) + 0.6))}Q${point(at(q + 0.035, 0))} ${point(at(q - 0.015, -girth(q) - 0.6))}`)
    .join('')
  const fan = [-34, 0, 34]
    .map((turn) => {
      const [x, y] = at(0.97, 0)
      return `<ellipse cx="${round(x - 9)}" cy="${round(y)}" rx="10.5" ry="4.4" transform="rotate(${turn + 4} ${round(x)} ${round(y)})"/>`
    })
    .join('')
  const legs = [0.1, 0.17, 0.24, 0.31]
    .map((q, k) => {
      const [x, y] = at(q, -girth(q) + 1.5)
      return `M${point([x, y])}q${point([-1.5 + 2.2 * k, 6])} ${point([1 + 2.6 * k, 11 - k])}`
    })
    .join('')
  const [ex, ey] = at(0.035, 3.2)
  const [ax, ay] = at(-0.06, 3)
  return `<g fill="none" stroke="${feelers}" stroke-width="2.2" stroke-linecap="round"><path d="M${point([ax, ay])}C-2 40 6 12 30 3M${point([ax, ay])}C4 50 2 68 16 84"/><path d="${legs}" stroke-width="2.8"/></g>
<g fill="${shell}">${fan}</g><path d="${body}" fill="${shell}" stroke="${shell}" stroke-width="1.5" stroke-linejoin="round"/>
<path d="${seams}" fill="none" stroke="${line}" stroke-width="2.1" stroke-linecap="round"/><path d="${steps(0.3, 0.2, 6)
    .map((q, k) => `${k ? 'L' : 'M'}${point(at(q, girth(q) * (0.9 - k * 0.16)))}`)
    .join('')}" stroke="${line}" stroke-width="1.6" fill="none" opacity=".8"/>
<circle cx="${round(ex)}" cy="${round(ey)}" r="3" fill="${dark}"/>`
}
