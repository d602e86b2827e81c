/** The paper round the tin: coral and cream, a curled prawn in a medal, retro lettering. */
import sharp from 'sharp'
import { curledPrawn } from './emblem.mjs'
import { shaded } from './lettering.mjs'

const CREAM = '#fff1dc'
const CORAL = '#ec5f3c'
const NAVY = '#052c57'

const width = 2400
const height = 480
const panels = 3
const side = width / panels

function panel() {
  const rays = Array.from({ length: 40 }, (_, k) => {
    const at = (t) => `${(700 * Math.cos(t)).toFixed(0)} ${(700 * Math.sin(t)).toFixed(0)}`
    return `<path d="M0 0L${at((k / 40) * 2 * Math.PI)}L${at(((k + 0.5) / 40) * 2 * Math.PI)}Z"/>`
  }).join('')
  return `<g clip-path="url(#panel)"><rect x="${-side / 2}" width="${side}" height="${height}" fill="${CORAL}"/>
<g transform="translate(0 340)" fill="#f57f5a">${rays}</g>
<circle cx="0" cy="348" r="100" fill="${NAVY}"/><circle cx="0" cy="348" r="93" fill="${CREAM}"/>
<g transform="translate(-72 286) scale(1.4)">${curledPrawn({ shell: CORAL, line: CREAM, dark: NAVY })}</g>
<g fill="none" stroke="${CREAM}" stroke-width="6"><path d="M-118 348H-250M118 348H250"/></g>
<g fill="${CREAM}"><circle cx="-262" cy="348" r="10"/><circle cx="262" cy="348" r="10"/></g></g>`
}

/** Three panels side by side, so that one always looks at the viewer. */
export async function tinLabel() {
  const paper = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><clipPath id="panel"><rect x="${-side / 2}" width="${side + 1}" height="${height}"/></clipPath></defs>
${Array.from({ length: panels }, (_, k) => `<g transform="translate(${(k + 0.5) * side} 0)">${panel()}</g>`).join('')}
<g fill="${CREAM}"><rect width="${width}" height="24"/><rect y="${height - 24}" width="${width}" height="24"/></g><g fill="${NAVY}"><rect y="30" width="${width}" height="5"/><rect y="${height - 35}" width="${width}" height="5"/></g></svg>`
  const words = []
  for (let k = 0; k < panels; k++) {
    const x = (k + 0.5) * side
    words.push(
      ...(await shaded('PARALLAX', { size: 92, x, y: 52, colour: CREAM, shadow: NAVY, drop: 6 })),
      ...(await shaded('PRAWNS', { size: 112, x, y: 136, colour: CREAM, shadow: NAVY, drop: 7 })),
    )
  }
  return sharp(Buffer.from(paper)).composite(words).png().toBuffer()
}
