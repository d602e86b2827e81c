/** Who works in Hamburg. */
import { bust, fair, neck, pale } from './body.mjs'
import { ear, face } from './face.mjs'
import { freckles } from './hair.mjs'
import { dust, line, piece, sheet, strands, within } from './ink.mjs'

/** The founder: a silver bob, tortoiseshell glasses, a fisherman's jumper. */
export function henrike() {
  const silver = '#c7c1b6'
  const dark = '#837d75'
  const m = {
    tones: fair,
    cheek: 2,
    nose: { long: 2, out: 4, bump: 3 },
    eyes: { iris: '#5f7680', brows: '#8d867c', browWidth: 9, look: 0.08 },
    mouth: { smile: 9, full: 0.75, wide: 6 },
    marks: () =>
      `${line('354,478 368,496 380,512', 3, '#a8714f')}${line('440,402 456,406', 2.4, '#a8714f')}${line('438,410 452,420', 2.2, '#a8714f')}`,
  }
  const back = '300,230 420,150 540,190 600,300 600,470 560,575 470,585 300,560 262,575 244,500 246,380 262,290'
  const near =
    '346,204! 392,148 470,132 556,178 604,290 618,420 610,520 588,592! 562,600 536,586! 516,590 494,566! 512,500 508,420 480,350 430,296 380,250'
  const far = '352,198! 304,212 270,262 252,340 250,392! 272,350 292,296 322,254 356,230'
  const jumper = '60,1110 90,890 210,800 340,756 500,756 650,796 790,880 830,1110'
  const roll = '326,694! 364,720 440,718 518,660! 546,730 548,800 440,840 326,812 312,750'
  return sheet(
    '#d8c6ac',
    `
    ${piece(back, dark)}
    ${neck(fair)}
    ${bust(`${piece(jumper, '#22303c')}
      ${within(jumper, `${dust([180, 860], [170, 90], '#3c5163', { strength: 0.75, turn: -24 })}${strands('250,800 210,900 190,1010', '620,800 670,900 690,1010', 26, 2.6, '#18232c', { ends: 0.6 })}`)}
      ${piece(roll, '#2c3d4c')}${strands('330,712 322,764 334,812', '522,684 540,740 536,802', 17, 4, '#18232c', { ends: 0.5 })}`)}
    ${face(m)}
    ${piece(far, silver)}${within(far, strands('350,204 296,240 256,380', '352,224 306,270 262,380', 4, 3, dark))}
    ${piece(near, silver)}
    ${within(
      near,
      `${dust([570, 520], [80, 180], dark, { strength: 0.85 })}${dust([430, 180], [120, 60], '#f1ece1', { strength: 0.8, turn: -14 })}
      ${strands('356,216 440,262 506,352 522,470 508,570', '372,180 480,176 572,260 604,410 590,580', 9, 4, dark)}
      ${strands('362,206 452,230 530,330 552,450', '380,186 470,200 550,290 580,420', 3, 3.5, '#ece6da')}`,
    )}
    <g fill="none" stroke="#5b3218" stroke-width="7.5" stroke-linejoin="round"><path d="M274 390q-4 46 24 48q30 0 30-42q-4-16-28-15q-22 0-26 9zM342 394q-2 52 44 52q48-2 50-50q-4-22-50-20q-42 2-44 18zM328 396q7-8 14 0M436 392l72 8"/></g>
  `,
  )
}

/** Buying and selling: ginger, freckled, a waxed jacket over a thick roll-neck. */
export function finn() {
  const hair = '#a9502a'
  const dark = '#73301a'
  const m = {
    tones: pale,
    jaw: 8,
    chin: 6,
    brow: 4,
    nose: { long: 4, out: 0, bump: -2 },
    eyes: { iris: '#55704f', brows: '#8e4524', browWidth: 12, look: 0.06 },
    mouth: { smile: 11, full: 0.7, wide: 10 },
    marks: () =>
      `${freckles([390, 452], [60, 34], 46, '#bd7650', 5)}${freckles([292, 448], [22, 30], 20, '#bd7650', 7)}${line('364,480 386,498 396,520', 2.8, '#bb7a58')}`,
  }
  const jacket = '20,1110 60,880 200,800 330,750 520,740 680,790 800,870 830,1110'
  const jawline = '522,420 516,510 470,580 404,622 346,628 304,590 284,530 300,510 370,508 420,520 470,470'
  const sides = '500,250 560,230 586,320 572,400 556,396! 534,372 520,400! 508,330'
  const top =
    '270,322! 262,262 270,206 304,150 370,116 420,122! 452,112 530,142 580,220 588,306 562,320 520,300 470,268 410,262 350,244 302,262'
  return sheet(
    '#bfc8c4',
    `
    ${neck(pale, 10)}
    ${bust(`${piece(jacket, '#5d5a3c')}
      ${piece('322,690! 370,716 440,722 536,654! 576,740 570,830 440,1000 330,900 300,750', '#e6dbc4')}
      ${dust([540, 780], [90, 130], '#c4b391', { strength: 0.9 })}
      ${strands('326,712 316,770 330,850', '544,684 566,752 550,850', 18, 4.4, '#c4b391', { ends: 0.5 })}
      ${line('312,800 430,850 560,800', 5, '#b3a27f')}
      ${piece('170,806 300,760 322,830 410,1110 120,1110', '#6f6b49')}
      ${piece('574,744 710,800 780,1110 470,1110 552,850', '#4b4930')}
      ${piece('268,742! 306,756 340,850 318,900! 252,830 246,780', '#4a3222')}
      ${piece('574,700! 622,740 640,810 590,900! 552,850 580,780', '#38251a')}
      ${line('318,880 360,980 410,1110', 6, '#33321f')}${line('560,860 520,980 470,1110', 6, '#33321f')}
      ${within(jacket, dust([150, 900], [140, 120], '#8a8660', { strength: 0.7 }))}`)}
    ${ear(m)}
    ${face(m)}
    ${within(jawline, `${dust([400, 590], [150, 90], '#a8623c', { strength: 0.6 })}${dust([330, 510], [70, 26], '#a8623c', { strength: 0.5 })}`)}
    ${piece(sides, dark)}${within(sides, `${strands('512,270 520,390', '580,280 566,396', 9, 3, hair)}`)}
    ${piece(top, hair)}
    ${within(
      top,
      `${dust([570, 280], [70, 100], dark, { strength: 0.9 })}${dust([350, 170], [110, 44], '#d98a4f', { strength: 0.9, turn: -18 })}
      ${strands('276,310 288,240 360,212 470,238 560,316', '296,164 360,124 440,122 530,156 584,270', 10, 4.5, dark)}
      ${strands('286,280 310,210 400,190', '300,180 350,140 430,136', 5, 4, '#dd9257')}`,
    )}
    ${line('300,262 330,236 380,250 420,262', 5, dark)}
  `,
  )
}
