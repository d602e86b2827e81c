/** `npm run art -- <set> [picture …] [--draft]` draws the pictures again from their scripts in art/; `sheets` lays them side by side. */
import { agencyNames, drawAgency } from '../art/agency.mjs'
import { alleyCardNames, drawAlleyCards } from '../art/alley-cards.mjs'
import { artalleyNames, drawArtalley } from '../art/artalley.mjs'
import { chartNames, drawCharts } from '../art/chart/lake-bed.mjs'
import { drawGallery, galleryNames } from '../art/gallery.mjs'
import { drawIcons, iconNames } from '../art/icons.mjs'
import { drawPhotoCards, photoCardNames } from '../art/photo-cards.mjs'
import { drawPlaceholders, placeholderNames } from '../art/placeholders.mjs'
import { drawPortraits, portraitNames } from '../art/portraits.mjs'
import { drawPrawns, prawnsNames } from '../art/prawns.mjs'
import { drawRealEstate, realEstateNames } from '../art/real-estate.mjs'
import { drawRental, rentalNames } from '../art/rental.mjs'
import { drawSheets, sheetNames } from '../art/sheets.mjs'
import { drawSitePlans, sitePlanNames } from '../art/site-plans.mjs'
import { drawStreet, streetNames } from '../art/street.mjs'

const sets = {
  agency: { names: agencyNames, draw: drawAgency },
  'alley-cards': { names: alleyCardNames, draw: drawAlleyCards },
  artalley: { names: artalleyNames, draw: drawArtalley },
  chart: { names: chartNames, draw: drawCharts },
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
