/** Writes what links to the pages of the property agency and of the boat rental show: a picture of each, and its name. */
import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import { provideChromium } from '../scripts/chromium.mjs'
import { listings } from '../src/features/properties/content/listings.ts'
import { atMost } from './kit/encode.mjs'
import { batch } from './render.mjs'

const SITES = new URL('../src/sites/', import.meta.url)
const SIZE = { width: 1200, height: 630 }
const MOST = 110_000

const agency = 'real-estate'
const rental = 'rental'
const house = ({ id, name, location, picture }) => [
  `${agency}/catalog-${id}`,
  { site: agency, name, below: location, picture },
]

/** Each card by its file: the name on it, the line below, and the picture, the largest copy of which is taken. */
const cards = {
  [`${agency}/home`]: {
    site: agency,
    name: 'Houses worth moving for',
    below: 'Buying, selling, renting',
    picture: 'slide-houses',
  },
  [`${agency}/catalog`]: {
    site: agency,
    name: 'Catalog',
    below: '24 properties, from city to island',
    picture: 'slide-coast',
  },
  [`${agency}/contact`]: {
    site: agency,
    name: 'Six people, three offices',
    below: 'Contact',
    picture: 'slide-apartments',
  },
  [`${agency}/questions&answers`]: {
    site: agency,
    name: 'Questions & answers',
    below: 'Money, law and moving house',
    picture: 'slide-nature',
  },
  ...Object.fromEntries(listings.map(house)),
  [`${rental}/home`]: {
    site: rental,
    name: 'The lake, by the hour',
    below: 'Boats by the hour and by the day',
    picture: 'hero',
  },
  [`${rental}/vouchers`]: { site: rental, name: 'A day on the lake', below: 'Gift vouchers', picture: 'evening' },
  ...Object.fromEntries(
    ['All boats', 'Motorboats', 'Sailboats', 'Canoes', 'Jet skis', 'Houseboats'].flatMap((name, i) => {
      const type = ['all', 'motorboats', 'sailboats', 'canoes', 'jetskis', 'houseboats'][i]
      const picture = `overview-${type}`
      return [
        [`${rental}/overview-${type}`, { site: rental, name, below: 'Pictures, features, prices', picture }],
        [`${rental}/book-${type}`, { site: rental, name, below: 'Free times at a glance', picture }],
        ...(type === 'all' ? [] : [[`${rental}/book2-${type}`, { site: rental, name, below: 'By the day', picture }]]),
      ]
    }),
  ),
}

export const photoCardNames = Object.keys(cards)

const fonts = '../node_modules/@fontsource-variable/'
const fontAt = (file) => pathToFileURL(fileURLToPath(new URL(`${fonts}${file}.woff2`, import.meta.url))).href

/** How each site sets its words: the agency like the cover of a magazine, the rental like a poster at the pier. */
const looks = {
  [agency]: {
    mark: 'Presentation <em>Pro</em>',
    faces: [
      ['title', 'normal', 'bodoni-moda/files/bodoni-moda-latin-wght-normal'],
      ['title', 'italic', 'bodoni-moda/files/bodoni-moda-latin-wght-italic'],
      ['plain', 'normal', 'instrument-sans/files/instrument-sans-latin-wght-normal'],
    ],
    style: `:root{--dark:20 17 13;--ink:#fbf8f1;--muted:#e9e2d4}
      .mark{font:440 38px title;letter-spacing:-.02em}
      h1{font:470 88px/1.02 title;letter-spacing:-.022em}
      p{font:500 28px plain}
      h1::before{content:"";display:block;width:84px;height:2px;background:var(--ink);margin-bottom:34px}`,
  },
  [rental]: {
    mark: '<svg viewBox="0 0 32 32"><path d="M16 1.5A14.5 14.5 0 0 1 30.5 16H16ZM16 16v14.5A14.5 14.5 0 0 1 1.5 16Z" fill="#ff5a1f"/><circle cx="16" cy="16" r="14.5" fill="none" stroke="#f4f1e8" stroke-width="2.4"/></svg>Rental Revolution',
    faces: [
      ['title', 'normal', 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal'],
      ['plain', 'normal', 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal'],
    ],
    style: `:root{--dark:7 35 42;--ink:#f4f1e8;--muted:#d3e5dc}
      .mark{font:700 32px title;letter-spacing:-.015em;display:flex;align-items:center;gap:16px}
      .mark svg{width:44px}
      h1{font:720 100px/.96 title;letter-spacing:-.035em}
      p{font:560 33px plain}`,
  },
}

const escaped = (text) => text.replaceAll('&', '&amp;')

const pageOf = ({ site, name, below }, picture) => {
  const { mark, faces, style } = looks[site]
  const faceRules = faces.map(
    ([family, slant, file]) =>
      `@font-face{font-family:${family};font-style:${slant};font-weight:100 900;src:url(${fontAt(file)})}`,
  )
  return `<!doctype html><style>${faceRules.join('')}
    *{margin:0;box-sizing:border-box}
    body{width:${SIZE.width}px;height:${SIZE.height}px;padding:52px 64px;display:flex;flex-direction:column;justify-content:space-between;color:var(--ink);
      background:linear-gradient(rgb(var(--dark)/.5),rgb(var(--dark)/0) 26%,rgb(var(--dark)/.08) 48%,rgb(var(--dark)/.84)),url(${pathToFileURL(picture).href}) center/cover}
    h1{text-wrap:balance;max-width:1072px}p{margin-top:20px;color:var(--muted)}${style}</style>
    <div class="mark">${mark}</div><div><h1>${escaped(name)}</h1><p>${escaped(below)}</p></div>`
}

export async function drawPhotoCards(names) {
  await provideChromium()
  const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] })
  const page = await browser.newPage({ viewport: SIZE })
  const draft = join(await mkdtemp(join(tmpdir(), 'cards-')), 'card.html')
  await batch(names, async (name) => {
    const card = cards[name]
    await writeFile(draft, pageOf(card, await largest(card.site, card.picture)))
    await page.goto(pathToFileURL(draft).href)
    await page.evaluate(() => document.fonts.ready)
    const bytes = await atMost(MOST, await page.screenshot(), 'jpeg')
    await mkdir(new URL(`${card.site}/cards/`, SITES), { recursive: true })
    await writeFile(new URL(`${card.site}/cards/${name.split('/')[1]}.jpg`, SITES), bytes)
    return `${Math.round(bytes.length / 1000)} kB`
  })
  await browser.close()
}

/** The file of the widest copy. */
async function largest(site, name) {
  const folder = new URL(`${site}/pictures/`, SITES)
  const widthOf = (file) =>
    file === `${name}.avif` ? 9999 : Number(file.slice(name.length + 1).match(/^(\d+)\.avif$/)?.[1] ?? 0)
  const files = (await readdir(folder)).filter((file) => file.startsWith(name) && widthOf(file) > 0)
  files.sort((one, other) => widthOf(other) - widthOf(one))
  return fileURLToPath(new URL(files[0], folder))
}
