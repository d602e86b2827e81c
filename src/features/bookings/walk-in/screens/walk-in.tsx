import { Dialog } from '#kit/ui/dialog.tsx'
import { Pending } from '#kit/ui/pending.tsx'
import { useStepHistory } from '#kit/ui/step-history.ts'
import { useBusiness } from '../../screens/use-business.ts'
import type { Scene } from '../../timeline/rules/move.ts'
import { useFleetTimeline } from '../../timeline/screens/use-fleet-timeline.ts'
import { words } from '../words.ts'
import { BoatChoice } from './boat-choice.tsx'
import { useWalkIn } from './use-walk-in.ts'
import { WalkInDone } from './walk-in-done.tsx'
import { WalkInForm } from './walk-in-form.tsx'

type WalkInProps = {
  open: boolean
  onClose: () => void
  /** The till, with a booking to be paid. */
  cashRegister: (bookingId: number) => string
}

/** A boat for somebody who stands at the pier: boat, duration, name, Enter. */
export function WalkIn({ open, onClose, ...rest }: WalkInProps) {
  return (
    <Dialog open={open} onClose={onClose} title={words.title} size="large">
      {open && <Loader onClose={onClose} {...rest} />}
    </Dialog>
  )
}

type DeskProps = Omit<WalkInProps, 'open'>

function Loader(props: DeskProps) {
  const today = useBusiness().business?.now.day
  const timeline = useFleetTimeline(today, 'hours')
  const { scene } = timeline
  if (scene) return <Desk scene={scene} {...props} />
  return <Pending query={timeline} what={words.theBoats} loading={words.looking} blocks={4} />
}

function Desk({ scene, onClose, cashRegister }: DeskProps & { scene: Scene }) {
  const walkIn = useWalkIn(scene)
  useStepHistory({
    name: 'walk-in',
    step: walkIn.booked ? 2 : walkIn.chosen ? 1 : 0,
    kept: walkIn.chosen?.id ?? 0,
    goTo: (_, vehicle) => (walkIn.booked ? walkIn.next() : walkIn.choose(vehicle)),
  })
  if (walkIn.booked) {
    return <WalkInDone booked={walkIn.booked} cashRegister={cashRegister} onNext={walkIn.next} onClose={onClose} />
  }
  return walkIn.chosen ? <WalkInForm walkIn={walkIn} chosen={walkIn.chosen} /> : <BoatChoice walkIn={walkIn} />
}
