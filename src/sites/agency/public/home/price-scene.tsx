import { useState } from 'react'
import styles from './price-scene.module.css'
import { Scene } from './scene.tsx'
import type { HomeTexts } from './texts.ts'
import { useArrival } from './use-arrival.ts'

const price = 96

/** A price can be sent along; it is only compared. */
export function PriceScene({ texts }: { texts: HomeTexts['price'] }) {
  const { ref, lit } = useArrival<HTMLElement>()
  const [sent, setSent] = useState('1')
  const fits = Number(sent.replace(',', '.')) === price
  return (
    <Scene at={ref} lit={lit} label={texts.scene} caption={texts.caption}>
      <div className={styles.letters}>
        <label className={styles.letter}>
          <span>{texts.sends}</span>
          <span className={styles.amount}>
            {texts.signBefore}
            <input
              inputMode="decimal"
              autoComplete="off"
              maxLength={6}
              value={sent}
              onChange={({ target }) => setSent(target.value)}
            />
            {texts.signBehind}
          </span>
          <span>{texts.list}</span>
        </label>
        <output className={fits ? styles.fits : styles.refused}>
          <span>{texts.says}</span>
          <b>{fits ? texts.fits : texts.refused}</b>
        </output>
      </div>
    </Scene>
  )
}
