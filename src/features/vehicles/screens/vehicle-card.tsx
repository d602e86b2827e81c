import { type ReactNode, useId, useState } from 'react'
import { language } from '#kit/shared/language.ts'
import { Badge } from '#kit/ui/badge.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import layout from '#kit/ui/layout.module.css'
import { Link } from '#kit/ui/link.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import type { Vehicle } from '../contract.ts'
import { type Description, describedIn } from '../rules.ts'
import { words } from '../words.ts'
import { typeNames } from './type-names.ts'
import styles from './vehicle-card.module.css'
import { depositText, includedText, startingPrice } from './vehicle-facts.ts'
import { VehiclePictures } from './vehicle-pictures.tsx'

type VehicleCardProps = {
  vehicle: Vehicle
  /** Names the type too, where vehicles of several types stand together. */
  showType?: boolean
  /** On the screen before anything is scrolled: its picture does not wait. */
  first?: boolean
  /** The address of its own page. */
  to?: string
  /** Its prices, over the page. */
  prices: (onClose: () => void) => ReactNode
  /** Without it, it cannot be booked here. */
  onBook?: () => void
  /** What staff may do with it, at its end. */
  desk?: ReactNode
}

/** A vehicle with everything there is to know before booking it. */
export function VehicleCard({ vehicle, showType = false, first = false, to, prices, onBook, desk }: VehicleCardProps) {
  const id = useId()
  const [showsPrices, setShowsPrices] = useState(false)
  const price = startingPrice(vehicle)
  return (
    <article className={styles.card} aria-labelledby={id} data-vehicle={vehicle.name}>
      <VehiclePictures vehicle={vehicle} eager={first} />
      <div className={styles.sheet}>
        <header className={styles.head}>
          <h2 className={styles.name} id={id}>
            {to === undefined ? vehicle.name : <Link to={to}>{vehicle.name}</Link>}
          </h2>
          {showType && <p className={layout.muted}>{typeNames[vehicle.type].singular}</p>}
          {vehicle.blocked && <Badge tone="warning">{words.notAvailable}</Badge>}
        </header>
        <ul className={styles.facts}>
          <li>{words.upTo(vehicle.passengers)}</li>
          <li>{words.licenses[vehicle.license]}</li>
        </ul>
        <Tabs label={words.aboutBoat(vehicle.name)} tabs={descriptionTabs(vehicle)} className={styles.tabs} />
        <div className={styles.end}>
          {price && (
            <p className={styles.price}>
              <span className={layout.note}>{words.from}</span> <strong>{price.price}</strong>{' '}
              <span className={layout.note}>{price.time}</span>
              <span className={styles.captain}>
                {[includedText(vehicle), depositText(vehicle)].filter(Boolean).join('; ')}
              </span>
            </p>
          )}
          <div className={styles.actions}>
            {to !== undefined && (
              <ButtonLink to={to} variant="quiet" aria-label={words.moreAbout(vehicle.name)}>
                {words.more}
              </ButtonLink>
            )}
            <Button variant="secondary" onClick={() => setShowsPrices(true)}>
              {words.priceList}
            </Button>
            {!vehicle.blocked && onBook && <Button onClick={onBook}>{words.book}</Button>}
          </div>
        </div>
        {desk}
      </div>
      {showsPrices && prices(() => setShowsPrices(false))}
    </article>
  )
}

function descriptionTabs(vehicle: Vehicle) {
  const { general, features, technical } = describedIn(language(), vehicle)
  return [
    { id: 'general', label: words.general, content: <p lang={general.language}>{general.text}</p> },
    { id: 'features', label: words.features, content: <Lines {...features} /> },
    { id: 'technical', label: words.technical, content: <Lines {...technical} /> },
  ] as const
}

/** Each line of the text is an entry. */
function Lines({ text, language: spoken }: Description['features']): ReactNode {
  return (
    <ul className={styles.lines} lang={spoken}>
      {text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => (
          <li key={line}>{line}</li>
        ))}
    </ul>
  )
}
