import { Link } from '#kit/ui/link.tsx'
import { Exhibit } from './exhibit.tsx'
import styles from './services.module.css'

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
    title: 'Buying & Selling',
    text: 'We know every house that we show, and say what is not in the brochure. Whoever sells gets a price that holds, and whoever buys a key that fits.',
    property: 4,
    questions: [
      ['buying-property', 'Buying property'],
      ['selling-property', 'Selling property'],
    ],
  },
  {
    title: 'Renting & Leasing',
    text: 'From the first advertisement to the record of the handover, and reachable when the heating is not.',
    property: 2,
    questions: [['renting-property', 'Renting property']],
  },
  {
    title: 'Moving & Renovation',
    text: 'Floors first, then the piano: we know joiners, painters and movers who come on the day they name, at the price they named.',
    property: 17,
    questions: [['property-management', 'Property management']],
  },
]

/** What the agency does, and where it answers more. */
export function Services() {
  return (
    <section className={styles.services} aria-labelledby="services">
      <h2 id="services" className={styles.heading}>
        Our services
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
                    <span className={styles.tag}>FAQ</span> {about}
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
