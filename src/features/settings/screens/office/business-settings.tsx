import type { SignedInUser } from '#features/sign-in/contract.ts'
import { OfficePage } from '#features/sign-in/screens/office-page.tsx'
import { ErrorState } from '#kit/ui/error-state.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { Loading, Skeleton } from '#kit/ui/skeleton.tsx'
import { getBusinessSettings } from '../../contract.ts'
import { BusinessForm } from './business-form.tsx'

type BusinessSettingsProps = {
  user: SignedInUser
  /** The address of a day's bookings. */
  dayAddress: (day: string) => string
}

/** For root: when the rental is open, and whether it is hiring. */
export function BusinessSettings({ user, dayAddress }: BusinessSettingsProps) {
  const settings = useEndpoint(getBusinessSettings)
  return (
    <OfficePage user={user} title="Settings" lead="When the boats can be booked. Visitors see it on the start page.">
      {settings.data ? (
        <BusinessForm user={user} settings={settings.data} dayAddress={dayAddress} />
      ) : settings.error ? (
        <ErrorState
          title="The settings could not be loaded"
          text={settings.error.message}
          busy={settings.isFetching}
          retry={() => void settings.refetch()}
        />
      ) : (
        <Loading what="Loading the settings">
          <Skeleton count={8} />
        </Loading>
      )}
    </OfficePage>
  )
}
