import type { ReactNode } from 'react'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { OfficePage } from '#features/sign-in/screens/office-page.tsx'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { getBusinessSettings } from '../../contract.ts'
import { words } from '../../words.ts'
import { BusinessForm } from './business-form.tsx'
import styles from './settings-form.module.css'

type BusinessSettingsProps = {
  user: SignedInUser
  /** The address of a day's bookings. */
  dayAddress: (day: string) => string
  /** What root sets for itself. */
  more?: ReactNode
}

/** For root: when the rental is open, and whether it is hiring. */
export function BusinessSettings({ user, dayAddress, more }: BusinessSettingsProps) {
  const settings = useEndpoint(getBusinessSettings)
  return (
    <OfficePage user={user} title={words.settings} lead={words.lead}>
      {settings.data ? (
        <>
          <BusinessForm user={user} settings={settings.data} dayAddress={dayAddress} />
          {more && <div className={styles.form}>{more}</div>}
        </>
      ) : (
        <Pending query={settings} what={words.theSettings} lines={8} />
      )}
    </OfficePage>
  )
}
