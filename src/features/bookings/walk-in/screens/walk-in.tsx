import { type ReactNode, useEffect } from 'react'
import { Dialog } from '#kit/ui/dialog.tsx'
import { Pending } from '#kit/ui/pending.tsx'
import { useStepHistory } from '#kit/ui/step-history.ts'
import { useBusiness } from '../../screens/use-business.ts'
import type { Scene } from '../../timeline/rules/move.ts'
import { useFleetTimeline } from '../../timeline/screens/use-fleet-timeline.ts'
import { words } from '../words.ts'
import { BoatChoice } from './boat-choice.tsx'
import { useWalkIn, type WalkInBooked } from './use-walk-in.ts'
import { type Asked, unset, useWalker } from './use-walker.ts'
import { WalkInDone } from './walk-in-done.tsx'
import { WalkInForm } from './walk-in-form.tsx'

type WalkInProps = {
  open: boolean
  /** What is filled in when it opens. */
  asked?: Asked | undefined
  onClose: () => void
  /** Takes the money of who stands here. */
  pay: (booked: WalkInBooked) => ReactNode
}

/** A boat for somebody who stands at the pier or calls: boat, duration, name, Enter. */
export function WalkIn({ open, onClose, ...rest }: WalkInProps) {
  return (
    <Dialog open={open} onClose={onClose} title={words.title} size="large">
      {open && <WalkInDesk onClose={onClose} {...rest} />}
    </Dialog>
  )
}

type DeskProps = Pick<WalkInProps, 'pay' | 'asked'> & {
  /** Where there is something behind it. */
  onClose?: () => void
}

/** The same as a part of a page. */
export function WalkInDesk({ asked, ...props }: DeskProps) {
  const kept = useWalker()
  const [, setWalker, restored] = kept
  useEffect(() => {
    if (asked && restored) setWalker((before) => ({ ...before, ...asked }))
  }, [asked, restored, setWalker])
  const today = useBusiness().business?.now.day
  const { day } = kept[0]
  const shown = today === undefined || day === '' || day === unset || day < today ? today : day
  const timeline = useFleetTimeline(shown, 'hours')
  const { scene } = timeline
  if (scene) return <Desk scene={scene} isWaiting={timeline.isOfAnotherDay} kept={kept} {...props} />
  return <Pending query={timeline} what={words.theBoats} loading={words.looking} blocks={4} />
}

type SceneProps = { scene: Scene; isWaiting: boolean; kept: ReturnType<typeof useWalker> }

function Desk({ scene, isWaiting, kept, onClose, pay }: Omit<DeskProps, 'asked'> & SceneProps) {
  const walkIn = useWalkIn(scene, kept, isWaiting)
  useStepHistory({
    name: 'walk-in',
    step: walkIn.booked ? 2 : walkIn.chosen ? 1 : 0,
    kept: walkIn.chosen?.id ?? 0,
    goTo: (_, vehicle) => (walkIn.booked ? walkIn.next() : walkIn.choose(vehicle)),
  })
  if (walkIn.booked) {
    return <WalkInDone booked={walkIn.booked} pay={pay} onNext={walkIn.next} onClose={onClose} />
  }
  return walkIn.chosen ? <WalkInForm walkIn={walkIn} chosen={walkIn.chosen} /> : <BoatChoice walkIn={walkIn} />
}
