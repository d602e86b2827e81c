import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { ButtonLink } from '#kit/ui/button.tsx'
import { RedirectTimer } from '#kit/ui/redirect-timer.tsx'
import { findPage } from '#sites/find-page.ts'
import { home } from '../addresses.ts'
import { pictures } from '../pictures/pictures.ts'
import styles from './not-found.module.css'

export const meta = {
  title: 'Page not found · Rental Revolution',
  description: 'There is nothing at this address.',
  noindex: true,
}

export default function NotFoundPage() {
  const [path, navigate] = useLocation()
  useEffect(() => {
    const { elsewhere } = findPage(path)
    if (elsewhere !== undefined) navigate(elsewhere, { replace: true })
  }, [path, navigate])

  const { lost } = pictures
  return (
    <div className={styles.page}>
      <img {...lost} alt={lost.alt} className={styles.picture} />
      <div className={styles.words}>
        <h1>
          <span className={styles.number}>404</span> <span className={styles.title}>Page not found</span>
        </h1>
        <ButtonLink to={home} size="large">
          To the harbour now
        </ButtonLink>
        <RedirectTimer to={home} text="We take you back to the harbour in 5 seconds." stayed="You stay here." />
      </div>
    </div>
  )
}
