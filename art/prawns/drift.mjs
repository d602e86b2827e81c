/** What drifts through the water, drawn as vectors: jellyfish, ray, bubbles, plankton. */
import { seeded } from '../kit/random.mjs'

const fixed = (n) => Number(n.toFixed(1))
const sheet = ({ width, height }, defs, body) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs}</defs>${body}</svg>`,
  )
const smooth = (points) => {
  let d = `M${fixed(points[0][0])} ${fixed(points[0][1])}`
  for (let i = 1; i < points.length - 1; i++) {
    const [x, y] = points[i]
    const [nx, ny] = points[i + 1]
    d += `Q${fixed(x)} ${fixed(y)} ${fixed((x + nx) / 2)} ${fixed((y + ny) / 2)}`
  }
  const [x, y] = points.at(-1)
  return `${d}L${fixed(x)} ${fixed(y)}`
}

const BELL =
  'M52 262C40 96 150 34 280 34S520 96 508 262C512 292 500 306 486 292C470 316 446 320 430 300C410 324 382 328 364 306C342 330 314 332 296 308C276 332 246 332 228 308C208 328 180 326 162 304C146 322 120 318 104 296C82 310 50 296 52 262Z'

/** A moon jelly's bell with four-leaved organs, frilled arms and hair-thin tentacles, lit from within. */
export function jellyfish(size) {
  const { between } = seeded(14)
  let canals = ''
  for (let k = 0; k <= 26; k++) {
    const t = k / 26
    const foot = 62 + 436 * t
    canals += `<path d="M280 92Q${fixed(280 + (foot - 280) * 0.95)} 130 ${fixed(foot)} ${fixed(292 - 22 * Math.abs(t - 0.5))}" opacity="${fixed(0.35 + 0.4 * (k % 2))}"/>`
  }
  let hair = ''
  for (let k = 0; k < 30; k++) {
    const x = 66 + (428 * k) / 29
    const long = between(230, 560) * (1 - 0.35 * Math.abs(k / 29 - 0.5))
    const phase = between(0, 6.28)
    const path = Array.from({ length: 15 }, (_, i) => {
      const q = i / 14
      return [x + (280 - x) * 0.3 * q + Math.sin(phase + q * 6.5) * 26 * q + 30 * q * q, 288 + long * q]
    })
    hair += `<path d="${smooth(path)}" stroke-width="${fixed(between(1, 2.6))}" opacity="${between(0.22, 0.7).toFixed(2)}"/>`
  }
  let arms = ''
  for (let k = 0; k < 6; k++) {
    const x = 190 + 36 * k
    const long = between(340, 540)
    const phase = between(0, 6.28)
    for (let layer = 0; layer < 5; layer++) {
      const left = []
      const right = []
      for (let i = 0; i <= 46; i++) {
        const q = i / 46
        const bend = x + (280 - x) * 0.25 * q + Math.sin(phase + q * 4.4) * 30 * q + 24 * q * q
        const frill = (11 + 5 * layer) * (1 - q) ** 0.6 * (0.55 + 0.45 * Math.sin(q * 60 + layer * 1.7 + phase))
        left.push([bend - frill - 2, 250 + long * q])
        right.unshift([bend + frill * 0.8 + 2, 250 + long * q])
      }
      arms += `<path d="${smooth(left)}${smooth(right).replace('M', 'L')}Z" fill="url(#arm)" opacity="${fixed(0.42 - 0.05 * layer)}"/>`
    }
  }
  const petal = (x, y, turn) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(1 .62)"><path d="M0 34C-46 30-54-34-12-42C26-46 52-10 34 16C20 34-8 14 2-4C8-14 18-8 14-2" fill="#ffc3b2" fill-opacity=".3" stroke="#fff0ea" stroke-opacity=".85" stroke-width="4.5"/></g>`
  return sheet(
    size,
    `<radialGradient id="bell" cx=".36" cy=".22" r=".85"><stop offset="0" stop-color="#fafffd" stop-opacity=".92"/><stop offset=".32" stop-color="#a5f0ee" stop-opacity=".5"/><stop offset=".75" stop-color="#3fb4dc" stop-opacity=".34"/><stop offset="1" stop-color="#c8fbff" stop-opacity=".7"/></radialGradient>
<linearGradient id="arm" x2="0" y2="1"><stop stop-color="#fff1ec" stop-opacity="0"/><stop offset=".13" stop-color="#fff1ec" stop-opacity=".95"/><stop offset=".4" stop-color="#9fe9f2" stop-opacity=".6"/><stop offset="1" stop-color="#4cc0e8" stop-opacity="0"/></linearGradient>
<linearGradient id="hair" gradientUnits="userSpaceOnUse" x1="0" y1="290" x2="0" y2="850"><stop stop-color="#dffcff"/><stop offset=".6" stop-color="#7fdcf2" stop-opacity=".7"/><stop offset="1" stop-color="#4cc0e8" stop-opacity="0"/></linearGradient>
<radialGradient id="core"><stop stop-color="#fff5ee" stop-opacity=".75"/><stop offset=".5" stop-color="#8deaf4" stop-opacity=".3"/><stop offset="1" stop-color="#39aee0" stop-opacity="0"/></radialGradient>
<filter id="edge"><feGaussianBlur stdDeviation="1.1"/></filter><filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="9"/></filter><filter id="haze" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="20"/></filter>
<clipPath id="in"><path d="${BELL}"/></clipPath>`,
    `<ellipse cx="280" cy="300" rx="200" ry="230" fill="url(#core)" filter="url(#haze)" opacity=".75"/>
<g fill="none" stroke="url(#hair)" stroke-linecap="round">${hair}</g>${arms}
<path d="${BELL}" fill="url(#bell)"/>
<g clip-path="url(#in)"><g fill="none" stroke="#e6feff" stroke-width="2">${canals}</g>
<ellipse cx="280" cy="290" rx="215" ry="34" fill="#dffcff" opacity=".3" filter="url(#soft)"/>
<path d="M100 190C120 110 180 66 262 56" fill="none" stroke="#fff" stroke-width="20" stroke-linecap="round" opacity=".7" filter="url(#soft)"/>
<path d="M470 250C474 190 452 130 410 96" fill="none" stroke="#7fe3ff" stroke-width="14" opacity=".65" filter="url(#soft)"/></g>
${petal(232, 152, -20)}${petal(322, 148, 30)}${petal(196, 196, -60)}${petal(358, 192, 80)}
<path d="${BELL}" fill="none" stroke="#f0ffff" stroke-opacity=".6" stroke-width="2.4" filter="url(#edge)"/>`,
  )
}

