import type { Question } from '#features/questions/rules.ts'
import { Link } from '#kit/ui/link.tsx'
import styles from './answer.module.css'
import { CopyLink } from './copy-link.tsx'
import { Fold } from './fold.tsx'

type AnswerProps = {
  question: Question
  isOpen: boolean
  onFound: () => void
  /** Given where it is what one came for; changes each time one does. */
  turn: number | undefined
}

/** A question, which is a link to itself, and below it the answer. */
export function Answer({
  question: { anchor, question, answer, references = [] },
  isOpen,
  onFound,
  turn,
}: AnswerProps) {
  const title = `${anchor}-title`
  return (
    <article
      id={anchor}
      tabIndex={-1}
      aria-labelledby={title}
      className={styles.entry}
      data-lit={turn === undefined ? undefined : turn % 2}
    >
      <h3 id={title} className={styles.question}>
        <a href={`#${anchor}`}>{question}</a>
      </h3>
      <Fold isOpen={isOpen} onFound={onFound}>
        <div className={styles.answer}>
          {answer.map((block) =>
            typeof block === 'string' ? (
              <p key={block}>{block}</p>
            ) : (
              <ul key={block[0]}>
                {block.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            ),
          )}
          <p className={styles.ways}>
            {references.map(({ text, to }) =>
              to.startsWith('#') ? (
                <a key={to} href={to} className={styles.way}>
                  {text}
                </a>
              ) : (
                <Link key={to} to={to} className={styles.way}>
                  {text}
                </Link>
              ),
            )}
            <CopyLink anchor={anchor} question={question} />
          </p>
        </div>
      </Fold>
    </article>
  )
}
