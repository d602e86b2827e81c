import { useState } from 'react'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import layout from '#kit/ui/layout.module.css'
import { useWrite } from '#kit/ui/use-write.ts'
import { addDevice, getPush, type Push, removeDevice } from '../contract.ts'
import { words } from '../words.ts'
import type { useThisDevice } from './use-this-device.ts'

export type Here = ReturnType<typeof useThisDevice>

export const isHere = ({ device }: Here, endpoint: string) => typeof device === 'object' && device.endpoint === endpoint

/** Whether this device is told. It is, where both the browser and the server say so. */
export function DeviceSwitch({ user, push, here }: { user: SignedInUser; push: Push; here: Here }) {
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const add = useWrite(addDevice, { refreshes: [getPush] })
  const remove = useWrite(removeDevice, { refreshes: [getPush] })
  if (here.device === undefined) return null
  if (here.device === 'unsupported')
    return (
      <Banner tone="info" quiet>
        {words.unsupported}
      </Banner>
    )
  const own = push.devices.find(({ endpoint }) => isHere(here, endpoint))
  const turn = async () => {
    if (own) {
      await remove.mutateAsync({ body: { id: own.id } })
      return here.unsubscribe()
    }
    // Nothing of a test account is kept, so its browser is not asked either.
    const body = user.demo ? { endpoint: '', p256dh: '', auth: '' } : await here.subscribe(push.public_key)
    await add.mutateAsync({ body })
    if (!user.demo) here.isOn(body.endpoint)
  }
  const press = () => {
    setFailure(undefined)
    setBusy(true)
    void turn()
      .catch((error: Error) => setFailure(error.message))
      .finally(() => setBusy(false))
  }
  return (
    <div className={layout.stack3}>
      <p>{own ? words.onHere : words.offHere}</p>
      <div>
        <Button variant={own ? 'secondary' : 'primary'} busy={busy} onClick={press}>
          {own ? words.switchOff : words.switchOn}
        </Button>
      </div>
      {failure !== undefined && <Banner tone="danger">{failure}</Banner>}
    </div>
  )
}
