import { getPricing } from '#features/price-rules/contract/pricing.ts'
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
  const pricing = useEndpoint(getPricing)
  const now = useNow(installation.data?.time_zone)
  const business =
    settings.data && installation.data && pricing.data && now
      ? {
          settings: settings.data,
          timeZone: installation.data.time_zone,
          now,
          priceRules: pricing.data.rules,
          terms: pricing.data.terms,
          extras: pricing.data.extras,
        }
      : undefined
  return {
    business,
    installation: installation.data,
    error: business ? null : (settings.error ?? installation.error ?? pricing.error),
    retry: () => refresh(getBusinessSettings, getInstallation, getPricing),
  }
}
