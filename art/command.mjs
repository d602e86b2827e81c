/** `npm run art -- <set> [picture …] [--draft]` draws the pictures again from their scripts in art/; `sheets` lays them side by side. */
import { agencyNames, drawAgency } from './agency.mjs'
import { alleyCardNames, drawAlleyCards } from './alley-cards.mjs'
import { artalleyNames, drawArtalley } from './artalley.mjs'
import { chartNames, drawCharts } from './chart/lake-bed.mjs'
import { drawFonts, fontNames } from './fonts.mjs'
import { drawGallery, galleryNames } from './gallery.mjs'
import { drawIcons, iconNames } from './icons.mjs'
import { drawPhotoCards, photoCardNames } from './photo-cards.mjs'
import { drawPlaceholders, placeholderNames } from './placeholders.mjs'
import { drawPortraits, portraitNames } from './portraits.mjs'
import { drawPrawns, prawnsNames } from './prawns.mjs'
import { drawRealEstate, realEstateNames } from './real-estate.mjs'
import { drawRental, rentalNames } from './rental.mjs'
import { drawSheets, sheetNames } from './sheets.mjs'
import { drawSitePlans, sitePlanNames } from './site-plans.mjs'
import { drawStreet, streetNames } from './street.mjs'

const sets = {
  agency: { names: agencyNames, draw: drawAgency },
  'alley-cards': { names: alleyCardNames, draw: drawAlleyCards },
  artalley: { names: artalleyNames, draw: drawArtalley },
  chart: { names: chartNames, draw: drawCharts },
  fonts: { names: fontNames, draw: drawFonts },
  gallery: { names: galleryNames, draw: drawGallery },
  icons: { names: iconNames, draw: drawIcons },
  'photo-cards': { names: photoCardNames, draw: drawPhotoCards },
  'real-estate': { names: realEstateNames, draw: drawRealEstate },
  placeholders: { names: placeholderNames, draw: drawPlaceholders },
  portraits: { names: portraitNames, draw: drawPortraits },
  prawns: { names: prawnsNames, draw: drawPrawns },
  rental: { names: rentalNames, draw: drawRental },
  sheets: { names: sheetNames, draw: drawSheets },
  'site-plans': { names: sitePlanNames, draw: drawSitePlans },
  street: { names: streetNames, draw: drawStreet },
}

const words = process.argv.slice(2)
const [chosen, ...wanted] = words.filter((word) => !word.startsWith('--'))
const set = Object.hasOwn(sets, chosen ?? '') ? sets[chosen] : undefined

if (set) {
  const meant = (word) => (set.names.includes(word) ? [word] : set.names.filter((name) => name.startsWith(word)))
  const names = wanted.length === 0 ? set.names : [...new Set(wanted.flatMap(meant))]
  await set.draw(names, { draft: words.includes('--draft') })
} else {
  for (const [name, { names }] of Object.entries(sets)) console.log(`${name}\n  ${names.join('\n  ')}`)
}
