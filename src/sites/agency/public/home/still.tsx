import styles from './still.module.css'

/** The picture in a shop's window. */
export const Still = ({ src }: { src: string }) => (
  <img className={styles.still} src={src} width={640} height={400} alt="" loading="lazy" decoding="async" />
)
