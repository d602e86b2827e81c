/**
 * Writes the parts of the two faces of the agency and the rental that nearly every page needs: the signs of English, German
 * and their neighbours, in the weights that are used. What else is written comes from the whole faces. Needs fonttools.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const FONTS = new URL('../src/sites/fonts/', import.meta.url)
const weights = { 'bricolage-grotesque': '300:800', 'hanken-grotesk': '400:800' }
const signs =
  `U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC,U+2009-200A,U+2010-2015,U+2018-201E,U+2020,U+2022,
  U+2026,U+202F,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2190-2193,U+2212`.replaceAll(/\s/g, '')

export const fontNames = Object.keys(weights)

export async function drawFonts(names) {
  const folder = mkdtempSync(join(tmpdir(), 'fonts-'))
  for (const name of names) {
    const whole = `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`
    const narrowed = join(folder, `${name}.ttf`)
    const python = (...words) => execFileSync('python3', ['-m', ...words], { stdio: 'inherit' })
    python('fontTools.varLib.instancer', whole, `wght=${weights[name]}`, '-q', '-o', narrowed)
    const features = '--layout-features=kern,liga,mark,tnum,ccmp,locl'
    const file = fileURLToPath(new URL(`${name}-pages.woff2`, FONTS))
    python('fontTools.subset', narrowed, `--unicodes=${signs}`, features, '--flavor=woff2', `--output-file=${file}`)
  }
}
