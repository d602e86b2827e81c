import { classNames } from '#kit/ui/class-names.ts'
import styles from './about.module.css'
import { useArrival } from './use-arrival.ts'

/** Each stroke of the chalk, in the order of writing. */
const strokes = [
  'M62 44L62 96M38 58L86 84M87 57L39 85',
  'M196 46C168 34 140 52 142 76C144 98 172 104 196 92',
  'M232 70L264 70M248 54L248 87',
  'M304 98C305 80 307 62 311 46C320 62 328 76 336 86C344 74 352 60 361 44C365 62 367 80 368 98',
  'M404 70L436 69M420 54L420 86',
  'M478 44C476 62 476 80 477 97C496 102 520 94 516 80C513 70 496 68 482 69C500 66 512 60 508 50C503 42 488 42 476 46',
  'M586 44L586 96M562 58L610 84M611 57L563 85',
]

/** The beam over a door, with the blessing that the singers leave. It is written when one comes by. */
export function Lintel({ label }: { label: string }) {
  const { ref, lit, played } = useArrival<SVGSVGElement>()
  return (
    <svg
      ref={ref}
      className={classNames(styles.lintel, !lit && styles.blank, played && styles.written)}
      viewBox="0 0 648 140"
      role="img"
      aria-label={label}
    >
      <filter id="chalk-grain" x="-2%" y="-10%" width="104%" height="120%">
        <feTurbulence type="fractalNoise" baseFrequency="0.55" numOctaves="2" seed="4" result="grain" />
        <feColorMatrix in="grain" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -4.2 3.25" result="holes" />
        <feDisplacementMap in="SourceGraphic" in2="grain" scale="3.5" result="rough" />
        <feComposite in="rough" in2="holes" operator="in" />
      </filter>
      <path
        className={styles.grain}
        d="M-900 18Q-300 6 160 14T648 12T1560 22M-900 126Q-200 134 420 120T1560 128M-900 66Q-400 50 60 62M560 104Q900 92 1560 108"
      />
      <g filter="url(#chalk-grain)">
        {strokes.map((stroke) => (
          <path key={stroke} className={styles.stroke} d={stroke} pathLength={1} />
        ))}
      </g>
    </svg>
  )
}