/** A manta ray far away, seen a little from below, already half blue. */
export function ray(size) {
  const wings =
    'M360 118C392 112 414 92 428 70C434 60 446 62 444 76C442 96 438 108 446 118C520 108 606 84 700 96C708 97 708 104 700 107C628 132 566 186 506 232C474 256 420 268 388 274C378 296 372 330 352 384C350 390 345 389 346 382C354 336 356 300 350 276C316 272 266 262 232 240C164 194 96 166 22 168C14 168 12 161 20 158C110 122 190 124 276 128C282 116 276 104 270 86C266 73 278 69 286 79C302 99 328 120 360 118Z'
  return sheet(
    size,
    `<linearGradient id="top" x1=".2" y1="0" x2=".6" y2="1"><stop stop-color="#4fc3d8"/><stop offset=".3" stop-color="#1b7fae"/><stop offset=".75" stop-color="#0b5489"/><stop offset="1" stop-color="#0a4a7c"/></linearGradient>
<linearGradient id="wing" x2="1"><stop stop-color="#9ff0ec" stop-opacity=".65"/><stop offset=".4" stop-color="#7fe3e0" stop-opacity="0"/><stop offset=".6" stop-color="#052f5e" stop-opacity="0"/><stop offset="1" stop-color="#06386a" stop-opacity=".55"/></linearGradient>
<filter id="b" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="1.6"/></filter><filter id="s" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="9"/></filter><clipPath id="in"><path d="${wings}"/></clipPath>`,
    `<g filter="url(#b)" opacity=".86"><path d="${wings}" fill="url(#top)"/><g clip-path="url(#in)"><path d="${wings}" fill="url(#wing)"/>
<path d="M372 262C366 200 364 160 362 124" stroke="#7fe3e0" stroke-width="34" opacity=".28" fill="none" filter="url(#s)"/>
<path d="M20 160C120 118 220 132 290 134C330 136 400 132 450 124C540 110 620 92 704 100" stroke="#c9fbf6" stroke-width="7" fill="none" opacity=".6" filter="url(#s)"/>
<path d="M300 176q10 14 4 30M318 182q9 12 4 26M416 174q-8 14-2 30M400 180q-8 12-3 26" stroke="#06386a" stroke-width="4" fill="none" opacity=".55"/>
<ellipse cx="250" cy="150" rx="46" ry="10" fill="#d7fff8" opacity=".32" transform="rotate(8 250 150)" filter="url(#s)"/></g></g>`,
  )
}

