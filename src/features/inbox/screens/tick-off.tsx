import { getInstallation } from '#features/settings/contract.ts'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { useStaffWrite } from '#features/sign-in/screens/use-staff-write.ts'
import { wallClock } from '#kit/shared/day.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import layout from '#kit/ui/layout.module.css'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { toast } from '#kit/ui/toasts.ts'
import type { InboxCalls, InboxItem } from '../contract.ts'
import { tickedOffText } from '../rules.ts'
import { Entry } from './entry.tsx'
import type { Simulation } from './use-simulation.ts'

type TickOffProps = {
  user: SignedInUser
  calls: InboxCalls
  /** As it was when it was asked for: what others do meanwhile changes nothing here. */
  item: InboxItem
  simulation: Simulation
  onClose: () => void
  /** It is done; the entry goes from the list in a moment. */
  onDone: () => void
}

/** Asks before an entry goes into the logbook. */
export function TickOff({ user, calls, item, simulation, onClose, onDone }: TickOffProps) {
  const timeZone = useEndpoint(getInstallation).data?.time_zone ?? 'UTC'
  const isTask = item.type === 'todo'
  const write = useStaffWrite(user, calls.tickOff, {
    simulate: () => {
      const ticked_off = tickedOffText(user.username, wallClock(timeZone).day)
      simulation.tickOff(item, ticked_off)
      return { status: 'success' as const, ticked_off }
    },
    refreshes: [calls.getInbox],
    onSuccess: () => {
      if (!user.demo) toast(isTask ? 'The task is ticked off' : 'The contact request is ticked off', { seconds: 3 })
      onDone()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={isTask ? 'Tick off this task?' : 'Tick off this contact request?'}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={write.isPending} onClick={() => write.mutate({ body: { id: item.id } })}>
            Tick off
          </Button>
        </>
      }
    >
      <div className={layout.stack4}>
        <Entry item={item} />
        {write.error && <Banner tone="danger">{write.error.message}</Banner>}
      </div>
    </Dialog>
  )
}
