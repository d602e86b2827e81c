import type { ReactNode } from 'react'
import { classNames } from '#kit/ui/class-names.ts'
import styles from './sea.module.css'

/** The shells from the tail to the head: letter, place, radius, and the turn of the letter in degrees. */
const shells = [
  ['S', 566, 470, 66, 150],
  ['N', 612, 356, 80, 104],
  ['W', 552, 232, 96, 54],
  ['A', 410, 164, 108, 6],
  ['R', 260, 228, 118, -36],
  ['P', 176, 380, 128, -72],
] as const

type SeaProps = {
  /** The prawn lies on its back. */
  capsized?: boolean
  children: ReactNode
}

/** A look down through the water: in it a prawn made of its own name, text on the sea floor. */
export function Sea({ capsized, children }: SeaProps) {
  return (
    <main className={styles.sea} tabIndex={-1}>
      <svg
        className={classNames(styles.prawn, capsized && styles.capsized)}
        viewBox="-70 30 790 570"
        aria-hidden="true"
      >
        <g className={styles.feelers}>
          <path d="M130 480C10 480 -50 360 -40 190" />
          <path d="M140 496C0 530 -70 440 -62 320" />
        </g>
        <g className={styles.legs}>
          <path d="M262 440q16 46-10 86M318 392q28 42 10 86M376 356q34 34 26 80M434 338q36 26 38 70" />
        </g>
        <path
          className={styles.tail}
          d="M528 486C480 470 430 500 410 540C450 540 470 552 488 590C520 570 552 540 548 500z"
        />
        {shells.map(([letter, x, y, radius, turn]) => (
          <g key={letter} transform={`translate(${x} ${y}) rotate(${turn})`}>
            <circle className={styles.shell} r={radius} />
            <text className={styles.letter} fontSize={radius * 1.2} textAnchor="middle" dominantBaseline="central">
              {letter}
            </text>
          </g>
        ))}
      </svg>
      <div className={styles.words}>{children}</div>
    </main>
  )
}
