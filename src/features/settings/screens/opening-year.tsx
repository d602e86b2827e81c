import type { ReactNode } from 'react'
import { type Day, monthName } from '#kit/shared/day.ts'
import type { BusinessSettings } from '../contract.ts'
import { hoursOf, seasonsOfYear } from '../rules.ts'
import styles from './opening-year.module.css'
import { angleOf, bandPath, centre, pointAt, radiusOf } from './year-ring.ts'

const months = Array.from({ length: 12 }, (_, i) => `2000-${String(i + 1).padStart(2, '0')}-01`)
const hourLines = [6, 12, 18] as const

/**
 * The year as a ring: each season as a band as wide as its days are open, and a hand at today. Decorative; the words
 * are beside it. `children` stand in the middle.
 */
export function OpeningYear({
  settings,
  today,
  children,
}: {
  settings: BusinessSettings | undefined
  today: Day | undefined
  children?: ReactNode
}) {
  return (
    <div className={styles.year}>
      <svg viewBox="0 0 400 400" className={styles.ring} aria-hidden="true">
        {hourLines.map((hour) => (
          <circle key={hour} className={styles.hour} cx={centre} cy={centre} r={radiusOf(hour)} />
        ))}
        {months.map((day) => (
          <Month key={day} day={day} />
        ))}
        {settings && <Bands settings={settings} />}
        {today && <Today day={today} />}
      </svg>
      <div className={styles.middle}>{children}</div>
    </div>
  )
}

function Bands({ settings }: { settings: BusinessSettings }) {
  return (
    <g className={styles.bands}>
      {seasonsOfYear(settings).map(({ season, first, last }) => {
        const hours = hoursOf(settings, season)
        return (
          <path
            key={first}
            className={styles[season]}
            d={bandPath(first, last, hours ?? { opens: 13.7, closes: 14.3 })}
          />
        )
      })}
    </g>
  )
}

function Month({ day }: { day: Day }) {
  const [from, to] = [pointAt(angleOf(day), 90), pointAt(angleOf(day), 182)]
  const name = pointAt(angleOf(day) + 15, 191)
  return (
    <>
      <path className={styles.tick} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      <text className={styles.month} x={name.x} y={name.y} dominantBaseline="central" textAnchor="middle">
        {monthName(day).charAt(0)}
      </text>
    </>
  )
}

function Today({ day }: { day: Day }) {
  const angle = angleOf(day) + 0.5
  const [from, to] = [pointAt(angle, 86), pointAt(angle, 178)]
  return (
    <g className={styles.today}>
      <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      <circle cx={to.x} cy={to.y} r="6" />
    </g>
  )
}
