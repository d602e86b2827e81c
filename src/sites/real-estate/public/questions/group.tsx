import type { QuestionGroup } from '#features/questions/rules.ts'
import { VisuallyHidden } from '#kit/ui/visually-hidden.tsx'
import { Answer } from './answer.tsx'
import { Fold } from './fold.tsx'
import styles from './group.module.css'
import type { Depth, Mark } from './use-reading.ts'
import { words } from './words.ts'

type GroupProps = {
  group: QuestionGroup
  depth: Depth
  mark: Mark | undefined
  onShow: (depth: Depth) => void
}

/** A part of the page: its title alone, with its questions, or with their answers, too. */
export function Group({ group: { anchor, title, lead, questions }, depth, mark, onShow }: GroupProps) {
  const [isOpen, isAnswered] = [depth !== 'title', depth === 'answers']
  const content = `${anchor}-questions`
  const turnOf = (place: string) => (mark?.anchor === place ? mark.turn : undefined)
  return (
    <section id={anchor} tabIndex={-1} aria-labelledby={`${anchor}-title`} className={styles.group}>
      <div className={styles.head} data-lit={turnOf(anchor) === undefined ? undefined : ''}>
        <h2 id={`${anchor}-title`} className={styles.title}>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={content}
            className={styles.toggle}
            onClick={() => onShow(isOpen ? 'title' : 'questions')}
          >
            {title}
          </button>
        </h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      <Fold id={content} isOpen={isOpen} onFound={() => onShow('questions')}>
        <div className={styles.bar}>
          <span>{words.counted(questions.length)}</span>
          <button
            type="button"
            aria-expanded={isAnswered}
            className={styles.all}
            onClick={() => onShow(isAnswered ? 'questions' : 'answers')}
          >
            {isAnswered ? words.hideAnswers : words.showAnswers}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </button>
        </div>
        {questions.map((question) => (
          <Answer
            key={question.anchor}
            question={question}
            isOpen={isAnswered}
            onFound={() => onShow('answers')}
            turn={turnOf(question.anchor)}
          />
        ))}
      </Fold>
    </section>
  )
}
