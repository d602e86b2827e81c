import { callLink } from '#features/property-contact/content/places.ts'
import { type Person, team } from './people.ts'
import { Portrait } from './portrait.tsx'
import styles from './team.module.css'
import { words } from './words.ts'

/** Who makes the magazine: the people of each office, one of them large. */
export function Team() {
  return (
    <section id="our-team" className={styles.team} aria-labelledby="our-team-title" tabIndex={-1}>
      <div className={styles.head}>
        <h2 id="our-team-title" className={styles.title}>
          {words.masthead}
        </h2>
        <p className={styles.lede}>{words.teamLede}</p>
      </div>
      {team.map(({ office, city, people }) => (
        <section key={office} className={styles.spread} aria-labelledby={`team-${office}`}>
          <h3 id={`team-${office}`} className={styles.city}>
            {city}
          </h3>
          {people.map((person) => (
            <Entry key={person.portrait} person={person} />
          ))}
        </section>
      ))}
    </section>
  )
}

function Entry({ person: { portrait, name, role, line, languages, mail, phone, alt } }: { person: Person }) {
  return (
    <article className={styles.entry}>
      <Portrait portrait={portrait} alt={alt} sizes="(width < 48rem) 70vw, 46vw" className={styles.portrait} />
      <div className={styles.words}>
        <p className={styles.role}>{role}</p>
        <h4 className={styles.name}>{name}</h4>
        <p className={styles.line}>{line}</p>
        <dl className={styles.facts}>
          <div>
            <dt>{words.speaks}</dt>
            <dd>{languages}</dd>
          </div>
          <div>
            <dt>{words.mail}</dt>
            <dd>
              <a href={`mailto:${mail}`}>
                {mail.replace(/@.*/, '')}
                <wbr />
                {mail.replace(/.*@/, '@')}
              </a>
            </dd>
          </div>
          <div>
            <dt>{words.phone}</dt>
            <dd>
              <a href={callLink(phone)}>{phone}</a>
            </dd>
          </div>
        </dl>
      </div>
    </article>
  )
}
