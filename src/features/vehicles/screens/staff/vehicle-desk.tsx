import { type ReactNode, useState } from 'react'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { refresh } from '#kit/ui/server-state.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import hidden from '#kit/ui/visually-hidden.module.css'
import { blockVehicle, deleteVehicle, getVehicleLog } from '../../contract/staff.ts'
import { getAllVehicles, getOperatingVehicles, type Vehicle } from '../../contract.ts'
import { words } from '../../words.ts'
import styles from './vehicle-desk.module.css'
import { type Cancel, type Warning, WarningDialog } from './warning-dialog.tsx'

type VehicleDeskProps = {
  user: SignedInUser
  vehicle: Vehicle
  /** The address of the form that changes it. */
  changeTo: string
  /** Where it is taken out of service for a time. */
  closeTo: string
  /** What else is to be known of it. */
  remark: ReactNode
  /** What cancels a booking that is in the way. */
  cancel: Cancel
}

const changes = [getAllVehicles, getOperatingVehicles, getVehicleLog]

/** What staff may do with one vehicle, below its card. */
export function VehicleDesk({ user, vehicle, changeTo, closeTo, remark, cancel }: VehicleDeskProps) {
  const [warning, setWarning] = useState<Warning>()
  const block = useWrite(blockVehicle)
  const remove = useWrite(deleteVehicle)
  const { id, name } = vehicle

  /** Does it; says how that went, and whether it did. */
  const act = async (write: () => Promise<unknown>, done: string, undo?: () => void): Promise<boolean> => {
    try {
      await write()
      toast(done, undo ? { action: { label: words.undo, run: undo }, seconds: 10 } : {})
      return true
    } catch (error) {
      toast(error instanceof Error ? error.message : words.wentWrong, { tone: 'danger' })
      return false
    } finally {
      void refresh(...changes)
    }
  }

  const setBlocked = (blocked: boolean, isUndo = false): Promise<boolean> =>
    act(
      () => block.mutateAsync({ query: { vehicle: id, blocked }, body: {} }),
      blocked ? words.isBlocked(name) : words.isBookable(name),
      isUndo ? undefined : () => void setBlocked(!blocked, true),
    )
  const removeNow = () => act(() => remove.mutateAsync({ query: {}, body: { vehicle_id: id } }), words.wasRemoved(name))

  const confirm = async () => {
    const done = warning === 'remove' ? await removeNow() : await setBlocked(true)
    if (done) setWarning(undefined)
  }
  return (
    <>
      <fieldset className={styles.desk}>
        <legend className={hidden.hidden}>{words.forStaff(name)}</legend>
        {remark}
        <ButtonLink variant="secondary" size="small" to={changeTo} aria-label={words.changeBoat(name)}>
          {words.change}
        </ButtonLink>
        <ButtonLink variant="secondary" size="small" to={closeTo} aria-label={words.closeBoat(name)}>
          {words.close}
        </ButtonLink>
        {vehicle.blocked ? (
          <Button
            variant="secondary"
            size="small"
            busy={block.isPending}
            aria-label={words.unblockBoat(name)}
            onClick={() => void setBlocked(false)}
          >
            {words.unblock}
          </Button>
        ) : (
          <Button
            variant="secondary"
            size="small"
            aria-label={words.blockBoat(name)}
            onClick={() => setWarning('block')}
          >
            {words.block}
          </Button>
        )}
        {user.admin && (
          <Button
            variant="quiet"
            size="small"
            className={styles.remove}
            aria-label={words.removeBoat(name)}
            onClick={() => setWarning('remove')}
          >
            {words.remove}
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
