import { words as bookingWords } from '#features/bookings/words.ts'
import { ownTerms } from '#features/price-rules/terms/screens/public-terms.tsx'
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
  const said = text({
    currency: currencyName(),
    lessDamage: bookingWords.lessDamage,
    bookingsAreFixed: withdrawalWords.bookingsAreFixed,
    Grace,
    ...ownTerms,
  })
  return <Article {...said} />
}