const BUBBLE = `<radialGradient id="bubble" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="#bff6f4" stop-opacity=".03"/><stop offset=".7" stop-color="#9fe9ee" stop-opacity=".1"/><stop offset=".9" stop-color="#d5fbfb" stop-opacity=".42"/><stop offset=".97" stop-color="#f4ffff" stop-opacity=".85"/><stop offset="1" stop-color="#c5f4f8" stop-opacity=".25"/></radialGradient>
<radialGradient id="lit" cx=".5" cy=".5" r=".5"><stop stop-color="#fff" stop-opacity=".98"/><stop offset=".5" stop-color="#fff" stop-opacity=".75"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>`

const bubble = (x, y, r, flat = 0.92) =>
  `<g transform="translate(${fixed(x)} ${fixed(y)}) rotate(-8) scale(1 ${flat})"><circle r="${fixed(r)}" fill="url(#bubble)"/>
<ellipse cx="${fixed(-r * 0.4)}" cy="${fixed(-r * 0.46)}" rx="${fixed(r * 0.3)}" ry="${fixed(r * 0.18)}" transform="rotate(-42 ${fixed(-r * 0.4)} ${fixed(-r * 0.46)})" fill="url(#lit)"/>
<path d="M${fixed(r * 0.2)} ${fixed(r * 0.76)}A${fixed(r * 0.79)} ${fixed(r * 0.79)} 0 0 0 ${fixed(r * 0.76)} ${fixed(r * 0.2)}" fill="none" stroke="#e8ffff" stroke-width="${fixed(Math.max(0.7, r * 0.07))}" stroke-linecap="round" opacity=".75"/></g>`

/** A column of bubbles that widens upwards, small ones gathered round large ones. */
export function bubbles(size) {
  const { between, next } = seeded(6)
  let body = ''
  for (let k = 0; k < 130; k++) {
    const v = next() ** 0.85
    const large = next() ** 5
    const r = 1.6 + 4.5 * next() + 30 * large * (1 - 0.45 * v)
    const wide = 22 + 96 * (1 - v)
    const x = 160 + Math.sin(v * 9) * 26 * (1 - v * 0.4) + (next() + next() - 1) * wide
    const y = 40 + (size.height - 80) * v
    body += bubble(Math.min(size.width - r - 3, Math.max(r + 3, x)), y, r, between(0.8, 0.97).toFixed(2))
  }
  return sheet(size, BUBBLE, body)
}

/** Specks at many distances; the near ones are out of focus. Nothing crosses the edge, so that the sheet can repeat. */
export function plankton(size) {
  const { between, next } = seeded(17)
  let body = ''
  for (let k = 0; k < 420; k++) {
    const near = next() ** 7
    const r = 0.8 + 1.4 * next() + 13 * near
    const x = between(20, size.width - 20)
    const y = between(20, size.height - 20)
    const colour = ['#e9fffb', '#bff3f0', '#8fe6e8', '#ffe9df'][Math.floor(next() * 3.15)]
    const alpha = near > 0.12 ? 0.1 : between(0.18, 0.75)
    if (near > 0.12)
      body += `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(r)}" fill="${colour}" opacity="${alpha}" filter="url(#far)"/>`
    else if (k % 9 === 0)
      body += `<path d="M${fixed(x)} ${fixed(y)}q${fixed(between(-5, 5))} ${fixed(between(2, 6))} ${fixed(between(-9, 9))} ${fixed(between(4, 11))}" stroke="${colour}" stroke-width="1.3" stroke-linecap="round" fill="none" opacity="${(alpha * 0.7).toFixed(2)}"/>`
    else
      body += `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(r)}" fill="${colour}" opacity="${alpha.toFixed(2)}"/>`
  }
  return sheet(
    size,
    '<filter id="far" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="2.2"/></filter>',
    body,
  )
}
