/** Who works in Munich. */
import { bust, ivory, neck, ruddy } from './body.mjs'
import { ear, face } from './face.mjs'
import { dust, line, piece, sheet, strands, within } from './ink.mjs'

/** Valuation: bald, a white beard, wire glasses, a loden jacket. */
export function konrad() {
  const white = '#ece6da'
  const grey = '#aaa294'
  const m = {
    bald: true,
    tones: ruddy,
    jaw: 20,
    chin: 8,
    cheek: 6,
    brow: 2,
    nose: { long: 8, out: 8, bump: 4, wide: 8 },
    eyes: { iris: '#6a5a40', brows: '#d8d0c2', browWidth: 16, open: 0.8, look: -0.06, browLift: -2 },
    mouth: { smile: 2, full: 0.8 },
    marks: () => `${strands('300,274 350,264 430,274', '290,312 350,300 440,312', 3, 3, '#b37a58')}
      ${line('440,402 458,412', 2.6, '#a8714f')}${line('438,412 452,424', 2.6, '#a8714f')}${line('362,424 392,432 416,424', 2.6, '#a8714f')}${line('356,476 384,492 398,520', 3, '#a8714f')}`,
  }
  const skull = '268,352 264,300 276,236 326,166 410,132 500,146 566,216 588,320 570,420 520,430 400,400'
  const beard =
    '270,522! 300,528 356,540 400,556 446,544 494,486 520,420 548,450 540,530 490,604 420,660 356,672 314,640 288,590'
  const moustache = '268,524! 284,500 312,494 336,498 372,502 404,524 424,556! 380,548 340,530 312,526 290,534'
  const tuft = '532,330 552,290 584,310 598,370 586,440 572,480! 558,440 552,400 538,366'
  const tie = '414,800 440,786 470,800 462,836 480,940 446,1060 412,940 424,836'
  const jacket = '0,1110 40,870 190,790 330,750 530,740 700,790 820,870 850,1110'
  return sheet(
    '#d9cdb9',
    `
    ${piece(skull, ruddy.skin)}
    ${within(skull, `${dust([570, 330], [110, 190], ruddy.shade, { strength: 1 })}${dust([370, 200], [100, 50], ruddy.light, { strength: 0.9, turn: -18 })}`)}
    ${neck(ruddy, 24)}
    ${bust(`${piece(jacket, '#414d3e')}${within(jacket, dust([120, 900], [170, 130], '#64715c', { strength: 0.8 }))}
      ${piece('250,770 300,690 420,700 566,650 640,740 600,860 300,860', '#2b352a')}
      ${piece('330,720 440,700 540,690 540,900 440,1010 350,900', '#d5c9b2')}
      ${piece('318,700! 370,760 440,800 500,740 546,660! 580,760 520,960 440,1110 340,960 306,790', '#efe7d8')}
      ${piece('440,800 500,740 546,660! 580,760 500,900 450,1010', '#d5c9b2')}
      ${piece(tie, '#7a3b22')}${within(tie, strands('400,850 444,866 490,850', '400,1010 444,1026 490,1010', 10, 3, '#54250f'))}
      ${piece('306,676! 270,740 300,880 420,1110 330,1110 236,900 230,760', '#56644f')}
      ${piece('560,640! 616,740 600,880 460,1110 580,1110 668,880 650,740', '#2f392d')}
      ${line('296,700 268,760 304,890 410,1100', 4.5, '#8d2f26')}${line('574,670 612,750 590,890 470,1100', 4.5, '#8d2f26')}
      ${[0, 1, 2].map((i) => `<g transform="translate(${270 + i * 26} ${866 + i * 62})"><circle r="10" fill="#c7b48d"/><path d="M-4-2v4M4-2v4" stroke="#6b5a38" stroke-width="3"/></g>`).join('')}`)}
    ${ear(m)}
    ${face(m)}
    ${piece(tuft, white)}${within(tuft, strands('540,330 552,370 566,440', '580,310 590,370 576,440', 5, 3, grey))}
    ${piece(beard, white)}${within(beard, `${dust([480, 600], [110, 110], grey, { strength: 0.9 })}${strands('306,580 322,620 360,664', '530,450 520,530 460,620', 16, 3, grey)}`)}
    ${piece('312,536 340,542 370,546 352,558 326,554', ruddy.lip)}
    ${piece(moustache, white)}${within(moustache, strands('318,498 300,506 278,522', '330,500 374,520 416,550', 10, 3, grey))}
    <g fill="none" stroke="#6b5a3a" stroke-width="5"><ellipse cx="300" cy="406" rx="28" ry="36"/><circle cx="388" cy="406" r="44"/><path d="M326 398q8-8 18 0M432 398l92 2"/></g>
  `,
    { mirrored: true, shift: [-70, -58] },
  )
}

/** Letting and management: a blunt black bob and a striped jersey. */
export function linh() {
  const hair = '#1d1b1e'
  const lit = '#565a68'
  const m = {
    tones: ivory,
    jaw: -8,
    chin: -8,
    cheek: 4,
    nose: { long: -8, out: -9, bump: -4, wide: -3, soft: true },
    eyes: {
      iris: '#2a1c14',
      brows: hair,
      browWidth: 8,
      slant: 8,
      open: 0.86,
      lid: 0,
      lashes: 1,
      look: 0.1,
      browLift: 16,
    },
    mouth: { smile: 6, full: 1.15, wide: -10 },
  }
  const jersey = '70,1110 100,890 220,816 340,780 500,774 640,814 760,890 800,1110'
  const back =
    '320,190 430,136 550,176 612,290 622,440 628,600! 560,608 460,600 300,600 242,592! 240,480 246,360 270,250'
  const near =
    '420,150 500,146 574,200 618,320 628,460 634,606! 566,616 502,606! 514,520 508,440 496,380 480,330 440,240'
  const fringe = '258,366! 260,280 300,204 380,150 470,150 520,220 508,330 496,380! 440,366 360,360 300,366'
  const stripes = Array.from({ length: 8 }, (_, i) =>
    line(
      [
        [40, 886 + i * 44],
        [230, 846 + i * 44],
        [430, 858 + i * 44],
        [640, 842 + i * 44],
        [820, 886 + i * 44],
      ],
      18,
      '#27384a',
      { ends: 1 },
    ),
  )
  return sheet(
    '#e3c7ae',
    `
    ${piece(back, hair)}
    ${neck(ivory, -6)}
    ${bust(`${piece(jersey, '#f0e8d8')}${within(jersey, `${stripes.join('')}${dust([690, 960], [150, 170], '#b9a88c', { strength: 0.65 })}`)}
      ${piece('316,758! 390,806 470,806 550,750! 560,776 480,836 390,838 308,784', '#f7f1e4')}${line('312,782 390,836 480,834 556,778', 3.5, '#b9a88c')}`)}
    ${face(m)}
    ${piece(near, hair)}
    ${within(near, `${dust([560, 400], [90, 60], lit, { strength: 0.9, turn: 10 })}${strands('520,340 530,470 520,606', '600,330 618,470 616,606', 6, 3, lit)}`)}
    ${piece(fringe, hair)}
    ${within(fringe, `${dust([390, 260], [150, 38], lit, { strength: 1, turn: -4 })}${strands('340,190 284,270 276,366', '480,170 494,270 480,376', 12, 3, lit)}`)}
  `,
  )
}
