import { getBusinessSettings } from '#features/settings/contract.ts'
import { readBusinessSettings } from '#features/settings/server/queries.ts'
import { withoutOver } from '#features/settings/special-days/rules.ts'
import { Memory } from '#kit/server/cache/cache.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Draw } from '#kit/server/pages/drawing-thread.ts'
import { type Drawn, sizeOfDrawn } from '#kit/server/pages/drawn.ts'
import { wallClock } from '#kit/shared/day.ts'
import { knownAnswer } from '#kit/shared/known-answers.ts'
import { rentalCurrency } from '#kit/shared/money.ts'
import { getTerms } from '../../contract.ts'
import { readTermsOn } from '../queries.ts'

type Page = Drawn | undefined

/** The page of the terms, drawn when first asked for, and anew on the next day and once terms or settings changed. */
export function termsPage({ sql, live, clock, env }: Pick<Context, 'sql' | 'live' | 'clock' | 'env'>, draw: Draw) {
  const pages = new Memory<Page>(live, ['prices', 'settings'], (page) => (page ? sizeOfDrawn(page) : 0))

  return (path: string): Page | Promise<Page> => {
    const { day } = wallClock(env.timeZone, clock())
    const key = `${day} ${rentalCurrency()} ${path}`
    const make = async () => {
      const [terms, settings] = await Promise.all([readTermsOn(sql, day), readBusinessSettings(sql, 'rental')])
      return draw(path, [
        knownAnswer(getTerms, undefined, terms),
        knownAnswer(getBusinessSettings, undefined, withoutOver(settings, day)),
      ])
    }
    return pages.get(key) ?? pages.read(key, make)
  }
}
