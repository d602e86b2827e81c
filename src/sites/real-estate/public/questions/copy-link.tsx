import { useEffect, useState } from 'react'
import { CheckIcon } from '#kit/ui/icons.tsx'
import { LiveRegion } from '#kit/ui/live-region.tsx'
import { VisuallyHidden } from '#kit/ui/visually-hidden.tsx'
import styles from './copy-link.module.css'
import { words } from './words.ts'

/** How long it says so, in milliseconds. */
const pause = 3000

/** Copies the address of an answer. Where the browser does not let us, the address is in its own bar. */
export function CopyLink({ anchor, question }: { anchor: string; question: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (!said) return
    const timer = setTimeout(() => setSaid(''), pause)
    return () => clearTimeout(timer)
  }, [said])
  const copy = async () => {
    const { origin, pathname } = location
    try {
      await navigator.clipboard.writeText(`${origin}${pathname}#${anchor}`)
      setSaid(words.copied)
    } catch {
      history.replaceState(history.state, '', `${pathname}#${anchor}`)
      setSaid(words.inAddressBar)
    }
  }
  return (
    <>
      <button type="button" className={styles.copy} onClick={() => void copy()}>
        {said === words.copied && <CheckIcon />}
        {said || words.copyLink}
        <VisuallyHidden>: {question}</VisuallyHidden>
      </button>
      <LiveRegion>{said}</LiveRegion>
    </>
  )
}
