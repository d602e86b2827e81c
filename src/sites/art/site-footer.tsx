import { Link } from '#kit/ui/link.tsx'
import styles from './site-footer.module.css'

/** Who made all this up, and what the law asks for. */
export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <p className={styles.name}>Lina Falke</p>
      <p className={styles.note}>
        An artist who does not exist, on a sample site by <a href="/">Sternsinger</a>. The works and the words were made
        for it.
      </p>
      <nav aria-label="Footer" className={styles.ways}>
        <Link to="/ArtAlley/login">Login</Link>
        <a href="/imprint">Imprint</a>
        <a href="/privacy">Privacy</a>
        <Link to="/ArtAlley/accessibility">Accessibility</Link>
      </nav>
    </footer>
  )
}
