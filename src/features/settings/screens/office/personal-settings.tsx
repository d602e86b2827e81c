import type { ReactNode } from 'react'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { OfficePage } from '#features/sign-in/screens/office-page.tsx'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import type { SettingsCalls } from '../../contract/staff.ts'
import { words } from '../../words.ts'
import { PersonalForm } from './personal-form.tsx'
import styles from './settings-form.module.css'

type PersonalSettingsProps = {
  user: SignedInUser
  calls: SettingsCalls
  /** What they set besides, each by itself. */
  more?: ReactNode
}

/** What people change of themselves, at either business. */
export function PersonalSettings({ user, calls, more }: PersonalSettingsProps) {
  const info = useEndpoint(calls.getUserInfo)
  return (
    <OfficePage user={user} title={words.settings}>
      {info.data ? (
        <>
          <PersonalForm key={user.id} user={user} calls={calls} info={info.data} />
          {more && <div className={styles.form}>{more}</div>}
        </>
      ) : (
        <Pending query={info} what={words.yourSettings} lines={6} />
      )}
    </OfficePage>
  )
}
