/**
 * A head that looks to the left, in three-quarter view, 800 by 1000. What differs from one to the next (`m`) moves the
 * points of the same drawing; light comes from the left.
 */
import { dust, line, piece, within } from './ink.mjs'

export const INK = '#221c18'

const head = (m = {}) => {
  const { jaw = 0, chin = 0, cheek = 0, brow = 0 } = m
  return [
    [330, 215],
    [283, 290],
    [267, 350 - brow],
    [272, 384],
    [262 - cheek, 428],
    [272 - cheek * 0.6, 485],
    [289 - jaw * 0.4, 540],
    [314 - jaw * 0.2, 588 + chin],
    [350, 608 + chin],
    [396 + jaw * 0.2, 600 + chin],
    [456 + jaw * 0.8, 562 + chin * 0.5],
    [505 + jaw, 500],
    [528 + jaw * 0.3, 430],
    [545, 340],
    [500, 225],
    [410, 185],
  ]
}

export function face(m) {
  const { skin, shade, light, blush } = m.tones
  const shape = head(m)
  return `${piece(shape, skin)}${within(
    shape,
    `
    ${dust([300, 330], [120, 130], light, { strength: 0.75 })}
    ${dust([300, 450], [52, 46], light, { strength: 0.7 })}
    ${piece(sideShade(m), shade)}
    ${m.bald ? '' : dust([400, 256], [160, 46], shade, { strength: 0.8 })}
    ${dust([430, 470], [105, 150], shade, { strength: 0.85, turn: 14 })}
    ${dust([408, 462], [64, 46], blush, { strength: 0.75, turn: -12 })}
    ${dust([276, 470], [26, 40], blush, { strength: 0.6 })}
    ${piece('290,384 312,378 322,396 306,412 284,404', shade)}
    ${piece('346,384 380,372 424,376 434,394 410,392 376,392 352,402', shade)}
  `,
  )}${nose(m)}${eyes(m)}${mouth(m)}${m.marks?.() ?? ''}${line(shape.slice(4, 11), 4.5, INK, { swell: 0.75 })}`
}

/** The side of the face that the light does not reach. */
const sideShade = ({ jaw = 0, chin = 0, bald }) => [
  ...(bald
    ? [
        [580, 300],
        [520, 336],
        [482, 376],
      ]
    : [
        [470, 180],
        [486, 270],
        [474, 350],
      ]),
  [480, 410],
  [488, 446],
  [470, 500],
  [430, 550],
  [392, 578 + chin],
  [352, 590 + chin],
  [356, 640],
  [470, 640],
  [560 + jaw, 520],
  [590, 330],
  [560, 180],
]

function nose({ tones, nose = {} }) {
  const { long = 0, out = 0, bump = 0, wide = 0, soft = false } = nose
  const tip = [284 - out, 462 + long]
  const bridge = soft
    ? [[tip[0] + 7, tip[1] - 22], tip]
    : [[327, 384], [317 - bump, 412], [300 - out * 0.7 - bump, 438 + long * 0.6], tip]
  const under = [
    [tip[0] - 3, tip[1] + 11],
    [tip[0] + 12, tip[1] + 24],
    [tip[0] + 30, tip[1] + 24],
  ]
  const wing = [
    [tip[0] + 50 + wide, tip[1] + 2],
    [tip[0] + 60 + wide, tip[1] + 16],
    [tip[0] + 50 + wide, tip[1] + 28],
    [tip[0] + 34 + wide * 0.6, tip[1] + 26],
  ]
  return `${piece(
    [
      [328, 382],
      [318 - bump, 412],
      [305 - out * 0.5 - bump, 440 + long * 0.6],
      [tip[0] + 16, tip[1] + 2],
      [tip[0] + 12, tip[1] + 24],
      [tip[0] + 34, tip[1] + 30],
      [tip[0] + 58 + wide, tip[1] + 26],
      [tip[0] + 58 + wide, tip[1] + 6],
      [tip[0] + 44 + wide * 0.6, tip[1] - 24],
      [336, 412],
    ],
    tones.shade,
  )}
    ${line([...bridge, ...under], 5, INK, { swell: 0.72 })}${line(wing, 4.5, INK, { swell: 0.6 })}
    ${line(
      [
        [tip[0] + 20, tip[1] + 24],
        [tip[0] + 30, tip[1] + 19],
        [tip[0] + 40, tip[1] + 24],
      ],
      7,
      INK,
    )}`
}

