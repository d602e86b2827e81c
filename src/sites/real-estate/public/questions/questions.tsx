import { useRef } from 'react'
import { questionGroups } from '#features/questions/content/texts.ts'
import { searchQuestions } from '#features/questions/rules/search.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import { LiveRegion } from '#kit/ui/live-region.tsx'
import { said } from '#kit/ui/said.ts'
import { Contents } from './contents.tsx'
import { Figures } from './figures.tsx'
import { Group } from './group.tsx'
import styles from './questions.module.css'
import { Results } from './results.tsx'
import { SearchField } from './search-field.tsx'
import { useReading } from './use-reading.ts'
import { useQuestionSearch } from './use-search.ts'
import { words } from './words.ts'

/** Questions and answers in seven parts, to read, to search, and to lead others to. */
export function Questions() {
  const { typed, wanted, settled, type, leave } = useQuestionSearch()
  const { page, open, mark, show, showAll } = useReading(leave)
  const field = useRef<HTMLDivElement>(null)
  const isSearching = wanted.length > 0
  const hits = isSearching ? searchQuestions(questionGroups, wanted) : []
  const areAllAnswered = Object.values(open).every((depth) => depth === 'answers')
  const clear = () => {
    type('')
    field.current?.querySelector('input')?.focus()
  }
  return (
    <main className={styles.page} tabIndex={-1} ref={page}>
      <header className={styles.head}>
        <h1 className={styles.title}>
          {said(words.heading((second) => <span className={styles.second}>{second}</span>))}
        </h1>
        <p className={styles.lead}>{words.lead}</p>
        <div className={styles.search} ref={field}>
          <SearchField value={typed} onChange={type} />
          <LiveRegion>{isSearching && settled === typed && words.found(hits.length)}</LiveRegion>
        </div>
      </header>
      {!isSearching && <Figures />}
      <div className={classNames(styles.body, isSearching && styles.found)}>
        <Contents label={words.contents} parts={questionGroups} shown={isSearching ? 'results' : 'groups'} />
        {isSearching ? (
          <Results typed={typed} wanted={wanted} hits={hits} onClear={clear} />
        ) : (
          <div className={styles.groups}>
            <p className={styles.all}>
              <button type="button" onClick={() => showAll(areAllAnswered ? 'questions' : 'answers')}>
                {areAllAnswered ? words.hideAll : words.showAll}
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
          <h2 className={styles.missing}>{said(words.notAmong((rest) => <em>{rest}</em>))}</h2>
          <p>
            <ButtonLink to="/PresentationPro/contact#contact-form" size="large">
              {words.askUs}
            </ButtonLink>
          </p>
        </aside>
      )}
    </main>
  )
}
