import { useRef } from 'react'
import { questionGroups } from '#features/questions/content/texts.ts'
import { searchQuestions } from '#features/questions/rules/search.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import { LiveRegion } from '#kit/ui/live-region.tsx'
import { Contents } from './contents.tsx'
import { Figures } from './figures.tsx'
import { Group } from './group.tsx'
import styles from './questions.module.css'
import { Results } from './results.tsx'
import { SearchField } from './search-field.tsx'
import { useReading } from './use-reading.ts'
import { useQuestionSearch } from './use-search.ts'

/** Questions and answers in seven parts, to read, to search, and to lead others to. */
export function Questions() {
  const { typed, words, settled, type, leave } = useQuestionSearch()
  const { page, open, mark, show, showAll } = useReading(leave)
  const field = useRef<HTMLDivElement>(null)
  const isSearching = words.length > 0
  const hits = isSearching ? searchQuestions(questionGroups, words) : []
  const areAllAnswered = Object.values(open).every((depth) => depth === 'answers')
  const clear = () => {
    type('')
    field.current?.querySelector('input')?.focus()
  }
  return (
    <main className={styles.page} tabIndex={-1} ref={page}>
      <header className={styles.head}>
        <h1 className={styles.title}>
          Questions <span className={styles.second}>& Answers</span>
        </h1>
        <p className={styles.lead}>
          What people ask us before they buy, sell, rent or let, answered in a few sentences each.
        </p>
        <div className={styles.search} ref={field}>
          <SearchField value={typed} onChange={type} />
          <LiveRegion>{isSearching && settled === typed && announced(hits.length)}</LiveRegion>
        </div>
      </header>
      {!isSearching && <Figures />}
      <div className={classNames(styles.body, isSearching && styles.found)}>
        <Contents label="Contents" parts={questionGroups} shown={isSearching ? 'results' : 'groups'} />
        {isSearching ? (
          <Results typed={typed} words={words} hits={hits} onClear={clear} />
        ) : (
          <div className={styles.groups}>
            <p className={styles.all}>
              <button type="button" onClick={() => showAll(areAllAnswered ? 'questions' : 'answers')}>
                {areAllAnswered ? 'Hide all answers' : 'Show all answers'}
              </button>
            </p>
            {questionGroups.map((group) => (
              <Group
                key={group.anchor}
                group={group}
                depth={open[group.anchor] ?? 'questions'}
                mark={mark}
                onShow={(depth) => show(group.anchor, depth)}
              />
            ))}
          </div>
        )}
      </div>
      {(!isSearching || hits.length > 0) && (
        <aside className={styles.further}>
          <h2 className={styles.missing}>
            Yours was <em>not among them?</em>
          </h2>
          <p>
            <ButtonLink to="/PresentationPro/contact#contact-form" size="large">
              Ask us
            </ButtonLink>
          </p>
        </aside>
      )}
    </main>
  )
}

const announced = (count: number) =>
  count === 0 ? 'No questions found' : count === 1 ? '1 question found' : `${count} questions found`
