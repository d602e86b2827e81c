import { useEffect, useId, useState } from 'react'
import { properties } from '#features/properties/rules/properties.ts'
import type { Listing } from '#features/properties/rules.ts'
import { IconButton } from '#kit/ui/button.tsx'
import { useModal } from '#kit/ui/dialog.tsx'
import { CloseIcon } from '#kit/ui/icons.tsx'
import { later } from '#kit/ui/later.tsx'
import { words } from '../words.ts'
import { Offer } from './offer.tsx'
import { Stage } from './stage.tsx'
import { type Step, useKeys } from './use-keys.ts'
import { useOfferLanguage } from './use-offer-language.ts'
import type { View } from './view-switch.tsx'
import styles from './viewer.module.css'

const Zoom = later(async () => (await import('./zoom.tsx')).Zoom)

type ViewerProps = {
  listing: Listing
  /** Those that are stepped through. */
  row: readonly Listing[]
  show: (listing: Listing) => void
  close: () => void
}

/** A property over the page: its picture, what is said of it, and its neighbours one step away. */
export default function Viewer({ listing, row, show, close }: ViewerProps) {
  const titleId = useId()
  const { dialog, backdrop } = useModal(true, close)
  const [language, setLanguage] = useOfferLanguage()
  const [view, setView] = useState<View>('outside')
  const [isZoomed, setIsZoomed] = useState(false)
  const property = properties.find(({ id }) => id === listing.id)
  const index = row.indexOf(listing)

  const go = (step: Step) => {
    const goal = { previous: index - 1, next: index + 1, first: 0, last: row.length - 1 }[step]
    const next = row[goal]
    if (next && goal !== index) show(next)
  }
  useKeys(!isZoomed, go)

  // Each text is read from its beginning.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is shown
  useEffect(() => {
    for (const part of [dialog.current, ...(dialog.current?.querySelectorAll('[data-scrolls]') ?? [])]) {
      part?.scrollTo({ top: 0, behavior: 'instant' })
    }
  }, [listing.id])

  return (
    <>
      <dialog ref={dialog} className={styles.viewer} aria-labelledby={titleId} {...backdrop}>
        <IconButton label={words.close} className={styles.close} onClick={close}>
          <CloseIcon />
        </IconButton>
        <div className={styles.dark} data-ground="ink">
          <Stage listing={listing} row={row} go={go} view={view} onView={setView} onZoom={() => setIsZoomed(true)} />
        </div>
        {property && <Offer property={property} language={language} onLanguage={setLanguage} titleId={titleId} />}
      </dialog>
      {isZoomed && <Zoom listing={listing} view={view} onClose={() => setIsZoomed(false)} />}
    </>
  )
}
