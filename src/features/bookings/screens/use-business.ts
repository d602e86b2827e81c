import { getPriceRules } from '#features/price-rules/contract.ts'
import { getExtras } from '#features/price-rules/extras/contract.ts'
import { getTerms } from '#features/price-rules/terms/contract.ts'
import type { Installation } from '#features/settings/contract.ts'
import { getBusinessSettings, getInstallation } from '#features/settings/contract.ts'
import { refresh, useEndpoint } from '#kit/ui/server-state.tsx'
import { useNow } from '#kit/ui/use-now.ts'
import type { Business } from '../rules.ts'

/** Opening hours, price rules, extras, time zone and the wall clock of the business, which ticks; undefined until all of it is known. */
export function useBusiness(): {
  business: Business | undefined
  installation: Installation | undefined
  error: Error | null
  retry: () => void
} {
  const settings = useEndpoint(getBusinessSettings)
  const installation = useEndpoint(getInstallation)
  const rules = useEndpoint(getPriceRules)
  const terms = useEndpoint(getTerms)
  const extras = useEndpoint(getExtras)
  const now = useNow(installation.data?.time_zone)
  const business =
    settings.data && installation.data && rules.data && terms.data && extras.data && now
      ? {
          settings: settings.data,
          timeZone: installation.data.time_zone,
          now,
          priceRules: rules.data,
          terms: terms.data,
          extras: extras.data,
        }
      : undefined
  return {
    business,
    installation: installation.data,
    error: business ? null : (settings.error ?? installation.error ?? rules.error ?? terms.error ?? extras.error),
    retry: () => refresh(getBusinessSettings, getInstallation, getPriceRules, getTerms, getExtras),
  }
}
