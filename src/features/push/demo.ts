import { play } from '#kit/ui/demo.ts'
import { getPush, removeDevice, saveWishes } from './contract.ts'

/** What a test account wants to be told; nothing is ever sent. */
export const plays = [
  play(saveWishes, ({ body: { kinds, quiet_from = null, quiet_until = null } }, { show }) =>
    show(getPush, (push) => ({ ...push, kinds, quiet_from, quiet_until })),
  ),
  play(removeDevice, ({ body: { id } }, { show }) =>
    show(getPush, (push) => ({ ...push, devices: push.devices.filter((device) => device.id !== id) })),
  ),
]
