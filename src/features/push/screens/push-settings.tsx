import { SettingsPart } from '#features/settings/screens/office/settings-part.tsx'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import layout from '#kit/ui/layout.module.css'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { getPush } from '../contract.ts'
import { words } from '../words.ts'
import { DeviceList } from './device-list.tsx'
import { DeviceSwitch } from './device-switch.tsx'
import { useThisDevice } from './use-this-device.ts'
import { WishesForm } from './wishes-form.tsx'

/** What one wants to be told at once, when not, and on which devices. */
export function PushSettings({ user }: { user: SignedInUser }) {
  const known = useEndpoint(getPush)
  const here = useThisDevice()
  const { data: push } = known
  return (
    <SettingsPart name="told" title={words.title} text={words.text}>
      <p className={layout.note}>{words.homeScreen}</p>
      {push ? (
        <>
          <DeviceSwitch user={user} push={push} here={here} />
          {push.devices.length > 0 && <DeviceList devices={push.devices} here={here} />}
          <WishesForm key={JSON.stringify([push.kinds, push.quiet_from, push.quiet_until])} push={push} />
        </>
      ) : (
        <Pending query={known} what={words.yourMessages} blocks={1} />
      )}
    </SettingsPart>
  )
}
