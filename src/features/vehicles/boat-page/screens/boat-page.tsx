import type { ReactNode } from 'react'
import { language } from '#kit/shared/language.ts'
import { formatMoney, toCents } from '#kit/shared/money.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import layout from '#kit/ui/layout.module.css'
import { Link } from '#kit/ui/link.tsx'
import type { Vehicle, VehicleType } from '../../contract.ts'
import { isOnOffer } from '../../rules/boat.ts'
import { type Description, describedIn, isLet } from '../../rules.ts'
import { typeNames, typeTitles } from '../../screens/type-names.ts'
import { depositText, includedText, startingPrice } from '../../screens/vehicle-facts.ts'
import { words as boatWords } from '../../words.ts'
import { words } from '../words.ts'
import { BoatCosts, type Costs } from './boat-costs.tsx'
import styles from './boat-page.module.css'
import { BoatPictures } from './boat-pictures.tsx'
import { SimilarBoats } from './similar-boats.tsx'

export type BoatLinks = {
  boat: (name: string) => string
  type: (type: VehicleType) => string
  byHours: (type: VehicleType, name: string) => string
  byDays: (type: VehicleType, name: string) => string
}

type BoatPageProps = {
  boat: Vehicle
  similar: readonly Vehicle[]
  costs: Costs
  links: BoatLinks
  /** When it can be had first, as of now. */
  firstFree: ReactNode
}

/** Everything about one boat: what it looks like, what it costs, who may steer it, and the way to have it. */
export function BoatPage({ boat, similar, costs, links, firstFree }: BoatPageProps) {
  const described = describedIn(language(), boat)
  return (
    <article className={styles.page} aria-labelledby="boat">
      <BoatPictures vehicle={boat} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <header className={styles.head}>
            <p>
              <Link to={links.type(boat.type)} className={styles.type}>
                {typeTitles[boat.type]}
              </Link>
            </p>
            <h1 className={styles.name} id="boat">
              {boat.name}
            </h1>
            <ul className={styles.facts}>
              <li>{typeNames[boat.type].singular}</li>
              <li>{boatWords.upTo(boat.passengers)}</li>
              <li>{words.drives[boat.drive]}</li>
              <li>{boatWords.licenses[boat.license]}</li>
            </ul>
          </header>
          <p className={styles.about} lang={described.general.language}>
            {described.general.text}
          </p>
          <div className={styles.pair}>
            <Lines id="aboard" title={words.aboard} said={described.features} />
            <Lines id="technical" title={words.technical} said={described.technical} />
          </div>
          <BoatCosts vehicle={boat} costs={costs} />
          <section aria-labelledby="steer" className={styles.part}>
            <h2 id="steer">{words.whoMaySteer}</h2>
            <p className={styles.text}>{licenceSentences(boat).join(' ')}</p>
          </section>
        </div>
        <BookingSheet boat={boat} hasSimilar={similar.length > 0} links={links} firstFree={firstFree} />
      </div>
      {similar.length > 0 && <SimilarBoats boat={boat} similar={similar} boatTo={links.boat} />}
    </article>
  )
}

type BookingSheetProps = Omit<BoatPageProps, 'similar' | 'costs'> & { hasSimilar: boolean }

/** The least it costs, when it is free, and the ways to book it; or that it cannot be had. */
function BookingSheet({ boat, hasSimilar, links, firstFree }: BookingSheetProps) {
  const price = startingPrice(boat)
  const { type, name } = boat
  return (
    <aside className={styles.sheet} aria-label={words.bookIt(name)}>
      {price && (
        <p className={styles.price}>
          <span className={layout.note}>{boatWords.from}</span> <strong>{price.price}</strong>{' '}
          <span className={layout.note}>{price.time}</span>
          <span className={styles.parts}>{[includedText(boat), depositText(boat)].filter(Boolean).join('; ')}</span>
        </p>
      )}
      {isOnOffer(boat) ? (
        <>
          <div className={styles.free}>{firstFree}</div>
          <div className={layout.stack2}>
            {isLet(boat, 'hours') && (
              <ButtonLink to={links.byHours(type, name)} size="large" wide>
                {words.byHours}
              </ButtonLink>
            )}
            {isLet(boat, 'days') && (
              <ButtonLink
                to={links.byDays(type, name)}
                size="large"
                wide
                variant={isLet(boat, 'hours') ? 'secondary' : 'primary'}
              >
                {words.byDays}
              </ButtonLink>
            )}
          </div>
        </>
      ) : (
        <p className={styles.gone} role="status">
          <strong>{boat.blocked ? words.blocked(name) : words.notLet(name)}</strong>
          {hasSimilar && <a href="#similar">{words.insteadBelow}</a>}
        </p>
      )}
    </aside>
  )
}

function licenceSentences({ name, license, charter_license, extra_captain }: Vehicle): string[] {
  const price = (units: number) => formatMoney(toCents(units))
  if (license === 'captain') return [words.captainSteers(name, price(extra_captain ?? 0))]
  if (license !== 'yes') return [words.anybody(name)]
  const ways = [
    ...(charter_license > 0 ? [words.orCharter(price(charter_license))] : []),
    ...(extra_captain === null ? [] : [words.orCaptain(price(extra_captain))]),
  ]
  return [words.withLicence(name), ...(ways.length > 0 ? ways : [words.notWithout])]
}

/** Each line of the text is an entry. */
function Lines({ id, title, said }: { id: string; title: string; said: Description['features'] }) {
  const lines = said.text.split('\n').filter((line) => line.trim() !== '')
  if (lines.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.lines} lang={said.language}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
