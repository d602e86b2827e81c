/** Writes the icon of every site: for tabs as a drawing, for home screens as pixels to their edges. */
import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { curledPrawn } from './prawns/emblem.mjs'

const STAR = '0,-50 6,-16 35,-35 16,-6 50,0 16,6 35,35 6,16 0,50 -6,16 -35,35 -16,6 -50,0 -16,-6 -35,-35 -6,-16'
/** The italic P of Bodoni Moda, in thousandths of its size. */
const BODONI_P =
  'M338 652L347 691L620 691Q722 691 801.5 734.5Q881 778 936.5 849.5Q992 921 1021 1005.5Q1050 1090 1050 1172Q1050 1216 1040.5 1266Q1031 1316 1006.5 1360.5Q982 1405 937 1433Q892 1461 820 1461L611 1461L279 39L471 39L471 0L-80 0L-80 39L89 39L421 1461L250 1461L250 1500L820 1500Q951 1500 1052.5 1463Q1154 1426 1212 1349Q1270 1272 1270 1152Q1270 1002 1191.5 889.5Q1113 777 967 714.5Q821 652 620 652Z'

/** The ground of each icon, how round its corners are in tabs, and its sign on a square of 32. */
const icons = {
  agency: {
    ground: '#111111',
    corner: 7,
    sign: `<polygon points="${STAR}" transform="translate(16 16) scale(.25)" fill="#ffcf4a"/>`,
  },
  rental: {
    ground: '#0b2e36',
    corner: 7,
    sign: '<path d="M16 5.5A10.5 10.5 0 0 1 26.5 16H16ZM16 16v10.5A10.5 10.5 0 0 1 5.5 16Z" fill="#ff5a1f"/><circle cx="16" cy="16" r="10.5" fill="none" stroke="#f4f1e8" stroke-width="2.4"/>',
  },
  'real-estate': {
    ground: '#211d18',
    corner: 0,
    sign: `<path transform="translate(7.2 25.6) scale(.0132 -.0132)" stroke="#efe9df" stroke-width="34" fill="#efe9df" d="${BODONI_P}"/>`,
  },
  prawns: {
    ground: '#05305f',
    corner: 7,
    sign: `<g transform="translate(1.7 2.8) scale(.295)">${curledPrawn({ shell: '#ff8a66', line: '#05305f', dark: '#05305f' })}</g>`,
  },
  art: {
    ground: '#ffd400',
    corner: 0,
    sign: '<path d="M16 4 28.5 28H3.5z" fill="#0f0e0a"/><path d="M0 20.5 32 17v4L0 24.5z" fill="#ffd400"/>',
  },
}

export const iconNames = Object.keys(icons)

/** Whatever shape a phone cuts, the sign stays whole within four fifths of the picture. */
const SAFE = 0.8

export async function drawIcons(names) {
  for (const name of names) {
    const folder = new URL(`../src/sites/${name}/icons/`, import.meta.url)
    await mkdir(folder, { recursive: true })
    const { ground, corner, sign } = icons[name]
    await writeFile(
      new URL('icon.svg', folder),
      `${square(`<rect width="32" height="32" rx="${corner}" fill="${ground}"/>${sign}`)}\n`,
    )
    const inside = `<g transform="translate(${16 * (1 - SAFE)} ${16 * (1 - SAFE)}) scale(${SAFE})">${sign}</g>`
    const whole = Buffer.from(square(`<rect width="32" height="32" fill="${ground}"/>${inside}`))
    for (const side of [192, 512]) {
      const picture = await sharp(whole, { density: 72 * (side / 32) })
        .resize(side)
        .png({ palette: true, colours: 48, effort: 10 })
        .toBuffer()
      await writeFile(new URL(`icon-${side}.png`, folder), picture)
    }
    console.log(name)
  }
}

const square = (content) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${content}</svg>`
