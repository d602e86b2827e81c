/** The sites that have a statement of their own. */
type SiteName = 'agency' | 'rental' | 'real-estate' | 'prawns' | 'art'

/** A chapter of the accessibility statement: paragraphs, and a list where there is one. */
export type Statement = {
  id: string
  title: string
  paragraphs: readonly string[]
  list?: readonly string[]
  /** How to reach us stands below. */
  reach?: boolean
}

/** What is not as it should be, site by site: honest, and to be shortened. */
const barriers: Readonly<Record<SiteName, readonly string[]>> = {
  agency: [
    'The scenes of the home page show by moving what we make. Who has asked for less motion sees them at rest, and what they show is said in words beside them, but not every detail of the drawings is.',
    'Invoices are PDF files with tags for screen readers, but without a check by PDF/UA. On request you get the same as text.',
  ],
  rental: [
    'The voucher as a PDF is drawn as a card and has no tags for screen readers. Amount, code, words and balance stand as text on the page that the mail links to.',
    'The map is embedded from Google, and only if you ask for it. How it is used by keyboard or read aloud is not in our hands; the address stands beside it.',
    'PayPal opens a window of its own. Paying by bank transfer or at the pier needs none of it.',
    'Time to pay online ends after 15 minutes and cannot be prolonged, because the boat is kept free meanwhile. Whoever runs out of time can begin again.',
  ],
  'real-estate': [
    'Pictures of rooms have short descriptions; floor plans are described as a whole and not wall by wall. Sizes and number of rooms stand as text.',
    'Some words are set in very thin letters. They keep the contrast that is asked for, but are harder to read than others.',
  ],
  prawns: [
    'The dive moves while you scroll. Who has asked for less motion sees every part at rest; without that setting there is no other way to stop it.',
    'The pictures under water are decoration and have no descriptions.',
  ],
  art: [
    'The works are pictures. Each has a title and a short description, which cannot replace looking at it.',
    'What visitors write in comments is their own and is not checked for how easy it is to read.',
  ],
}

const names: Readonly<Record<SiteName, string>> = {
  agency: 'the site of the agency',
  rental: 'Rental Revolution',
  'real-estate': 'Presentation Pro',
  prawns: 'Parallax Prawns',
  art: 'ArtAlley',
}

/** When it was last gone through. */
export const accessibilityStand = 'Last gone through on November 23, 2026'

/** The accessibility statement of a site (§ 14 BFSG with its annex 3, and WCAG 2.2 at level AA). */
export const accessibilityOf = (site: SiteName): readonly Statement[] => [
  {
    id: 'scope',
    title: 'What this is about',
    paragraphs: [
      `This statement is about ${names[site]}. We want everybody to be able to use it, and go by the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA, which also fulfil the German Act on Accessibility (BFSG) and EN 301 549.`,
    ],
  },
  {
    id: 'met',
    title: 'What works',
    paragraphs: ['We meet nearly all of it. Each of these is tested again with every change:'],
    list: [
      'Everything can be done with the keyboard alone, and you see where you are.',
      'Screen readers are told what things are called, what they do, and what has changed.',
      'Text has enough contrast and can be enlarged; pages fit from 320 pixels on without scrolling sideways, also with letters, words and lines set wider.',
      'Mistakes in forms are said in words, beside the field, and what you typed stays.',
      'Who has asked their device for less motion gets less motion.',
      'Nothing blinks, nothing plays by itself with sound, and no puzzle keeps anybody out.',
    ],
  },
  { id: 'barriers', title: 'What does not work yet', paragraphs: ['We know of these:'], list: barriers[site] },
  {
    id: 'how',
    title: 'How we know',
    paragraphs: [
      'We tested it ourselves: with axe, by keyboard, at sizes from phones to wide screens, with and without motion. Nobody from outside has assessed it, and it was not tried with every screen reader.',
    ],
  },
  {
    id: 'report',
    title: 'You met a barrier?',
    paragraphs: [
      'Please tell us what you wanted to do and what stood in the way. We answer within two weeks, and until it is mended we do for you by phone or mail what the page should have done.',
    ],
    reach: true,
  },
  {
    id: 'enforcement',
    title: 'If we do not help',
    paragraphs: [
      'Then you may turn to the market surveillance authority of the German states for the accessibility of products and services, which looks into it free of charge (§ 28 BFSG). This holds whether or not the law obliges a business of our size.',
    ],
  },
]
