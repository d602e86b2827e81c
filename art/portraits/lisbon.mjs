/** Who works in Lisbon. */
import { brown, bust, neck, olive } from './body.mjs'
import { ear, face, INK } from './face.mjs'
import { curls } from './hair.mjs'
import { dust, line, piece, sheet, strands, within } from './ink.mjs'
import { profile } from './profile.mjs'

/** Houses abroad: dark curls, a full beard, a linen shirt. */
export function tomas() {
  const hair = '#2a211d'
  const lit = '#5a473b'
  const m = {
    tones: olive,
    jaw: 6,
    chin: 6,
    cheek: 2,
    nose: { long: 6, out: 8, bump: 6, wide: 4 },
    eyes: { iris: '#3d2a1c', brows: hair, browWidth: 15, look: -0.1 },
    mouth: { smile: 6, full: 0.9 },
  }
  const beard =
    '520,384 540,440 522,514 470,584 404,634 346,638 304,606 284,548 278,512! 292,500 312,496 346,500 384,522! 410,530 446,512 480,476 502,430 508,390'
  const shirt = '20,1110 60,880 210,796 330,756 520,748 690,800 810,880 840,1110'
  return sheet(
    '#c9cdb8',
    `
    ${curls('300,236 350,170 440,136 540,170 590,260 590,360 566,440 540,440 520,400', 26, { fill: hair, lit, seed: 3, many: 0 })}
    ${neck(olive, 14)}
    ${bust(`${piece(shirt, '#e9e0cf')}
      ${within(shirt, `${dust([720, 940], [170, 190], '#c2b497', { strength: 0.75 })}${strands('180,830 150,950 140,1110', '700,820 730,950 740,1110', 24, 2, '#d3c7af')}`)}
      ${piece('330,700 370,840 428,936 480,850 550,700 500,700 440,740 380,730', olive.skin)}
      ${piece('400,740 424,830 428,936 480,850 550,700 500,680', olive.shade)}
      ${piece('344,690! 274,752 266,836 322,880! 350,850 396,900 426,946! 400,850 346,770', '#f3ecdf')}
      ${piece('530,650! 604,740 604,830 540,890! 510,860 470,900 430,956! 470,850 530,750', '#d9ceb9')}
      ${line('274,752 266,836 322,880 350,852', 3, '#a89a82')}${line('604,740 604,830 540,890 512,862', 3, '#a89a82')}
      ${line('428,946 436,1000 432,1110', 5, '#a89a82')}<circle cx="446" cy="990" r="7" fill="#b5a787"/>`)}
    ${ear(m)}
    ${face(m)}
    ${dust([440, 520], [90, 46], hair, { strength: 0.5, turn: -30 })}
    ${piece(beard, hair)}
    ${within(beard, `${dust([330, 570], [60, 80], lit, { strength: 0.8 })}${strands('286,524 304,580 350,630', '528,410 512,500 440,604', 15, 2.6, lit)}`)}
    ${piece('272,516! 292,498 316,498 336,500 366,508 392,534 358,522 330,516 312,513 292,518', hair)}
    ${piece('294,526 318,527 340,529 374,522 352,542 326,547 304,540', m.tones.lip)}
    ${line('290,525 318,526 340,529 376,521', 4.5, INK)}
    ${curls('286,316 282,250 324,184 400,150 500,160 560,220 576,320 564,396 540,388 520,330 474,280 400,266 340,258 306,290', 22, { fill: hair, lit, seed: 8, many: 190 })}
  `,
    { mirrored: true },
  )
}

/** Moving and renovation: in profile, a crown of hair, gold at the ear. */
export function amina() {
  const hair = '#1f1916'
  const lit = '#4d3b30'
  const blouse = '60,1110 120,900 250,820 340,790 400,850 480,850 560,770 680,800 800,880 840,1110'
  return sheet(
    '#d9b98c',
    `
    ${curls('420,120 520,70 640,90 710,190 690,310 600,380 520,360 440,260', 34, { fill: hair, lit, seed: 5, many: 230 })}
    ${profile(brown)}
    ${curls('330,232 360,180 430,150 520,170 590,250 600,350 570,420 530,430 512,390 480,372 478,330 430,290 380,260', 17, { fill: hair, lit, seed: 12, many: 230 })}
    ${piece('440,150 500,136 600,210 640,330 606,372 570,270 500,190', '#b4482c')}
    ${strands('452,152 540,190 606,366', '496,140 590,210 634,336', 4, 4, '#8a3420')}
    ${line('505,452 492,496 512,524 534,500 516,456', 7, '#d9a93f', { ends: 0.8 })}
    ${bust(`${piece(blouse, '#2f5a57')}${within(blouse, dust([180, 920], [150, 130], '#4c7d77', { strength: 0.8 }))}
      ${piece('336,780! 300,820 330,900 400,960! 420,900 400,850', '#3c6d69')}
      ${piece('560,750! 600,810 560,900 440,970! 440,900 490,850', '#234643')}
      ${line('418,950 430,1020 424,1110', 5, '#1b3735')}`)}
  `,
    { scale: 1.08, shift: [-66, -8] },
  )
}
