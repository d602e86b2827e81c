import type { CSSProperties } from 'react'
import { Singers } from './singers.tsx'
import styles from './street.module.css'
import { type Goods, ground, houses } from './street-houses.ts'

/** Silhouettes in the shop windows, from their lower left corner. */
const goodsShapes: Readonly<Record<Goods, string>> = {
  boat: 'M16-12h62l-10 10H24zM44-14v-38l24 32zM40-16v-30L22-18z',
  key: 'M14-29a15 15 0 1 1 28-7h42v14h-10v-8h-7v12h-10v-12h-15a15 15 0 0 1-28 1zm8-3a7 7 0 1 0 14 0a7 7 0 1 0-14 0z',
  prawn:
    'M28-10c30 8 56-8 54-28-8-12-26-12-34-4 12-2 18 2 20 8-4 10-18 14-36 12zM28-12l-10-8 2 14zM76-42l12-10M72-44l4-12',
  frame: 'M22-50h24v40H22zM54-44h28v26H54zM27-45v30h14v-30zM59-39v16h18v-16z',
}

/**
 * A street in the snow at night. The star singers walk along it, and light up the houses they have been to; the rest as
 * one scrolls on. Where less motion is asked for they stand half-way.
 */
export function Street() {
  return (
    <div className={styles.street}>
      <div className={styles.stage}>
        <svg viewBox="0 0 1600 400" aria-hidden="true">
          <defs>
            <radialGradient id="street-glow">
              <stop offset="0" className={styles.glowCore} />
              <stop offset="1" className={styles.glowEdge} />
            </radialGradient>
          </defs>
          <path className={styles.hills} d="M0 262Q180 196 380 236T760 214T1180 226T1600 190V400H0Z" />
          {houses.map((house) => (
            <g key={house.middle}>
              <path className={styles.walls} d={house.walls} />
              <path className={styles.lines} d={house.lines} />
              <path className={styles.snow} d={house.snow} />
              <path className={styles.dark} d={house.dark} />
            </g>
          ))}
          {houses.map((house) => (
            <g key={house.middle} style={at(house.middle)}>
              <g className={lightOf(house.middle)}>
                {house.goods && (
                  <ellipse cx={house.display[0] + 50} cy={ground - 44} rx="165" ry="120" fill="url(#street-glow)" />
                )}
                <path className={styles.lit} d={house.lit} />
              </g>
              <path className={styles.bars} d={house.bars} />
              {house.goods && (
                <path
                  className={styles.goods}
                  fillRule="evenodd"
                  d={goodsShapes[house.goods]}
                  transform={`translate(${house.display[0]} ${ground - 14})`}
                />
              )}
            </g>
          ))}
          <path className={styles.ground} d="M0 348Q120 336 300 346T640 342T980 348T1300 341T1600 347V401H0Z" />
          {houses.map(
            ({ goods, middle, display: [x] }) =>
              goods && (
                <g key={middle} style={at(middle)}>
                  <path
                    className={`${styles.pool} ${lightOf(middle)}`}
                    d={`M${x - 2} 347L${x - 26} 372Q${x + 50} 380 ${x + 126} 371L${x + 100} 347Z`}
                  />
                </g>
              ),
          )}
        </svg>
        <Singers />
      </div>
    </div>
  )
}

/** Those to the left of the singers have been visited. */
const lightOf = (middle: number) => (middle < 870 ? styles.visited : styles.ahead)

/** Where a house stands, for when its windows light up. */
const at = (middle: number) => ({ '--at': middle }) as CSSProperties
