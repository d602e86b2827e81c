import { getInstallation } from '#features/settings/contract.ts'
import { SettingsList } from '#features/settings/screens/office/settings-list.tsx'
import { formatDay, formatHour, wallClock } from '#kit/shared/day.ts'
import { Button } from '#kit/ui/button.tsx'
import layout from '#kit/ui/layout.module.css'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { getPush, type Push, removeDevice, testDevice } from '../contract.ts'
import { words } from '../words.ts'
import { type Here, isHere } from './device-switch.tsx'

const onError = ({ message }: Error) => void toast(message, { tone: 'danger' })

/** The devices that are told, each to be tried or removed. */
export function DeviceList({ devices, here }: { devices: Push['devices']; here: Here }) {
  const { time_zone = 'UTC' } = useEndpoint(getInstallation).data ?? {}
  const test = useWrite(testDevice, { onSuccess: () => toast(words.testSent), onError })
  const remove = useWrite(removeDevice, { refreshes: [getPush], onError })
  const told = (at: string) => {
    const { day, hour } = wallClock(time_zone, at)
    return words.lastTold(formatDay(day), formatHour(Math.floor(hour * 60) / 60))
  }
  const items = devices.map(({ id, label, endpoint, made_at, told_at }) => ({
    id,
    title: isHere(here, endpoint) ? words.thisDevice(label) : label,
    detail: [words.since(formatDay(wallClock(time_zone, made_at).day)), ...(told_at ? [told(told_at)] : [])].join(', '),
    actions: (
      <div className={layout.row2}>
        <Button
          variant="secondary"
          size="small"
          aria-label={words.testDevice(label)}
          onClick={() => test.mutate({ body: { id } })}
        >
          {words.test}
        </Button>
        <Button
          variant="secondary"
          size="small"
          aria-label={words.removeDevice(label)}
          onClick={() => {
            remove.mutate({ body: { id } })
            if (isHere(here, endpoint)) void here.unsubscribe()
          }}
        >
          {words.remove}
        </Button>
      </div>
    ),
  }))
  return <SettingsList label={words.devices} items={items} />
}
