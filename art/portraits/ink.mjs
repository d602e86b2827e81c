/** Pen, scissors and grain of the portraits: curves through points, lines that swell, shadows that dissolve into dots. */

/** Points as they are written, `'120,40 132,58! 140,90'`: the second is a corner. As lists, `[x, y]` or `[x, y, 'c']`. */
const read = (points) =>
  typeof points === 'string'
    ? points
        .split(' ')
        .map((point) => [...point.replace('!', '').split(',').map(Number), ...(point.endsWith('!') ? ['c'] : [])])
    : points

/** Points of a curve through all of `written`. */
export function along(written, { closed = false, steps = 14 } = {}) {
  const points = read(written)
  const count = points.length
  const at = (i) => points[closed ? (i + count) % count : Math.min(Math.max(i, 0), count - 1)]
  const slope = (i) => {
    if (at(i)[2] === 'c') return [0, 0]
    const [before, after] = [at(i - 1), at(i + 1)]
    return [(after[0] - before[0]) / 2, (after[1] - before[1]) / 2]
  }
  const pieces = Array.from({ length: closed ? count : count - 1 }, (_, i) => {
    const [from, to] = [at(i), at(i + 1)]
    const reach = Math.hypot(to[0] - from[0], to[1] - from[1])
    // A short piece beside a long one must not overshoot.
    const [leaving, arriving] = [slope(i), slope(i + 1)].map(([x, y]) => {
      const length = Math.hypot(x, y)
      const held = length > reach ? reach / length : 1
      return [x * held, y * held]
    })
    return Array.from({ length: steps }, (_, step) => {
      const t = step / steps
      const [a, b] = [2 * t ** 3 - 3 * t ** 2 + 1, t ** 3 - 2 * t ** 2 + t]
      const [c, d] = [-2 * t ** 3 + 3 * t ** 2, t ** 3 - t ** 2]
      return [0, 1].map((k) => a * from[k] + b * leaving[k] + c * to[k] + d * arriving[k])
    })
  })
  return closed ? pieces.flat() : [...pieces.flat(), at(count - 1).slice(0, 2)]
}

const drawn = (points) => points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')

export const outline = (points) => `M${drawn(along(points, { closed: true }))}Z`

/** A flat piece, as cut from paper. */
export const piece = (points, fill, more = '') => `<path d="${outline(points)}" fill="${fill}" ${more}/>`

/** A line of ink: thin, then `width`, then thin again. `swell` says where it is widest, from 0 to 1. */
export function line(points, width, fill, { swell = 0.5, ends = 0.12 } = {}) {
  const path = along(points, { steps: 20 })
  const last = path.length - 1
  const side = (sign) =>
    path.map(([x, y], i) => {
      const [before, after] = [path[Math.max(i - 1, 0)], path[Math.min(i + 1, last)]]
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
      const length = Math.hypot(dx, dy) || 1
      const t = i / last
      const rise = t < swell ? t / swell : (1 - t) / (1 - swell)
      const half = (width / 2) * (ends + (1 - ends) * Math.sin((Math.min(rise, 1) * Math.PI) / 2))
      return [x - (sign * dy * half) / length, y + (sign * dx * half) / length]
    })
  return `<path d="M${drawn([...side(1), ...side(-1).reverse()])}Z" fill="${fill}" stroke="${fill}" stroke-width="1" stroke-linejoin="round"/>`
}

let cuts = 0

/** Shows `inside` only within the shape that `points` go around. */
export function within(points, inside) {
  const id = `cut${++cuts}`
  return `<clipPath id="${id}"><path d="${outline(points)}"/></clipPath><g clip-path="url(#${id})">${inside}</g>`
}

const toothOfPaper = [0.17, 0.13, 0.09].map((part) => `0 0 0 0 ${part}`).join(' ')

/** A shadow that dissolves into dots: full in the middle of an ellipse, gone at its edge. */
export function dust([x, y], [across, down], fill, { strength = 1, turn = 0 } = {}) {
  const id = `dust${++cuts}`
  const most = Math.max(across, down)
  return `<radialGradient id="${id}"><stop offset="0" stop-opacity="${strength}"/><stop offset="1" stop-opacity="0"/></radialGradient>
    <filter id="${id}f" x="${x - most}" y="${y - most}" width="${most * 2}" height="${most * 2}" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB">
      <feTurbulence type="fractalNoise" baseFrequency="0.36" numOctaves="2" seed="4"/>
      <feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  1.7 1.7 0 0 -1.2" result="noise"/>
      <feComposite in="SourceAlpha" in2="noise" operator="arithmetic" k2="1" k3="1" k4="-1"/>
      <feComponentTransfer result="dots"><feFuncA type="linear" slope="7"/></feComponentTransfer>
      <feFlood flood-color="${fill}"/><feComposite in2="dots" operator="in"/>
    </filter>
    <g filter="url(#${id}f)"><ellipse cx="${x}" cy="${y}" rx="${across}" ry="${down}" fill="url(#${id})" transform="rotate(${turn} ${x} ${y})"/></g>`
}

/** Lines side by side, from `one` to `other`, like hair or ribs; both have equally many points. */
export function strands(one, other, many, width, fill, shape) {
  const [first, last] = [read(one), read(other)]
  return Array.from({ length: many }, (_, i) => {
    const t = many === 1 ? 0.5 : i / (many - 1)
    const points = first.map(([x, y], k) => [x + (last[k][0] - x) * t, y + (last[k][1] - y) * t])
    return line(points, width * (0.75 + 0.5 * Math.abs(Math.sin(i * 2.3))), fill, shape)
  }).join('')
}

/** A sheet of paper with a figure on it that is printed, not lit. */
export const sheet = (ground, figure, { mirrored = false, scale = 1.16, shift = [-62, -58] } = {}) => `
  <svg xmlns="http://www.w3.org/2000/svg" width="1280" height="1600" viewBox="0 0 800 1000">
    <filter id="tooth" x="0" y="0" width="800" height="1000" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB">
      <feTurbulence type="fractalNoise" baseFrequency="0.5" numOctaves="3" seed="11"/>
      <feColorMatrix values="${toothOfPaper} 1.1 0.7 0 0 -0.83"/>
    </filter>
    <rect width="800" height="1000" fill="${ground}"/>
    <g ${mirrored ? 'transform="translate(800 0) scale(-1 1)"' : ''}>
      <g transform="translate(${shift}) scale(${scale})">${figure}</g>
    </g>
    <rect width="800" height="1000" filter="url(#tooth)" opacity=".22"/>
  </svg>`
