import { type ComponentType, useEffect, useState } from 'react'
import type { Endpoint } from '#kit/shared/endpoint.ts'
import { Button } from '#kit/ui/button.tsx'
import { isLost, onConnectionChange } from '#kit/ui/connection.ts'
import banner from '#kit/ui/connection-banner.module.css'
import { ConnectionBanner } from '#kit/ui/connection-banner.tsx'
import { later } from '#kit/ui/later.tsx'
import { LiveRegion } from '#kit/ui/live-region.tsx'
import { useAhead } from '#kit/ui/use-ahead.ts'
import { useConnected } from '#kit/ui/use-connected.ts'
import { words } from '../words.ts'
import { openOutbox, sendWaiting, useIsSending, useWaiting } from './outbox.ts'

type OutboxStripProps = {
  /** Undefined while nobody is known to be signed in. */
  account: number | undefined
  /** The calls by which something may be sent later. */
  load: () => Promise<readonly Endpoint[]>
  /** How a booking stands by now, and where it is. */
  Now: ComponentType<{ booking: number }>
}

const loadSheet = async () => (await import('./outbox-sheet.tsx')).OutboxSheet
const Sheet = later(loadSheet)

/** Milliseconds after which what still waits is tried again. */
const tryEvery = 20_000

/** Above every page of the office: that there is no network, and what waits for it. */
export function OutboxStrip({ account, load, Now }: OutboxStripProps) {
  const items = useWaiting()
  const connected = useConnected()
  const [isOpen, setOpen] = useState(false)
  useAhead(loadSheet)
  useSending(account, load, items.length > 0)
  const text = useText(items, connected)
  const show = items.length > 0 && (
    <Button variant="quiet" size="small" className={banner.button} onClick={() => setOpen(true)}>
      {words.show}
    </Button>
  )
  return (
    <>
      <ConnectionBanner {...(show && { text, more: show })} offline={!connected} />
      <LiveRegion>{connected && items.length > 0 ? text : ''}</LiveRegion>
      {connected && show && (
        <div className={banner.place}>
          <div className={banner.banner}>
            <p className={banner.text}>{text}</p>
            {show}
          </div>
        </div>
      )}
      {isOpen && <Sheet items={items} Now={Now} onClose={() => setOpen(false)} />}
    </>
  )
}

function useText(items: ReturnType<typeof useWaiting>, connected: boolean): string {
  const isSending = useIsSending()
  const refused = items.filter((item) => item.refused).length
  if (!connected) return words.noNetworkWaits(words.waits(items.length))
  if (isSending) return words.isSending(items.length - refused)
  return refused > 0 ? words.toDecide(refused) : words.waits(items.length)
}

/** Sends what waits as soon as somebody answers, and tries again as long as something is left. */
function useSending(account: number | undefined, load: OutboxStripProps['load'], isWaiting: boolean) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is always the same
  useEffect(() => {
    if (account !== undefined) void openOutbox({ account, load })
  }, [account])
  useEffect(() => {
    if (!isWaiting) return
    const send = () => void sendWaiting()
    const leave = onConnectionChange(() => isLost() || send())
    const timer = setInterval(send, tryEvery)
    window.addEventListener('online', send)
    return () => {
      leave()
      clearInterval(timer)
      window.removeEventListener('online', send)
    }
  }, [isWaiting])
}
