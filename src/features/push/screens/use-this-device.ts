import { useEffect, useState } from 'react'
import { findOfficeWorker, startOfficeWorker } from '#kit/ui/office-worker.ts'
import { words } from '../words.ts'

/** Where this browser is reached, null as long as it is not; `unsupported` where it cannot be, undefined until that is known. */
export type ThisDevice = { endpoint: string | null } | 'unsupported' | undefined

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** This browser, and how to have it told: `subscribe` asks its owner, and throws a sentence where that comes to nothing. */
export function useThisDevice() {
  const [device, setDevice] = useState<ThisDevice>()
  useEffect(() => {
    const find = async () => {
      if (!isSupported()) return setDevice('unsupported')
      const subscription = await (await findOfficeWorker())?.pushManager.getSubscription()
      setDevice({ endpoint: subscription?.endpoint ?? null })
    }
    find().catch(() => setDevice('unsupported'))
  }, [])

  const subscribe = async (publicKey: string) => {
    if ((await Notification.requestPermission()) !== 'granted') throw new Error(words.denied)
    const { pushManager } = await startOfficeWorker()
    // One that was made with another key, as of another installation here, is of no use.
    await (await pushManager.getSubscription())?.unsubscribe()
    const options = { userVisibleOnly: true, applicationServerKey: publicKey }
    const subscription = await pushManager.subscribe(options).catch(() => {
      throw new Error(words.failed)
    })
    const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
    return { endpoint: endpoint ?? '', p256dh, auth }
  }
  const unsubscribe = async () => {
    await (await (await findOfficeWorker())?.pushManager.getSubscription())?.unsubscribe()
    setDevice({ endpoint: null })
  }
  return { device, subscribe, unsubscribe, isOn: (endpoint: string) => setDevice({ endpoint }) }
}
