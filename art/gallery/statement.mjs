/** The art site's own pictures, in the artist's cut paper: the statement and her portrait. */
import { rgb } from '../kit/maths.mjs'
import { cut, table } from './collage.mjs'
import { disc, polygon, rectangle } from './cuttings.mjs'

const YELLOW = rgb('#ffd400')
const DEEP = rgb('#e3b400')
const INK = rgb('#14131a')
const WHITE = rgb('#fbf6ea')
const COBALT = rgb('#2450a4')
const RED = rgb('#e2452c')

const put = (path, x, y, scale, turn = 0, more = '') =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale}) ${more}">${path}</g>`

const FALCON =
  '<path d="M168 -26C150 -52 96 -62 44 -52C-10 -150 -120 -236 -322 -282C-262 -196 -196 -96 -112 -22C-176 -6 -250 30 -306 92L-262 88L-286 116C-228 96 -176 70 -122 40C-66 118 8 196 150 262C118 168 96 92 66 24C112 22 146 8 178 -12C186 -16 184 -24 168 -26Z"/>'
const WING = '<path d="M44 -52C-10 -150 -120 -236 -322 -282C-246 -202 -150 -104 -60 -30C-24 -38 10 -46 44 -52Z"/>'

/** Where the parts of the statement stand, wide and upright. */
const WIDE = {
  ray: [
    [-20, -20],
    [860, -20],
    [1330, 1370],
    [-20, 1370],
  ],
  sun: [420, 330, 168],
  doors: [
    [330, 860, 190],
    [850, 930, 150],
  ],
  steps: { top: 1120, high: 62, right: 1160, out: 65 },
  ball: [1248, 1064, 58],
  shadow: [1890, 930, 1.42],
  falcon: [1660, 520, 1.5],
}
const CARD = { ...WIDE, shadow: [2050, 980, 1.26], falcon: [1900, 560, 1.36] }
const UPRIGHT = {
  ray: [
    [-20, -20],
    [470, -20],
    [1010, 1620],
    [-20, 1620],
  ],
  sun: [236, 226, 124],
  doors: [
    [88, 1010, 160],
    [512, 1076, 122],
  ],
  steps: { top: 1240, high: 66, right: 790, out: 58 },
  ball: [866, 1190, 50],
  shadow: [856, 884, 1.06],
  falcon: [700, 500, 1.18],
}

/** Light and shadow: a white falcon over a yellow wall, and the shadow that it throws. */
async function statement(size, { ray, sun, doors, steps, ball, shadow, falcon }) {
  const { lay, done } = table({ ...size, ground: YELLOW, seed: 201, rough: 0.035, shade: 0.58 })
  await lay(polygon(...ray), rgb('#ffdf3d'), { lift: 3 })
  await lay(disc(...sun), WHITE, { lift: 16 })
  await lay(put(FALCON, ...shadow, -8, 'skewX(-16)'), DEEP, { lift: 0.6 })
  for (const [n, [x, y, r]] of doors.entries()) {
    await lay(`<path d="M${x} 1900V${y}a${r} ${r} 0 0 1 ${2 * r} 0V1900Z"/>`, INK, { lift: 1 })
    const jamb = `<path d="M${x} 1900V${y}a${r} ${r} 0 0 1 ${r * 0.79} ${-r * 0.98}q${-r * 0.37} ${r * 1.7} ${-r * 0.11} 1226Z"/>`
    await lay(jamb, n === 0 ? COBALT : RED, { lift: 7 })
  }
  for (let n = 0; n < 6; n++) {
    const wide = steps.right + n * steps.out + 20
    await lay(rectangle(-20, steps.top + n * steps.high, wide, 900), n % 2 ? rgb('#efe6d2') : WHITE, {
      lift: 15,
      bow: 0.3,
    })
  }
  await lay(disc(...ball), RED, { lift: 22 })
  const dark = '<path d="M-44 44a58 58 0 0 0 100 -34a66 66 0 0 1 -100 34z"/>'
  await lay(put(dark, ball[0], ball[1], ball[2] / 58), rgb('#a92a17'), { lift: 0.6 })
  await lay(put(FALCON, ...falcon, -14), WHITE, { lift: 46, bow: 0.4 })
  await lay(put(WING, ...falcon, -14), rgb('#efe7d6'), { lift: 5 })
  return done()
}

