import { Link } from '#kit/ui/link.tsx'
import { Exhibit } from './exhibit.tsx'
import styles from './services.module.css'
import { words } from './words.ts'

type Service = {
  title: string
  text: string
  /** Of the property whose picture goes with it. */
  property: number
  /** Groups of questions: their anchors, and what they are about. */
  questions: readonly (readonly [anchor: string, about: string])[]
}

const services: readonly Service[] = [
  {
    ...words.services.trade,
    property: 4,
    questions: [
      ['buying-property', words.topics.buying],
      ['selling-property', words.topics.selling],
    ],
  },
  {
    ...words.services.rent,
    property: 2,
    questions: [['renting-property', words.topics.renting]],
  },
  {
    ...words.services.move,
    property: 17,
    questions: [['property-management', words.topics.management]],
  },
]

/** What the agency does, and where it answers more. */
export function Services() {
  return (
    <section className={styles.services} aria-labelledby="services">
      <h2 id="services" className={styles.heading}>
        {words.ourServices}
      </h2>
      {services.map(({ title, text, property, questions }) => (
        <article key={title} className={styles.service}>
          <Exhibit property={property} className={styles.picture} />
          <div className={styles.words}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
            <ul className={styles.questions}>
              {questions.map(([anchor, about]) => (
                <li key={anchor}>
                  <Link to={`/PresentationPro/questions&answers#${anchor}`} className={styles.question}>
                    <span className={styles.tag}>{words.faq}</span> {about}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </article>
      ))}
    </section>
  )
}
