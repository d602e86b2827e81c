import { questionGroups } from '#features/questions/content/texts.ts'
import { excerptOf, type Hit } from '#features/questions/rules/search.ts'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import layout from '#kit/ui/layout.module.css'
import { Marked } from './marked.tsx'
import styles from './results.module.css'

type ResultsProps = { typed: string; words: readonly string[]; hits: readonly Hit[]; onClear: () => void }

/** What was found, the likeliest first; each leads to its answer in its place. */
export function Results({ typed, words, hits, onClear }: ResultsProps) {
  if (hits.length === 0) return <NothingFound typed={typed} onClear={onClear} />
  return (
    <section className={styles.results} aria-labelledby="results-title">
      <h2 id="results-title" className={styles.title}>
        {found(hits.length)} <em>“{typed.trim()}”</em>
      </h2>
      <ol className={layout.plain}>
        {hits.map(({ group, question }) => (
          <li key={question.anchor} className={styles.hit}>
            <p className={layout.note}>
              {questionGroups.indexOf(group) + 1}. {group.title}
            </p>
            <h3 className={styles.question}>
              <a href={`#${question.anchor}`}>
                <Marked text={question.question} words={words} />
              </a>
            </h3>
            <p className={styles.excerpt}>
              <Marked text={excerptOf(question, words)} words={words} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

const found = (count: number) => (count === 1 ? '1 question on' : `${count} questions on`)

function NothingFound({ typed, onClear }: { typed: string; onClear: () => void }) {
  return (
    <section className={styles.results} aria-labelledby="results-title">
      <h2 id="results-title" className={styles.title}>
        Nothing on <em>“{typed.trim()}”</em>
      </h2>
      <p className={styles.advice}>
        Try a shorter word, or another one for the same. Or ask us: somebody answers within one working day.
      </p>
      <p className={styles.actions}>
        <ButtonLink to="/PresentationPro/contact#contact-form">Ask us</ButtonLink>
        <Button variant="secondary" onClick={onClear}>
          Show all questions
        </Button>
      </p>
    </section>
  )
}
