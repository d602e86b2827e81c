import type { ReactNode } from 'react'
import { callLink, type Office } from '#features/property-contact/content/places.ts'
import { VisuallyHidden } from '#kit/ui/visually-hidden.tsx'
import styles from './office-entry.module.css'
import { words } from './words.ts'

type OfficeEntryProps = {
  office: Office
  /** It is what the map shows. */
  isChosen: boolean
  onChoose: () => void
  /** What is known of it at this moment. */
  children: ReactNode
}

/** An office as a line of the list: its city, which chooses it, its address, its phone, and the way there. */
export function OfficeEntry({ office, isChosen, onChoose, children }: OfficeEntryProps) {
  const { city, street, place, phone, way } = office
  return (
    <li className={styles.entry}>
      <h3>
        <button type="button" className={styles.city} aria-pressed={isChosen} onClick={onChoose}>
          {city} <VisuallyHidden>{words.onMap}</VisuallyHidden>
          <svg aria-hidden="true" className={styles.marker} viewBox="0 0 24 24">
            <path d="M12 22C7 14.5 4.5 12 4.5 8.8a7.5 7.5 0 0 1 15 0C19.5 12 17 14.5 12 22Z" />
            <circle cx="12" cy="9" r="2.6" />
          </svg>
        </button>
      </h3>
      <div className={styles.facts}>
        <address className={styles.address}>
          <span>{street}</span>
          <span>{place}</span>
          <a href={callLink(phone)}>{phone}</a>
        </address>
        <div className={styles.now}>{children}</div>
      </div>
      <p className={styles.way}>{way}</p>
    </li>
  )
}
