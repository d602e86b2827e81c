import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { FormError } from '#kit/ui/form.tsx'
import { words } from '../words.ts'
import styles from './camera.module.css'

/** What only some browsers have. */
type Browser = {
  BarcodeDetector?: new () => { detect: (of: HTMLVideoElement) => Promise<{ rawValue: string }[]> }
  document: { featurePolicy?: { allowsFeature: (name: string) => boolean } }
}
type CameraProps = { onScan: (scanned: string) => void }

/** Scans by camera, where the browser reads codes. The address of the till may film, so it is loaded anew from elsewhere. */
export function CameraButton({ onScan }: CameraProps) {
  const [isOpen, setOpen] = useState(() => (history.state as { scan?: true } | null)?.scan === true)
  const { BarcodeDetector, document } = globalThis as unknown as Browser
  if (!BarcodeDetector) return null
  const open = (scan: boolean) => {
    setOpen(scan)
    history.replaceState({ ...history.state, scan }, '')
    if (scan && document.featurePolicy?.allowsFeature('camera') === false) location.reload()
  }
  const take = (scanned: string) => {
    open(false)
    onScan(scanned)
  }
  return (
    <>
      <Button variant="secondary" onClick={() => open(true)}>
        {words.scan}
      </Button>
      <Dialog open={isOpen} onClose={() => open(false)} title={words.scan}>
        <Camera onScan={take} />
      </Dialog>
    </>
  )
}

function Camera({ onScan }: CameraProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [isRefused, setRefused] = useState(false)
  const take = useEffectEvent(onScan)
  useEffect(() => {
    const { BarcodeDetector } = globalThis as unknown as Browser
    let stream: MediaStream | undefined
    let isOver = false
    const leave = () => {
      isOver = true
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    const watch = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      if (isOver || !video.current || !BarcodeDetector) return leave()
      video.current.srcObject = stream
      await video.current.play()
      const detector = new BarcodeDetector()
      while (!isOver) {
        const [code] = await detector.detect(video.current)
        if (code && !isOver) return take(code.rawValue)
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    }
    watch().catch(() => !isOver && setRefused(true))
    return leave
  }, [])
  return isRefused ? (
    <FormError message={words.noCamera} />
  ) : (
    <video ref={video} className={styles.video} muted playsInline />
  )
}
