import { questionGroups } from '#features/questions/content/texts.ts'
import { excerptOf, type Hit } from '#features/questions/rules/search.ts'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import layout from '#kit/ui/layout.module.css'
import { said } from '#kit/ui/said.ts'
import { Marked } from './marked.tsx'
import styles from './results.module.css'
import { words } from './words.ts'

type ResultsProps = { typed: string; wanted: readonly string[]; hits: readonly Hit[]; onClear: () => void }

/** What was found, the likeliest first; each leads to its answer in its place. */
export function Results({ typed, wanted, hits, onClear }: ResultsProps) {
  if (hits.length === 0) return <NothingFound typed={typed} onClear={onClear} />
  return (
    <section className={styles.results} aria-labelledby="results-title">
      <h2 id="results-title" className={styles.title}>
        {said(words.foundOn(hits.length, typed.trim(), (text) => <em>{text}</em>))}
      </h2>
      <ol className={layout.plain}>
        {hits.map(({ group, question }) => (
          <li key={question.anchor} className={styles.hit}>
            <p className={layout.note}>
              {questionGroups.indexOf(group) + 1}. {group.title}
            </p>
            <h3 className={styles.question}>
              <a href={`#${question.anchor}`}>
                <Marked text={question.question} words={wanted} />
              </a>
            </h3>
            <p className={styles.excerpt}>
              <Marked text={excerptOf(question, wanted)} words={wanted} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function NothingFound({ typed, onClear }: { typed: string; onClear: () => void }) {
  return (
    <section className={styles.results} aria-labelledby="results-title">
      <h2 id="results-title" className={styles.title}>
        {said(words.nothingOn(typed.trim(), (text) => <em>{text}</em>))}
      </h2>
      <p className={styles.advice}>{words.nothingAdvice}</p>
      <p className={styles.actions}>
        <ButtonLink to="/PresentationPro/contact#contact-form">{words.askUs}</ButtonLink>
        <Button variant="secondary" onClick={onClear}>
          {words.showQuestions}
        </Button>
      </p>
    </section>
  )
}
