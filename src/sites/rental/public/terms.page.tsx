import { words as bookingWords } from '#features/bookings/words.ts'
import { PublicTerms, useOwnTerms } from '#features/price-rules/terms/screens/public-terms.tsx'
import { words as termsWords } from '#features/price-rules/terms/words.ts'
import { getBusinessSettings } from '#features/settings/contract.ts'
import { words as withdrawalWords } from '#features/withdrawals/words.ts'
import { currencyName } from '#kit/shared/currency-name.ts'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import text, { meta } from '../content/terms.md'
import { words } from '../words.ts'
import { Article } from './article.tsx'

export { meta }

/** Unless the settings say otherwise. */
const usualGrace = 15

function Grace() {
  const { data } = useEndpoint(getBusinessSettings)
  const grace = data?.late_grace ?? usualGrace
  return grace > 0 && words.grace(grace)
}

export default function Terms() {
  const own = useOwnTerms()
  const said = text({
    currency: currencyName(),
    lessDamage: bookingWords.lessDamage,
    bookingsAreFixed: withdrawalWords.bookingsAreFixed,
    Grace,
  })
  // Behind paying and canceling, which it is about.
  const chapters = own
    ? said.chapters.toSpliced(2, 0, { title: termsWords.ownTerms, text: <PublicTerms terms={own} /> })
    : said.chapters
  return <Article {...said} chapters={chapters} />
}
