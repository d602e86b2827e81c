import { typeTitles } from '#features/vehicles/screens/type-names.ts'
import { formatDay } from '#kit/shared/day.ts'
import { Badge } from '#kit/ui/badge.tsx'
import { Button } from '#kit/ui/button.tsx'
import layout from '#kit/ui/layout.module.css'
import type { CareOfBoat } from '../contract.ts'
import { words } from '../words.ts'
import type { Asked } from './asked.ts'
import styles from './care.module.css'
import { hoursText } from './hours-text.ts'

const tones = { none: 'plain', fine: 'success', soon: 'warning', due: 'danger' } as const

type BoatCareProps = { boat: CareOfBoat; mayPlan: boolean; onAsk: (asked: Asked) => void }

/** How much a boat was used, how its service stands, and what there is to do about it. */
export function BoatCare({ boat, mayPlan, onAsk }: BoatCareProps) {
  const { vehicle_name: name, vehicle_type, has_engine, service, every_hours, due_on, last } = boat
  const hasHours = has_engine || every_hours !== null
  const look = { size: 'small', variant: 'secondary' } as const
  return (
    <li className={styles.card} aria-label={name}>
      <div className={styles.head}>
        <div>
          <h3 className={styles.name}>{name}</h3>
          <p className={layout.note}>{typeTitles[vehicle_type]}</p>
        </div>
        {service !== 'none' && <Badge tone={tones[service]}>{words.serviceStates[service]}</Badge>}
      </div>
      {hasHours && <Hours boat={boat} />}
      <p className={layout.note}>
        {last
          ? words.lastService(formatDay(last.done_on), hasHours ? hoursText(last.hours) : '', last.by)
          : words.noneNoted}
        {last && last.note !== '' && `: ${last.note}`}
        {due_on !== null && ` · ${words.dueOn(formatDay(due_on))}`}
      </p>
      <div className={layout.row2}>
        <Button
          {...look}
          aria-label={words.stateOf(words.serviceDone, name)}
          onClick={() => onAsk({ do: 'service', boat })}
        >
          {words.serviceDone}
        </Button>
        {mayPlan && (
          <Button {...look} aria-label={words.stateOf(words.plan, name)} onClick={() => onAsk({ do: 'plan', boat })}>
            {words.plan}
          </Button>
        )}
      </div>
    </li>
  )
}

function Hours({ boat: { service, hours, hours_since, every_hours } }: { boat: CareOfBoat }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{words.hoursInAll}</dt>
        <dd>{words.hours(hoursText(hours))}</dd>
      </div>
      <div>
        <dt>{words.sinceService}</dt>
        <dd>
          {every_hours === null
            ? words.hours(hoursText(hours_since))
            : words.ofHours(hoursText(hours_since), every_hours)}
          {every_hours !== null && (
            <progress className={styles.gauge} data-state={service} max={every_hours} value={hours_since} aria-hidden />
          )}
        </dd>
      </div>
    </dl>
  )
}
