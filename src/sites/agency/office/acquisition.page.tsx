import { OfficePage } from '#features/sign-in/screens/office-page.tsx'
import styles from './acquisition.module.css'
import { Office } from './office.tsx'

export const meta = { title: 'Acquisition – Sternsinger', description: 'Whom to win next', noindex: true }

/** Until the list of prospective customers is there, a page that says so. */
export default function AcquisitionPage() {
  return (
    <Office access="admin">
      {(user) => (
        <OfficePage user={user} title="Acquisition">
          <div className={styles.night}>
            <Street />
            <div className={styles.words}>
              <h2 className={styles.title}>Not open yet</h2>
              <p>
                From here we will go from door to door: find businesses that could use a website, keep a list of them,
                and write to them. Until then there is nothing to do here.
              </p>
            </div>
          </div>
        </OfficePage>
      )}
    </Office>
  )
}

/** Left edge, height and width of each house, and which of its windows have light. */
const houses = [
  { x: 0, height: 92, width: 70, lit: [] },
  { x: 74, height: 128, width: 56, lit: [1] },
  { x: 134, height: 78, width: 84, lit: [] },
  { x: 222, height: 150, width: 60, lit: [0, 3] },
  { x: 286, height: 104, width: 76, lit: [] },
  { x: 366, height: 132, width: 52, lit: [2] },
  { x: 422, height: 84, width: 78, lit: [] },
] as const

/** A street at night, and the star on its way from house to house. */
function Street() {
  return (
    <svg className={styles.street} viewBox="0 0 500 240" aria-hidden="true">
      {houses.map(({ x, height, width, lit }) => (
        <g key={x} transform={`translate(${x} ${240 - height})`}>
          <path className={styles.house} d={`M0 ${height}V0L${width / 2} -26L${width} 0V${height}Z`} />
          {[0, 1, 2, 3].map((window) => (
            <rect
              key={window}
              className={(lit as readonly number[]).includes(window) ? styles.lit : styles.window}
              x={width / 2 - 15 + (window % 2) * 18}
              y={10 + Math.floor(window / 2) * 28}
              width={12}
              height={16}
            />
          ))}
        </g>
      ))}
      <polygon
        className={styles.star}
        points="0,-50 6,-16 35,-35 16,-6 50,0 16,6 35,35 6,16 0,50 -6,16 -35,35 -16,6 -50,0 -16,-6 -35,-35 -6,-16"
        transform="translate(178 78) scale(.5)"
      />
    </svg>
  )
}
