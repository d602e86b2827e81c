/** Curls and stubble: what is drawn many times, the same way each time. */
import { along } from './ink.mjs'

/** Numbers from 0 to 1 that are the same at each run. */
export function dice(seed) {
  let state = seed * 2654435761
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
  }
}

/** A head of curls: lobes around the outline, and rings of hair within. */
export function curls(points, size, { fill, lit, seed = 1, many = 90, rings = true }) {
  const roll = dice(seed)
  const edge = along(points, { closed: true, steps: 10 })
  const lobes = edge
    .filter((_, i) => i % 3 === 0)
    .map(
      ([x, y]) =>
        `<circle cx="${x + (roll() - 0.5) * size * 0.4}" cy="${y + (roll() - 0.5) * size * 0.4}" r="${size * (0.55 + roll() * 0.5)}"/>`,
    )
  const [xs, ys] = [0, 1].map((k) => edge.map((point) => point[k]))
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
  const isInside = (x, y) =>
    edge.reduce((inside, [ax, ay], i) => {
      const [bx, by] = edge[(i + 1) % edge.length]
      return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside
    }, false)
  const drawn = Array.from({ length: many }, () => {
    const [x, y] = [box[0] + roll() * (box[2] - box[0]), box[1] + roll() * (box[3] - box[1])]
    if (!isInside(x, y)) return ''
    const r = size * (0.32 + roll() * 0.42)
    const turn = roll() * 360
    return `<path d="M${-r} 0A${r} ${r} 0 1 1 ${r * 0.5} ${r * 0.86}" transform="translate(${x} ${y}) rotate(${turn})" stroke-width="${2 + roll() * 2.4}"/>`
  })
  return `<g fill="${fill}"><path d="M${edge.map((point) => point.join(' ')).join('L')}Z"/>${lobes.join('')}</g>
    ${rings ? `<g fill="none" stroke="${lit}" stroke-linecap="round">${drawn.join('')}</g>` : ''}`
}

/** Dots strewn over an ellipse: freckles. */
export function freckles([x, y], [across, down], many, fill, seed) {
  const roll = dice(seed)
  return Array.from({ length: many }, () => {
    const [angle, far] = [roll() * 6.283, Math.sqrt(roll())]
    return `<circle cx="${x + Math.cos(angle) * far * across}" cy="${y + Math.sin(angle) * far * down}" r="${1.2 + roll() * 1.6}" fill="${fill}"/>`
  }).join('')
}
