import { type PointerEvent, useId, useRef } from 'react'
import { FieldMessage, useMessage } from '#kit/ui/field.tsx'
import { words } from '../../words.ts'
import styles from './fuel-gauge.module.css'
import { arcTo, dial, eighths, isOnArc, levelAt, levelText, pointAt } from './gauge.ts'

type FuelGaugeProps = {
  name: string
  of: 'tank' | 'battery'
  /** Eighths; null until somebody has looked. */
  level: number | null
  onChange: (level: number) => void
  /** How full it was before, marked on the dial. */
  before?: number | undefined
}

/** How full the tank or the battery is: a dial to touch or turn, whose marks are radio buttons. */
export function FuelGauge({ name, of, level, onChange, before }: FuelGaugeProps) {
  const id = useId()
  const message = useMessage(name, undefined)
  const turning = useTurning((next) => {
    if (next !== level) onChange(next)
  })
  return (
    <fieldset className={styles.gauge} aria-describedby={message ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{words.gauges[of]}</legend>
      <div className={styles.dial}>
        <svg className={styles.drawing} viewBox={`0 0 ${dial.width} ${dial.height}`} aria-hidden="true" {...turning}>
          <path className={styles.track} d={arcTo(8, dial.track)} />
          {level !== null && <path className={styles.filled} d={arcTo(level, dial.track)} />}
          {eighths.slice(1, -1).map((mark) => (
            <Tick key={mark} level={mark} isFilled={level !== null && mark < level} />
          ))}
          {before !== undefined && <Buoy className={styles.before} level={before} />}
          {level !== null && <Buoy className={styles.buoy} level={level} />}
        </svg>
        {eighths.map((mark) => {
          const { x, y } = pointAt(mark, dial.labels)
          const place = { left: `${(x / dial.width) * 100}%`, top: `${(y / dial.height) * 100}%` }
          return (
            <label key={mark} className={styles.mark} style={place}>
              <input
                className={styles.radio}
                type="radio"
                name={`${name}-${id}`}
                aria-label={levelText(mark)}
                aria-invalid={message ? true : undefined}
                checked={mark === level}
                onChange={() => onChange(mark)}
              />
              <span aria-hidden="true">
                {mark === 0 ? words.marks.empty : mark === 8 ? words.marks.full : levelText(mark)}
              </span>
            </label>
          )
        })}
        <p className={styles.value} aria-hidden="true">
          {level === null ? '?' : levelText(level)}
        </p>
      </div>
      {before !== undefined && (
        <p className={styles.reminder}>
          <span className={styles.ring} aria-hidden="true" />
          {words.before(levelText(before))}
        </p>
      )}
      {message && <FieldMessage id={`${id}-error`} message={message} />}
    </fieldset>
  )
}

type Turn = { x: number; y: number; isTurning: boolean }

/** Pixels that a finger moves sideways before it turns the dial: whoever scrolls over it changes nothing. */
const slack = 8

/** A mouse or a pen sets the dial where it is put down, a finger where it is lifted or as it is drawn along. */
function useTurning(onTurn: (level: number) => void) {
  const start = useRef<Turn>(undefined)
  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) => {
    const box = currentTarget.getBoundingClientRect()
    const scale = dial.width / box.width
    return { x: (clientX - box.left) * scale, y: (clientY - box.top) * scale }
  }
  return {
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      if (!isOnArc(pointOf(event))) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const isTurning = event.pointerType !== 'touch'
      start.current = { x: event.clientX, y: event.clientY, isTurning }
      if (isTurning) onTurn(levelAt(pointOf(event)))
    },
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
      const turn = start.current
      if (!turn) return
      const [right, down] = [Math.abs(event.clientX - turn.x), Math.abs(event.clientY - turn.y)]
      turn.isTurning ||= right > slack && right > down
      if (turn.isTurning) onTurn(levelAt(pointOf(event)))
    },
    onPointerUp: (event: PointerEvent<SVGSVGElement>) => {
      if (start.current) onTurn(levelAt(pointOf(event)))
      start.current = undefined
    },
    onPointerCancel: () => {
      start.current = undefined
    },
  }
}

function Tick({ level, isFilled }: { level: number; isFilled: boolean }) {
  const [from, to] = [pointAt(level, dial.track - 8), pointAt(level, dial.track + 8)]
  return <line className={isFilled ? styles.tickFilled : styles.tick} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
}

function Buoy({ level, className }: { level: number; className: string | undefined }) {
  const { x, y } = pointAt(level, dial.track)
  return <circle className={className} cx={x} cy={y} r={11} />
}
