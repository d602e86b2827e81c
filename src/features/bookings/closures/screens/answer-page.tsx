import { useEffect, useState } from 'react'
import { call } from '#kit/ui/api.ts'
import { useArrival } from '#kit/ui/arrival.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { ErrorState } from '#kit/ui/error-state.tsx'
import { Loading, Skeleton } from '#kit/ui/skeleton.tsx'
import { useLinked } from '../../screens/use-linked.ts'
import styles from '../../self-service/screens/own-booking.module.css'
import head from '../../self-service/screens/own-head.module.css'
import own from '../../waiting/screens/own-place.module.css'
import { readQuestion } from '../contract/answer.ts'
import { words } from '../words.ts'
import { QuestionParts } from './question-parts-later.ts'

const read = (link: string) => call(readQuestion, { body: { link } })

/** For whoever holds the link of the mail: why the trip cannot be as booked, and what they would like instead. */
export function AnswerPage({ home }: { home: string }) {
  const { link, found: question, error, busy, reload, replace } = useLinked(read, words.notLoaded)
  const [first, setFirst] = useState<string>()
  const title = useArrival<HTMLHeadingElement>(
    question && first !== undefined && question.state !== first ? question.state : false,
  )
  useEffect(() => {
    if (question) setFirst((before) => before ?? question.state)
  }, [question])
  if (link === '' || (error && !error.passing)) {
    return (
      <section className={styles.single}>
        <h1>{words.noQuestion}</h1>
        <p className={styles.lead}>{error?.message ?? words.linkIncomplete}</p>
        <ButtonLink to={home} variant="secondary" className={styles.start}>
          {words.toHome}
        </ButtonLink>
      </section>
    )
  }
  if (error) {
    return (
      <div className={styles.single}>
        <ErrorState isPage title={words.notLoaded} text={error.message} retry={reload} busy={busy} />
      </div>
    )
  }
  if (!question || link === undefined) {
    return (
      <Loading what={words.looking} className={styles.single ?? ''}>
        <h1>{words.yourTrip}</h1>
        <Skeleton count={4} />
      </Loading>
    )
  }
  return (
    <div className={styles.page}>
      <header className={own.band} data-ground="lake">
        {question.state === 'open' && (
          <p className={head.state}>{question.is_water ? words.why.water : words.why.boat}</p>
        )}
        <h1 className={head.title} tabIndex={-1} ref={title}>
          {words.titles[question.state]}
        </h1>
        <p className={head.news}>{words.leads[question.state]}</p>
      </header>
      <div className={own.body}>
        <QuestionParts question={question} link={link} onAnswer={replace} onTaken={reload} />
      </div>
    </div>
  )
}
