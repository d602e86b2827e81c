import { useArrival } from '#kit/ui/arrival.ts'
import { CheckIcon } from '#kit/ui/icons.tsx'
import { RedirectTimer } from '#kit/ui/redirect-timer.tsx'
import { Toaster } from '#kit/ui/toaster.tsx'
import type { VehicleType } from '../../contract.ts'
import { words } from '../../words.ts'
import { typeNames } from '../type-names.ts'
import styles from './saved.module.css'

type SavedProps = { type: VehicleType; isNew: boolean; to: string }

/** It worked; the overview follows by itself. */
export function Saved({ type, isNew, to }: SavedProps) {
  const title = useArrival<HTMLHeadingElement>()
  return (
    <div className={styles.saved}>
      <span className={styles.icon} aria-hidden="true">
        <CheckIcon />
      </span>
      <h1 ref={title} tabIndex={-1}>
        {isNew ? words.wasAdded(typeNames[type].singular) : words.wasChanged}
      </h1>
      <RedirectTimer to={to} seconds={3.5} text={words.toOverview} />
      <Toaster />
    </div>
  )
}
