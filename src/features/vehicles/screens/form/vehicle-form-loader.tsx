import { type ReactNode, useState } from 'react'
import { getBusinessSettings } from '#features/settings/contract.ts'
import { openingSpan } from '#features/settings/rules.ts'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { Skeleton } from '#kit/ui/skeleton.tsx'
import { getAllVehicles, type VehicleType } from '../../contract.ts'
import { words } from '../../words.ts'
import { typeNames } from '../type-names.ts'
import { VehicleForm } from './vehicle-form.tsx'

type VehicleFormLoaderProps = {
  user: SignedInUser
  type: VehicleType
  /** Of the vehicle to change; undefined to add one. */
  name: string | undefined
  overview: (name?: string) => string
}

/** The form, once what it needs to know is here. */
export function VehicleFormLoader({ user, type, name, overview }: VehicleFormLoaderProps): ReactNode {
  const fleet = useEndpoint(getAllVehicles, { params: { type: 'all' } })
  const settings = useEndpoint(getBusinessSettings)
  const found = fleet.data?.find((one) => one.type === type && one.name.toLowerCase() === name?.toLowerCase())
  // The one it began with: while it is saved it may get another name.
  const [vehicle, setVehicle] = useState(found)
  if (found && !vehicle) setVehicle(found)

  if (!fleet.data || !settings.data) {
    const query = {
      error: fleet.error ?? settings.error,
      isFetching: fleet.isFetching || settings.isFetching,
      refetch: () => Promise.all([fleet.refetch(), settings.refetch()]),
    }
    return (
      <Pending isPage query={query} what={words.theBoats} loading={words.loadingForm}>
        <Skeleton shape="title" />
        <Skeleton shape="block" count={4} />
      </Pending>
    )
  }
  if (name !== undefined && !vehicle) {
    return (
      <EmptyState isPage title={words.noSuch(typeNames[type].singular, name)} text={words.maybeGone}>
        <ButtonLink to={overview()}>{words.overview}</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <VehicleForm
      key={`${type} ${vehicle?.id ?? ''}`}
      user={user}
      type={type}
      vehicle={vehicle}
      takenNames={fleet.data.filter(({ id }) => id !== vehicle?.id).map((one) => one.name)}
      openingSpan={openingSpan(settings.data)}
      overview={overview}
    />
  )
}
