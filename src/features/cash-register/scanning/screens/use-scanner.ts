import { useEffect, useEffectEvent } from 'react'
import { burstOf, type Stroke, scannedBy } from '../rules.ts'

/**
 * Hears a scanner, which types as a keyboard does. `onScan` says whether it took what was scanned; in a field it is
 * typed text otherwise, and what is taken is taken out of the field.
 */
export function useScanner(onScan: (scanned: string, isTyped: boolean) => boolean) {
  const take = useEffectEvent(onScan)
  useEffect(() => {
    let burst: readonly Stroke[] = []
    let before = ''
    const press = (event: KeyboardEvent) => {
      const { key, target, timeStamp: at } = event
      const isKey = (key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) || key === 'Enter'
      const field = target instanceof HTMLElement && target.matches('input, textarea, select') ? target : undefined
      const mayTake = !field || (field instanceof HTMLInputElement && field.name !== 'voucher')
      if (!isKey || !mayTake || document.querySelector('dialog[open]')) return
      burst = burstOf(burst, { key, at })
      if (burst.length === 1) before = field?.value ?? ''
      const scanned = scannedBy(burst, field !== undefined)
      if (key === 'Enter') burst = []
      if (scanned !== undefined && take(scanned, field !== undefined)) {
        if (field) putBack(field, before)
      } else if (field || (scanned === undefined && burst.length <= 3)) return
      // No button is pressed by it, and no search opened.
      event.preventDefault()
      event.stopPropagation()
    }
    addEventListener('keydown', press, true)
    return () => removeEventListener('keydown', press, true)
  }, [])
}

/** As if it was typed: React hears only of values that are set past it. */
function putBack(field: HTMLInputElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
