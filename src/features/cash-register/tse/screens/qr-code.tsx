import type { Code } from '../contract.ts'
import styles from './tse.module.css'

/** Dark on light with a quiet zone, whatever is around it. */
export const QrCode = ({ size, path, label }: Code & { label: string }) => (
  <svg
    className={styles.code}
    viewBox={`-4 -4 ${size + 8} ${size + 8}`}
    role="img"
    aria-label={label}
    shapeRendering="crispEdges"
  >
    <path d={path} />
  </svg>
)
