import { type CSSProperties, useState } from 'react'
import { classNames } from '#kit/ui/class-names.ts'
import { Scene } from './scene.tsx'
import type { HomeTexts } from './texts.ts'
import { useArrival } from './use-arrival.ts'
import styles from './website-scene.module.css'

/** A small page that is as wide as one likes, by day and by night. */
export function WebsiteScene({ texts }: { texts: HomeTexts['website'] }) {
  const { ref, lit } = useArrival<HTMLElement>()
  const [width, setWidth] = useState(100)
  const [night, setNight] = useState(false)
  const controls = (
    <>
      <label className={styles.width}>
        <span>{texts.phone}</span>
        <input
          type="range"
          aria-label={texts.width}
          aria-valuetext={width < 60 ? texts.phone : texts.desk}
          min={0}
          max={100}
          value={width}
          onChange={({ target }) => setWidth(target.valueAsNumber)}
        />
        <span>{texts.desk}</span>
      </label>
      <label className={styles.lights}>
        <input type="checkbox" checked={night} onChange={({ target }) => setNight(target.checked)} />
        {texts.lights}
      </label>
    </>
  )
  return (
    <Scene at={ref} lit={lit} label={texts.scene} caption={controls}>
      <div className={styles.desk}>
        <div
          className={classNames(styles.page, night ? styles.night : styles.day)}
          style={{ '--width': width / 100 } as CSSProperties}
        >
          <Bakery texts={texts} />
        </div>
      </div>
    </Scene>
  )
}

/** A picture of a page: nothing in it can be pressed. */
function Bakery({ texts }: { texts: HomeTexts['website'] }) {
  return (
    <div className={styles.bakery}>
      <p className={styles.top}>
        <b>{texts.shop}</b>
        <span className={styles.menu}>
          {texts.menu.map((entry) => (
            <span key={entry}>{entry}</span>
          ))}
        </span>
        <span className={styles.burger} aria-hidden="true" />
      </p>
      <div className={styles.words}>
        <p className={styles.headline}>{texts.headline}</p>
        <p>{texts.text}</p>
        <p className={styles.order}>{texts.order}</p>
      </div>
      <svg className={styles.loaf} viewBox="0 0 240 180" aria-hidden="true">
        <path className={styles.board} d="M8 146H232L222 166H18Z" />
        <path
          className={styles.crust}
          d="M22 140C14 84 60 44 120 44S226 84 218 140Q214 150 200 150H40Q26 150 22 140Z"
        />
        <path className={styles.cuts} d="M62 92q26 4 40 32M108 74q28 8 40 40M156 72q24 12 32 40" />
        <path className={styles.steam} d="M84 30q-8-10 0-20M122 26q-8-10 0-20M160 30q-8-10 0-20" />
      </svg>
      <dl className={styles.hours}>
        {texts.hours.map(([days, hours]) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
