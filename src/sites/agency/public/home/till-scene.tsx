import { useState } from 'react'
import { formatMoney } from '#kit/shared/money.ts'
import { Button } from '#kit/ui/button.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import { LiveRegion } from '#kit/ui/live-region.tsx'
import { Scene } from './scene.tsx'
import type { HomeTexts } from './texts.ts'
import styles from './till-scene.module.css'
import { useArrival } from './use-arrival.ts'

/** `after`: the seal of the one before. */
type Receipt = { number: number; reverses?: number; after: string }

const earlier: Receipt = { number: 1041, after: 'b7d4' }
const first: Receipt = { number: 1042, after: sealOf(earlier) }

/** Prints a receipt for a sale, and one more to take it back. Each follows the one before, and none disappears. */
export function TillScene({ texts }: { texts: HomeTexts['till'] }) {
  const { ref, lit, played } = useArrival<HTMLElement>()
  const [receipts, setReceipts] = useState<readonly Receipt[]>([first, earlier])
  const [latest = first] = receipts
  const print = (reverses?: number) =>
    setReceipts((printed) => {
      const [last = first] = printed
      const number = last.number + 1
      const next = { number, after: sealOf(last), ...(reverses ? { reverses } : {}) }
      return [next, ...printed].slice(0, 4)
    })
  const buttons = (
    <>
      <Button className={styles.sell} onClick={() => print()}>
        {texts.sell}
      </Button>
      <Button
        variant="quiet"
        className={styles.reverse}
        aria-disabled={latest.reverses !== undefined || undefined}
        onClick={() => latest.reverses === undefined && print(latest.number)}
      >
        {texts.reverse}
      </Button>
    </>
  )
  return (
    <Scene at={ref} lit={lit} label={texts.scene} caption={buttons}>
      <div className={styles.till}>
        <div className={styles.slot} aria-hidden="true" />
        <ol key={latest.number} className={classNames(styles.paper, (played || latest !== first) && styles.printing)}>
          {receipts.map((receipt) => (
            <li key={receipt.number} className={styles.receipt}>
              <Paper receipt={receipt} texts={texts} />
            </li>
          ))}
        </ol>
      </div>
      <LiveRegion>{latest !== first && texts.receipt(latest.number)}</LiveRegion>
    </Scene>
  )
}

function Paper({ receipt, texts }: { receipt: Receipt; texts: HomeTexts['till'] }) {
  const sign = receipt.reverses === undefined ? 1 : -1
  const total = texts.lines.reduce((sum, [, cents]) => sum + cents, 0)
  return (
    <>
      <p className={styles.head}>
        <b>{texts.receipt(receipt.number)}</b>
        {receipt.reverses !== undefined && <span>{texts.reversalOf(receipt.reverses)}</span>}
      </p>
      <dl className={styles.lines}>
        {[...texts.lines, [texts.total, total] as const].map(([item, cents]) => (
          <div key={item}>
            <dt>{item}</dt>
            <dd>{formatMoney(sign * cents, texts.currency)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.seal}>
        {texts.follows} <span>{receipt.after}</span>
      </p>
    </>
  )
}

/** Four signs that follow from the receipt before, as the till's chain does with 64 (FNV-1a). */
function sealOf({ after, number }: Receipt): string {
  const hash = [...`${after}${number}`].reduce((sum, sign) => Math.imul(sum ^ sign.charCodeAt(0), 16777619), 2166136261)
  return (hash >>> 0).toString(16).slice(-4).padStart(4, '0')
}
