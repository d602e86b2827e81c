import { sharedWorks } from '#features/gallery/server/queries/shared.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { PageAnswer } from '#kit/server/pages/pages.ts'
import { type Language, languageAt } from '#kit/shared/language.ts'
import { baseOf, findPage, prerenderedAs } from '#sites/find-page.ts'
import { fileOf, frameFileOf, isNotFound, sites, thirdPartiesOf } from '#sites/pages.ts'

/** What is answered to whoever asks for the page at an address. */
export function pageAnswers(context: Context) {
  const sharedWork = sharedWorks(context)
  const withPaypal = context.env.paypal !== undefined
  return (path: string) => {
    const answer = pageAnswer(path, withPaypal)
    const itemId = 'places' in answer ? answer.places?.itemId : undefined
    return itemId === undefined ? answer : withWork(answer, itemId, languageAt(path))
  }

  /** The page of a work says which one to whoever follows or shows a link to it. */
  async function withWork(answer: PageAnswer, itemId: string, language: Language): Promise<PageAnswer> {
    const { hangs, places } = await sharedWork(itemId, language)
    return 'redirect' in answer ? answer : { ...answer, places, status: hangs ? answer.status : 404 }
  }
}

function pageAnswer(path: string, withPaypal: boolean): PageAnswer {
  const { site, page, params, language, elsewhere } = findPage(path)
  if (elsewhere !== undefined) return { redirect: elsewhere }
  const possible = thirdPartiesOf(page)
  const thirdParties = possible === 'maps and PayPal' && !withPaypal ? 'maps' : possible
  if (isNotFound(page)) {
    // Some programs write the ampersand of an address in its long form.
    const short = path.replaceAll('%26', '&')
    if (short !== path && !isNotFound(findPage(short).page)) return { redirect: short }
    return { file: fileOf(baseOf(path) + (page.prerender?.[0] ?? '/404')), status: 404, thirdParties }
  }
  const prerendered = prerenderedAs(page, path)
  // The agency's start page shows the start pages of the other sites, running small.
  const framed = site !== 'agency' && path === baseOf(path) + sites[site].prefix
  return {
    file: prerendered ? fileOf(prerendered) : frameFileOf(language),
    status: 200,
    places: params,
    framed,
    thirdParties,
  }
}
