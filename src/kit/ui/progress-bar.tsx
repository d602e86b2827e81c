import styles from './progress-bar.module.css'

/** A thin bar at the top while `<html data-loading>`, i.e. while a page's code is on its way; only after 150 ms. */
export function ProgressBar() {
  return <div className={styles.bar} aria-hidden="true" />
}
