import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { useKept } from '#kit/ui/kept-state.ts'
import { noWish } from '../rules/ask.ts'
import { words } from '../words.ts'
import { AskFields } from './ask-fields.tsx'
import styles from './ask-panel.module.css'
import { type BoatAddresses, FreeBoats, wayOn } from './free-boats.tsx'
import { InsteadOf } from './instead.tsx'
import { NothingFree } from './nothing-free.tsx'
import { TogetherBoats } from './together-boats.tsx'
import { useAsk } from './use-ask.ts'
import { wayKey } from './way-on.ts'

type AskPanelProps = {
  addresses: BoatAddresses
  /** Beside how many there are: the way on, where the address leads. */
  more: (to: string) => ReactNode
}

/** Asks when, how long and how many people, and answers with the boats that are free and what they cost in all. */
export default function AskPanel({ addresses, more }: AskPanelProps) {
  const { business, installation, wish, setWish, ask, instead, answer } = useAsk()
  const { data, error, isPlaceholderData } = answer
  const [, keepWay] = useKept(wayKey, '')
  const [left, setLeft] = useState<ReactNode>()
  const isAsked = JSON.stringify(wish) !== JSON.stringify(noWish)
  const way = isAsked && ask && data && !isPlaceholderData ? wayOn(ask, data.boats[0], addresses) : undefined
  useEffect(() => {
    if (way) keepWay(way)
  }, [way, keepWay])
  const notice = ask && instead && (
    <InsteadOf
      instead={instead}
      length={wish.length}
      shown={ask.day}
      onTake={(day, length) => setWish({ ...wish, day, length })}
    />
  )
  const isClosed = business !== undefined && ask === undefined
  return (
    <section className={styles.panel} aria-label={words.whatIsFree}>
      <AskFields
        business={business}
        wish={wish}
        ask={ask}
        onWish={(next) => {
          setLeft(notice ?? left)
          setWish(next)
        }}
      />
      <div className={styles.answer} aria-busy={isPlaceholderData || undefined}>
        {notice ?? (left && <Room>{left}</Room>)}
        {isClosed ? (
          <p className={styles.sum}>{words.closed}</p>
        ) : !ask || (!data && !error) ? (
          <FreeBoats ask={undefined} boats={[]} addresses={addresses} more={more} />
        ) : !data ? (
          <p className={styles.sum} role="alert">
            {words.notFound}{' '}
            <Button size="small" variant="secondary" busy={answer.isFetching} onClick={() => answer.refetch()}>
              {words.tryAgain}
            </Button>
          </p>
        ) : data.boats.length > 0 ? (
          <FreeBoats ask={ask} boats={data.boats} isOld={isPlaceholderData} addresses={addresses} more={more} />
        ) : data.together ? (
          <TogetherBoats ask={ask} together={data.together} addresses={addresses} />
        ) : (
          <NothingFree
            ask={ask}
            answer={data}
            phone={installation?.business.phone}
            onChoose={({ day, start }) => setWish({ ...wish, day, ...(ask.nights === undefined && { start }) })}
          />
        )}
      </div>
    </section>
  )
}

/** What is not said any more leaves its room: nothing moves under the finger that chose. */
const Room = ({ children }: { children: ReactNode }) => (
  <div className={styles.room} aria-hidden="true" inert>
    {children}
  </div>
)
