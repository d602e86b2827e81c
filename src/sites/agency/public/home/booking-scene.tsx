import { useEffect, useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import { LiveRegion } from '#kit/ui/live-region.tsx'
import styles from './booking-scene.module.css'
import { Scene } from './scene.tsx'
import type { HomeTexts } from './texts.ts'
import { useArrival } from './use-arrival.ts'

/** Which hour both want, which is free instead, and which are taken before. */
const [wanted, free, taken] = [2, 3, [0]]

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Two people press at the same moment; whoever is a blink faster changes each time. */
export function BookingScene({ texts }: { texts: HomeTexts['booking'] }) {
  const { ref, lit, played } = useArrival<HTMLElement>()
  const [round, setRound] = useState(0)
  const [racing, setRacing] = useState(false)
  const winner = round % 2
  const race = () => {
    setRacing(!calm())
    setRound((before) => before + 1)
  }
  useEffect(() => {
    if (played) setRacing(true)
  }, [played])
  useEffect(() => {
    if (!racing) return
    const timer = setTimeout(() => setRacing(false), 1400)
    return () => clearTimeout(timer)
  }, [racing])

  const hour = (at: number) => texts.hours[at] ?? ''
  const answers = texts.people.map((_, person) => (person === winner ? texts.booked : texts.alreadyBooked(hour(free))))
  const button = (
    <Button className={styles.both} onClick={race} aria-disabled={racing || undefined}>
      {round === 0 ? texts.both : texts.again}
    </Button>
  )
  return (
    <Scene
      at={ref}
      lit={lit}
      label={texts.scene}
      caption={
        <>
          {button} <span>{texts.caption}</span>
        </>
      }
    >
      <div className={styles.table}>
        <p className={styles.boat}>{texts.boat}</p>
        <ol className={styles.hours}>
          {texts.hours.map((name, at) => {
            const isWanted = at === wanted
            return (
              <li
                key={name}
                className={classNames(styles.hour, taken.includes(at) && styles.taken, isWanted && styles.wanted)}
              >
                <span>{name}</span>
                <b>
                  {taken.includes(at) && texts.taken}
                  {isWanted && !racing && texts.people[winner]}
                </b>
                {isWanted && racing && <span className={styles.rings} aria-hidden="true" />}
              </li>
            )
          })}
        </ol>
      </div>
      <ul className={styles.people}>
        {texts.people.map((name, person) => (
          <li
            key={name}
            className={classNames(styles.person, !racing && (person === winner ? styles.won : styles.lost))}
          >
            <b>{name}</b> <span>{racing ? texts.wants(hour(wanted)) : answers[person]}</span>
          </li>
        ))}
      </ul>
      <LiveRegion>
        {round > 0 && !racing && texts.people.map((name, person) => `${name}: ${answers[person]}`).join(' ')}
      </LiveRegion>
    </Scene>
  )
}
