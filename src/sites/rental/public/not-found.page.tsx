import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { ButtonLink } from '#kit/ui/button.tsx'
import { RedirectTimer } from '#kit/ui/redirect-timer.tsx'
import { findPage } from '#sites/find-page.ts'
import { home, inSite } from '../addresses.ts'
import { pictures } from '../pictures/pictures.ts'
import { words } from '../words.ts'
import styles from './not-found.module.css'

export const meta = {
  title: words.lostTitle,
  description: words.lostDescription,
  noindex: true,
}

export default function NotFoundPage() {
  const [path, navigate] = useLocation()
  useEffect(() => {
    const { elsewhere } = findPage(inSite(path))
    if (elsewhere !== undefined) navigate(elsewhere, { replace: true })
  }, [path, navigate])

  const { lost } = pictures
  return (
    <div className={styles.page}>
      <img {...lost} alt={lost.alt} className={styles.picture} />
      <div className={styles.words}>
        <h1>
          <span className={styles.number}>404</span> <span className={styles.title}>{words.lost}</span>
        </h1>
        <ButtonLink to={home} size="large">
          {words.toHarbour}
        </ButtonLink>
        <RedirectTimer to={home} text={words.lostTimer} stayed={words.youStay} />
      </div>
    </div>
  )
}
