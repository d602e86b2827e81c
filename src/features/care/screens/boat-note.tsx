import { formatMoney } from '#kit/shared/money.ts'
import { Banner } from '#kit/ui/banner.tsx'
import layout from '#kit/ui/layout.module.css'
import { Link } from '#kit/ui/link.tsx'
import type { BoatState, DamageOut } from '../contract.ts'
import { words } from '../words.ts'

export const careAddress = '/RentalRevolution/care'

/** What whoever hands a boat over should know about it: damages that are open, and a service that is due. */
export function BoatNote({ boat: { damages, service } }: { boat: BoatState }) {
  const open = damages.filter(({ state }) => state !== 'done')
  if (open.length === 0 && service !== 'due') return null
  return (
    <Banner
      tone={open.length > 0 ? 'warning' : 'info'}
      title={open.length > 0 ? words.damageReported : words.serviceDue}
      action={<Link to={careAddress}>{words.lookAtIt}</Link>}
    >
      {open.length > 0 && (
        <ul className={layout.plain}>
          {open.map(({ id, description, state }) => (
            <li key={id}>
              {description} <span className={layout.small}>({words.states[state]})</span>
            </li>
          ))}
          {service === 'due' && <li>{words.serviceDue}</li>}
        </ul>
      )}
    </Banner>
  )
}

/** What a damage costs its customer, as far as that is decided. */
export function DamageMoney({ damage: { charged, held, charge_reason, customer } }: { damage: DamageOut }) {
  if (charged === null) return <>{held > 0 ? words.isHeld(formatMoney(held)) : words.notAssessed}</>
  return <>{charged === 0 ? words.costNothing : words.wasCharged(formatMoney(charged), customer, charge_reason)}</>
}
