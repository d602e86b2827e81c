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

/** How much a boat was used, how its service stands, and what there is to do about it. */
export function BoatCare({ boat, onAsk }: { boat: CareOfBoat; onAsk: (asked: Asked) => void }) {
  const { vehicle_name: name, service, hours, hours_since, every_hours, due_on, last } = boat
  const look = { size: 'small', variant: 'secondary' } as const
  return (
    <li className={styles.card} aria-label={name}>
      <div className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        {service !== 'none' && <Badge tone={tones[service]}>{words.serviceStates[service]}</Badge>}
      </div>
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
              <progress
                className={styles.gauge}
                data-state={service}
                max={every_hours}
                value={hours_since}
                aria-hidden
              />
            )}
          </dd>
        </div>
      </dl>
      <p className={layout.note}>
        {last ? words.lastService(formatDay(last.done_on), hoursText(last.hours), last.by) : words.noneNoted}
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
        <Button {...look} aria-label={words.stateOf(words.plan, name)} onClick={() => onAsk({ do: 'plan', boat })}>
          {words.plan}
        </Button>
      </div>
    </li>
  )
}
