import { rentalSettings } from '#features/settings/contract/staff.ts'
import { BusinessSettings } from '#features/settings/screens/office/business-settings.tsx'
import { PersonalSettings } from '#features/settings/screens/office/personal-settings.tsx'
import { SignedIn } from '#features/sign-in/screens/signed-in.tsx'
import { words } from './words.ts'

export const meta = {
  title: words.titled(words.settings),
  description: words.settingsText,
  noindex: true,
}

const dayAddress = (day: string) => `/RentalRevolution/bookings?${new URLSearchParams({ day })}`

export default function SettingsPage() {
  return (
    <SignedIn access="staff">
      {(user) =>
        user.root ? (
          <BusinessSettings user={user} dayAddress={dayAddress} />
        ) : (
          <PersonalSettings user={user} calls={rentalSettings} />
        )
      }
    </SignedIn>
  )
}