/** Lina Falke as she would cut herself: one half of the face in the light, the other a profile in shadow. */
async function artist(size) {
  const { lay, done } = table({ ...size, ground: COBALT, seed: 211, rough: 0.05 })
  await lay(disc(830, 800, 610), rgb('#ffd21f'), { lift: 14 })
  await lay(put(FALCON, 1395, 235, 0.36, -20), WHITE, { lift: 16 })
  await lay(
    cut(
      [
        [800, 250],
        [1130, 330],
        [1290, 640],
        [1300, 1010],
        [1215, 1420],
        [1010, 1500],
        [560, 1500],
        [385, 1400],
        [322, 1000],
        [340, 620],
        [480, 330],
      ],
      { round: 0.95 },
    ),
    INK,
    { lift: 24 },
  )
  await lay(
    '<path d="M80 2060C120 1760 330 1650 620 1590L1000 1590C1290 1650 1490 1770 1530 2060Z"/>',
    rgb('#f4ead6'),
    { lift: 26, bow: 0.4 },
  )
  for (let n = 0; n < 4; n++)
    await lay(
      `<path d="M${120 + n * 12} ${1842 + n * 62}C${480} ${1742 + n * 62} ${1130} ${1742 + n * 62} ${1494 - n * 8} ${1842 + n * 62}L1500 ${1872 + n * 62}C1130 ${1772 + n * 62} 480 ${1772 + n * 62} 112 ${1872 + n * 62}Z"/>`,
      INK,
      { lift: 2.5 },
    )
  await lay('<path d="M640 1180L985 1180L1000 1600C930 1700 700 1700 625 1600Z"/>', rgb('#d98f66'), { lift: 10 })
  const face = [
    [800, 440],
    [1010, 500],
    [1110, 700],
    [1105, 960],
    [1020, 1200],
    [890, 1345],
    [800, 1372],
    [710, 1345],
    [585, 1200],
    [500, 960],
    [492, 700],
    [590, 500],
  ]
  await lay(cut(face, { round: 0.95 }), rgb('#f6d6b4'), { lift: 22 })
  const profile =
    'M806 436C838 540 806 640 792 716C786 776 716 872 682 930C676 960 722 968 756 968C742 992 704 1004 708 1028C716 1046 750 1048 758 1054C744 1064 716 1078 722 1102C734 1130 778 1118 772 1152C762 1196 756 1262 790 1400L1200 1400V400L806 436Z'
  const half = `<clipPath id="face">${cut(face, { round: 0.95 })}</clipPath><g clip-path="url(#face)"><path d="${profile}"/></g>`
  await lay(half, rgb('#d0653f'), { lift: 9, bow: 0.5 })
  await lay('<path d="M560 812C610 752 694 752 738 806C692 848 612 852 560 812Z"/>', WHITE, { lift: 5 })
  await lay(disc(652, 806, 33), INK, { lift: 3 })
  await lay('<path d="M548 812C600 726 700 728 752 806C700 762 610 764 548 812Z"/>', INK, { lift: 4 })
  await lay('<path d="M876 806C922 752 1000 752 1050 808C1000 850 924 850 876 806Z"/>', rgb('#f3e2c4'), { lift: 5 })
  await lay(disc(958, 806, 33), INK, { lift: 3 })
  await lay('<path d="M864 806C914 726 1010 728 1064 812C1004 764 924 762 864 806Z"/>', INK, { lift: 4 })
  await lay(
    '<path d="M530 716C580 654 680 646 752 690C684 680 604 690 530 716Z"/><path d="M862 690C930 646 1020 652 1078 716C1008 690 930 680 862 690Z"/>',
    INK,
    { lift: 5 },
  )
  await lay(
    '<path d="M706 1050C742 1018 780 1014 802 1028C826 1014 870 1020 906 1052C850 1060 760 1060 706 1050Z"/><path d="M712 1058C760 1068 850 1068 900 1058C866 1116 752 1118 712 1058Z"/>',
    rgb('#a71f2b'),
    { lift: 5 },
  )
  await lay(
    '<path d="M440 900C420 620 520 400 812 372C1110 396 1190 640 1160 900C1130 760 1100 640 1010 556C880 640 650 640 548 580C480 680 450 800 440 900Z"/>',
    INK,
    { lift: 20, bow: 0.4 },
  )
  await lay('<path d="M700 384C610 430 560 500 552 572C590 500 650 440 760 378Z"/>', rgb('#8b8f9c'), { lift: 3 })
  await lay(disc(1142, 1100, 46), rgb('#ffd21f'), { lift: 12 })
  await lay(put(`${rectangle(-20, -260, 40, 420)}`, 1196, 760, 1, 24), rgb('#e2452c'), { lift: 16 })
  await lay(put('<path d="M-20 160L20 160L0 236Z"/>', 1196, 760, 1, 24), rgb('#f6d6b4'), { lift: 2 })
  await lay(put('<path d="M-7 209L7 209L0 236Z"/>', 1196, 760, 1, 24), INK, { lift: 1 })
  return done()
}

/** The statement with room for the name, for the card that links show. */
export const drawCard = (size) => statement(size, CARD)

/** Each picture's size, how it is drawn, and the most bytes at each of its widths. */
export const pictures = {
  hero: {
    width: 2400,
    height: 1350,
    draw: (size) => statement(size, WIDE),
    most: { 2400: 175_000, 1440: 92_000, 960: 52_000 },
  },
  'hero-portrait': {
    width: 1200,
    height: 1600,
    draw: (size) => statement(size, UPRIGHT),
    most: { 1200: 95_000, 740: 48_000 },
  },
  artist: { width: 1600, height: 2000, draw: artist, most: { 1600: 140_000, 960: 72_000, 480: 26_000 } },
}
