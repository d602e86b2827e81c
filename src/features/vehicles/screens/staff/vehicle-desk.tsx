import { useState } from 'react'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { refresh } from '#kit/ui/server-state.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import hidden from '#kit/ui/visually-hidden.module.css'
import { blockVehicle, deleteVehicle, getVehicleLog } from '../../contract/staff.ts'
import { getAllVehicles, getOperatingVehicles, type Vehicle } from '../../contract.ts'
import styles from './vehicle-desk.module.css'
import { type Cancel, type Warning, WarningDialog } from './warning-dialog.tsx'

type VehicleDeskProps = {
  user: SignedInUser
  vehicle: Vehicle
  /** The address of the form that changes it. */
  changeTo: string
  /** What cancels a booking that is in the way. */
  cancel: Cancel
}

const changes = [getAllVehicles, getOperatingVehicles, getVehicleLog]

/** What staff may do with one vehicle, below its card. */
export function VehicleDesk({ user, vehicle, changeTo, cancel }: VehicleDeskProps) {
  const [warning, setWarning] = useState<Warning>()
  const block = useWrite(blockVehicle)
  const remove = useWrite(deleteVehicle)
  const { id, name } = vehicle

  /** Does it; says how that went, and whether it did. */
  const act = async (write: () => Promise<unknown>, done: string, undo?: () => void): Promise<boolean> => {
    try {
      await write()
      toast(done, undo ? { action: { label: 'Undo', run: undo }, seconds: 10 } : {})
      return true
    } catch (error) {
      toast(error instanceof Error ? error.message : 'Something went wrong', { tone: 'danger' })
      return false
    } finally {
      void refresh(...changes)
    }
  }

  const setBlocked = (blocked: boolean, isUndo = false): Promise<boolean> =>
    act(
      () => block.mutateAsync({ query: { vehicle: id, blocked }, body: {} }),
      blocked ? `${name} is blocked` : `${name} can be booked again`,
      isUndo ? undefined : () => void setBlocked(!blocked, true),
    )
  const removeNow = () =>
    act(() => remove.mutateAsync({ query: {}, body: { vehicle_id: id } }), `${name} was removed from the fleet`)

  const confirm = async () => {
    const done = warning === 'remove' ? await removeNow() : await setBlocked(true)
    if (done) setWarning(undefined)
  }
  return (
    <>
      <fieldset className={styles.desk}>
        <legend className={hidden.hidden}>{name}, for staff</legend>
        <ButtonLink variant="secondary" size="small" to={changeTo} aria-label={`Change ${name}`}>
          Change
        </ButtonLink>
        {vehicle.blocked ? (
          <Button
            variant="secondary"
            size="small"
            busy={block.isPending}
            aria-label={`Unblock ${name}`}
            onClick={() => void setBlocked(false)}
          >
            Unblock
          </Button>
        ) : (
          <Button variant="secondary" size="small" aria-label={`Block ${name}`} onClick={() => setWarning('block')}>
            Block
          </Button>
        )}
        {user.admin && (
          <Button
            variant="quiet"
            size="small"
            className={styles.remove}
            aria-label={`Remove ${name}`}
            onClick={() => setWarning('remove')}
          >
            Remove
          </Button>
        )}
      </fieldset>
      <WarningDialog
        vehicle={vehicle}
        cancel={cancel}
        warning={warning}
        busy={block.isPending || remove.isPending}
        onClose={() => setWarning(undefined)}
        onConfirm={() => void confirm()}
      />
    </>
  )
}
