import { CalendarSettings } from '#features/calendar-feeds/screens/calendar-settings.tsx'
import { ChecklistSettings } from '#features/handovers/checklist/screens/office/checklist-settings.tsx'
import { PushSettings } from '#features/push/screens/push-settings.tsx'
import { rentalSettings } from '#features/settings/contract/staff.ts'
import { BusinessSettings } from '#features/settings/screens/office/business-settings.tsx'
import { PersonalSettings } from '#features/settings/screens/office/personal-settings.tsx'
import { SpecialDaysPart } from '#features/settings/special-days/screens/special-days-part.tsx'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { SignedIn } from '#features/sign-in/screens/signed-in.tsx'
import { officeMeta } from './office-meta.ts'
import { words } from './words.ts'

export const meta = officeMeta(words.settings, words.settingsText)

const dayAddress = (day: string) => `/RentalRevolution/bookings?${new URLSearchParams({ day })}`

const more = (user: SignedInUser) => (
  <>
    {user.admin && (
      <>
        <SpecialDaysPart dayAddress={dayAddress} />
        <ChecklistSettings />
      </>
    )}
    <PushSettings user={user} />
    <CalendarSettings />
  </>
)

export default function SettingsPage() {
  return (
    <SignedIn access="staff">
      {(user) =>
        user.root ? (
          <BusinessSettings user={user} dayAddress={dayAddress} more={more(user)} />
        ) : (
          <PersonalSettings user={user} calls={rentalSettings} more={more(user)} />
        )
      }
    </SignedIn>
  )
}