function eyes({ tones, eyes = {} }) {
  const {
    iris = '#3a2a1e',
    open = 1,
    slant = 0,
    look = 0,
    lashes = 0,
    brows = INK,
    browWidth = 11,
    browLift = 0,
    lid = 1,
  } = eyes
  const one = ([x, y], w, up) => {
    const [a, b] = [
      [x - w / 2, y + 3 + slant * 0.4],
      [x + w / 2, y - slant * 0.4],
    ]
    const ball = [
      [...a, 'c'],
      [x - w * 0.24, y - 9 * open],
      [x + w * 0.12, y - 11 * open],
      [...b, 'c'],
      [x + w * 0.14, y + 9 * open],
      [x - w * 0.2, y + 9 * open],
    ]
    const r = 11.5
    return `${piece(ball, tones.white ?? '#f3e9dc')}${within(ball, `<ellipse cx="${x + look * w * 0.5}" cy="${y - 1.5}" rx="${r * Math.min(1, w / 44)}" ry="${r}" fill="${iris}"/><ellipse cx="${x + look * w * 0.5}" cy="${y - 1.5}" rx="5" ry="5.5" fill="${INK}"/><circle cx="${x + look * w * 0.5 - 3}" cy="${y - 6}" r="2.4" fill="#fff8ea"/><path d="M${x - w} ${y - 14 * open}h${w * 2}v${9 * open}h${-w * 2}z" fill="${INK}" opacity=".16"/>`)}
      ${line([[a[0] - 2, a[1] + 1], [x - w * 0.24, y - 9 * open - 1], [x + w * 0.12, y - 11 * open - 1], [b[0] + 3, b[1]], ...(lashes ? [[b[0] + 9, b[1] - 5]] : [])], 6.5 + lashes * 2, INK, { swell: 0.55, ends: 0.3 })}
      ${line(
        [
          [x - w * 0.2, y + 9.5 * open],
          [x + w * 0.14, y + 9.5 * open],
          [b[0] - 2, b[1] + 3],
        ],
        2.2,
        INK,
        { swell: 0.7 },
      )}
      ${
        lid
          ? line(
              [
                [x - w * 0.42, y - 12 * open],
                [x, y - 20 * open - up],
                [x + w * 0.42, y - 13 * open],
              ],
              2.6,
              INK,
            )
          : ''
      }`
  }
  return `${one([294, 403], 31, 0)}${one([386, 401], 60, 1)}
    ${line(
      [
        [274, 372 - browLift],
        [288, 358 - browLift],
        [310, 363 - browLift * 0.6],
      ],
      browWidth * 0.85,
      brows,
      { swell: 0.6, ends: 0.25 },
    )}
    ${line(
      [
        [344, 366 - browLift * 0.5],
        [382, 351 - browLift],
        [412, 355 - browLift],
        [434, 370 - browLift * 0.8],
      ],
      browWidth,
      brows,
      { swell: 0.35, ends: 0.2 },
    )}`
}

function mouth({ tones, mouth = {} }) {
  const { smile = 4, full = 1, wide = 0, drop = 0 } = mouth
  const y = 526 + drop
  const [l, r] = [
    [290 - wide * 0.4, y - smile * 0.6],
    [376 + wide, y - 2 - smile],
  ]
  const seam = [l, [306, y + 1], [318, y - 2], [334, y + 3], [356, y + 2], r]
  const upper = [
    [...l, 'c'],
    [304, y - 9 * full],
    [313, y - 12 * full],
    [320, y - 9 * full],
    [330, y - 12 * full],
    [350, y - 7 * full],
    [...r, 'c'],
    [356, y + 3],
    [334, y + 4],
    [318, y],
    [306, y + 2],
  ]
  const lower = [
    [...l, 'c'],
    [306, y + 1],
    [318, y - 1],
    [334, y + 3],
    [356, y + 2],
    [...r, 'c'],
    [354, y + 12 * full],
    [330, y + 18 * full],
    [306, y + 13 * full],
  ]
  return `${piece(upper, tones.lipDark ?? tones.lip)}${piece(lower, tones.lip)}
    ${line(seam, 5, INK, { swell: 0.5, ends: 0.3 })}
    ${line(
      [
        [r[0] + 1, r[1] - 4],
        [r[0] + 4, r[1] + 1],
        [r[0] + 3, r[1] + 4],
      ],
      3,
      INK,
    )}
    ${piece(
      [
        [306, y + 26 * full],
        [326, y + 24 * full],
        [350, y + 25 * full],
        [340, y + 33 * full],
        [318, y + 34 * full],
      ],
      tones.shade,
    )}`
}

export function ear({ tones }) {
  const shape = '516,402 524,376 548,372 560,398 552,436 538,470 520,478 512,452'
  return `${piece(shape, tones.shade)}${line('520,388 540,382 551,402 544,436 530,466 518,474', 4, INK)}${line('528,404 540,408 536,430 524,440', 3.5, INK)}`
}
