import type { SignedInUser } from '#features/sign-in/contract.ts'
import { OfficePage } from '#features/sign-in/screens/office-page.tsx'
import { ErrorState } from '#kit/ui/error-state.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { Loading, Skeleton } from '#kit/ui/skeleton.tsx'
import type { SettingsCalls } from '../../contract/staff.ts'
import { PersonalForm } from './personal-form.tsx'

/** What people change of themselves, at either business. */
export function PersonalSettings({ user, calls }: { user: SignedInUser; calls: SettingsCalls }) {
  const info = useEndpoint(calls.getUserInfo)
  return (
    <OfficePage user={user} title="Settings">
      {info.data ? (
        <PersonalForm key={user.id} user={user} calls={calls} info={info.data} />
      ) : info.error ? (
        <ErrorState
          title="Your settings could not be loaded"
          text={info.error.message}
          busy={info.isFetching}
          retry={() => void info.refetch()}
        />
      ) : (
        <Loading what="Loading your settings">
          <Skeleton count={6} />
        </Loading>
      )}
    </OfficePage>
  )
}
