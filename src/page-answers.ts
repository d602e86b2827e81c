import { leastPrices } from '#features/bookings/server/queries/least-prices.ts'
import { sharedWorks } from '#features/gallery/server/queries/shared.ts'
import { termsPage } from '#features/price-rules/terms/server/queries/page.ts'
import type { VehicleType } from '#features/vehicles/contract.ts'
import { boatPages } from '#features/vehicles/server/queries/pages.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Draw } from '#kit/server/pages/drawing-thread.ts'
import type { PageAnswer } from '#kit/server/pages/pages.ts'
import { type Language, languageAt, prefixOf } from '#kit/shared/language.ts'
import { baseOf, findPage, prerenderedAs } from '#sites/find-page.ts'
import { fileOf, frameFileOf, isNotFound, type PageParams, sites, thirdPartiesOf } from '#sites/pages.ts'

type FileAnswer = Exclude<PageAnswer, { redirect: string }>
type Found = PageAnswer | Promise<PageAnswer>

/** What is answered to whoever asks for the page at an address, and which pages there are besides those of the build. */
export function pageAnswers(context: Context, draw: Draw) {
  const sharedWork = sharedWorks(context)
  const boats = boatPages(context, draw, leastPrices(context))
  const terms = termsPage(context, draw)
  const withPaypal = context.env.paypal !== undefined

  /** By the module of a page, what the server knows better than the build. */
  const anew: Readonly<Record<string, (answer: FileAnswer, path: string, params: PageParams) => Found>> = {
    'art/public/gallery.page.tsx': (answer, path, { itemId }) =>
      itemId === undefined ? answer : withWork(answer, itemId, languageAt(path)),
    'rental/public/overview.page.tsx': (answer, path, { vehicleType }) =>
      withDrawn(answer, boats.overview(path, vehicleType as VehicleType | 'all')),
    'rental/public/boat.page.tsx': (answer, path, { vehicleName = '' }) => withBoat(answer, path, vehicleName),
    'rental/public/home.page.tsx': (answer, path) => withDrawn(answer, boats.business(path)),
    'rental/public/terms.page.tsx': (answer, path) => withDrawn(answer, terms(path)),
  }

  return {
    find(path: string): Found {
      const { answer, file, params } = pageAnswer(path, withPaypal)
      return 'redirect' in answer ? answer : (anew[file]?.(answer, path, params) ?? answer)
    },
    found: boats.found,
  }

  /** The page of a work says which one to whoever follows or shows a link to it. */
  async function withWork(answer: FileAnswer, itemId: string, language: Language): Promise<PageAnswer> {
    const { hangs, places } = await sharedWork(itemId, language)
    return { ...answer, places, status: hangs ? answer.status : 404 }
  }

  /** The page of a boat has one address; without such a boat there is none. */
  async function withBoat(answer: FileAnswer, path: string, name: string): Promise<PageAnswer> {
    const boat = await boats.named(name).catch(() => 'unknown' as const)
    if (boat === 'unknown') return answer
    const site = prefixOf(languageAt(path)) + sites.rental.prefix
    if (!boat) return { redirect: `${site}/404` }
    const address = `${site}/boats/${encodeURIComponent(boat.name)}`
    return address === path ? withDrawn(answer, boats.boat(path, boat)) : { redirect: address }
  }
}

/** Without what could not be read or drawn a page is as it was built: the browser asks for it then. */
const withDrawn = (answer: FileAnswer, drawn: ReturnType<ReturnType<typeof boatPages>['overview']>): Found =>
  drawn instanceof Promise
    ? drawn.then(
        (made) => ({ ...answer, drawn: made }),
        () => answer,
      )
    : { ...answer, drawn }

function pageAnswer(path: string, withPaypal: boolean): { answer: PageAnswer; file: string; params: PageParams } {
  const { site, page, params, language, elsewhere } = findPage(path)
  const found = { file: page.file, params }
  if (elsewhere !== undefined) return { ...found, answer: { redirect: elsewhere } }
  const possible = thirdPartiesOf(page)
  const thirdParties = possible === 'maps and PayPal' && !withPaypal ? 'maps' : possible
  if (isNotFound(page)) {
    // Some programs write the ampersand of an address in its long form.
    const short = path.replaceAll('%26', '&')
    if (short !== path && !isNotFound(findPage(short).page)) return { ...found, answer: { redirect: short } }
    const file = fileOf(baseOf(path) + (page.prerender?.[0] ?? '/404'))
    return { ...found, answer: { file, status: 404, thirdParties } }
  }
  const prerendered = prerenderedAs(page, path)
  // The agency's start page shows the start pages of the other sites, running small.
  const framed = site !== 'agency' && path === baseOf(path) + sites[site].prefix
  const file = prerendered ? fileOf(prerendered) : frameFileOf(language)
  // The till reads barcodes.
  const films = page.file === 'rental/office/cash-register.page.tsx'
  return { ...found, answer: { file, status: 200, places: params, framed, thirdParties, films } }
}
