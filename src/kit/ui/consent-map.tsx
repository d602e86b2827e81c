import { type ReactNode, useRef } from 'react'
import { Button, ButtonLink } from './button.tsx'
import { classNames } from './class-names.ts'
import styles from './consent-map.module.css'
import { useMapsConsent } from './maps-consent.ts'
import { words } from './words.ts'

export type ConsentMapProps = {
  /** What the map shows, for who hears it: `Map of Musterweg 24, 12345 Berlin`. */
  title: string
  /** Address of the map service's embed; undefined while it is not known yet. */
  mapUrl: string | undefined
  directionsUrl: string | undefined
  /** A drawing of our own that stands in for the map until the visitor agrees. Decorative. */
  children?: ReactNode
  className?: string | undefined
}

/**
 * A map of Google that is asked for only once the visitor agrees. The consent holds for every map of the product, is
 * kept in the browser and can be withdrawn. A site sets --map-height, --map-ground, --map-card and --map-on-card.
 */
export default function ConsentMap({ title, mapUrl, directionsUrl, children, className }: ConsentMapProps) {
  const [agreed, agree] = useMapsConsent()
  const frame = useRef<HTMLElement>(null)
  const decide = (agrees: boolean) => {
    agree(agrees)
    // The button that was pressed goes away.
    frame.current?.focus({ preventScroll: true })
  }
  const isShown = agreed && mapUrl !== undefined
  return (
    <section className={classNames(styles.frame, className)} aria-label={title} tabIndex={-1} ref={frame}>
      {isShown ? (
        <iframe
          className={styles.map}
          src={mapUrl}
          title={title}
          loading="lazy"
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        />
      ) : (
        <div className={styles.drawing} aria-hidden="true">
          {children}
        </div>
      )}
      <div className={classNames(styles.card, isShown && styles.shown)}>
        {!isShown && <p>{words.mapsNotAgreed}</p>}
        <div className={styles.actions}>
          {agreed ? (
            <Button variant="secondary" onClick={() => decide(false)}>
              {words.withdrawConsent}
            </Button>
          ) : (
            <Button onClick={() => decide(true)}>{words.agree}</Button>
          )}
          {directionsUrl && (
            <ButtonLink href={directionsUrl} variant="secondary" target="_blank" rel="noreferrer">
              {words.directions}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  )
}
