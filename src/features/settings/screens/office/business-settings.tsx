import { type ReactNode, useState } from 'react'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { OfficePage } from '#features/sign-in/screens/office-page.tsx'
import { later } from '#kit/ui/later.tsx'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { getBusinessSettings, type SpecialDay } from '../../contract.ts'
import { SpecialDaysPart } from '../../special-days/screens/special-days-part.tsx'
import { words } from '../../words.ts'
import { BusinessForm } from './business-form.tsx'
import styles from './settings-form.module.css'

const SpecialDayDialog = later(
  async () => (await import('../../special-days/screens/special-day-dialog.tsx')).SpecialDayDialog,
)

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
  const [edited, setEdited] = useState<{ special: SpecialDay | undefined }>()
  return (
    <OfficePage user={user} title={words.settings} lead={words.lead}>
      {settings.data ? (
        <>
          <BusinessForm user={user} settings={settings.data} dayAddress={dayAddress}>
            <SpecialDaysPart settings={settings.data} onEdit={(special) => setEdited({ special })} />
          </BusinessForm>
          {more && <div className={styles.form}>{more}</div>}
        </>
      ) : (
        <Pending query={settings} what={words.theSettings} lines={8} />
      )}
      {edited && (
        <SpecialDayDialog special={edited.special} dayAddress={dayAddress} onClose={() => setEdited(undefined)} />
      )}
    </OfficePage>
  )
}
