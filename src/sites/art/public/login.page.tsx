import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useArtist } from '#features/gallery/screens/use-artist.ts'
import { artLogin } from '#features/sign-in/contract/art.ts'
import { LoginForm } from '#features/sign-in/screens/login-form.tsx'
import { Link } from '#kit/ui/link.tsx'
import { ServerState } from '#kit/ui/server-state.tsx'
import { words } from '../words.ts'
import styles from './login.module.css'

export const meta = {
  title: words.loginTitle,
  description: words.loginDescription,
  noindex: true,
}

const gallery = '/ArtAlley/gallery'

/** The artist's way in. Who is in already goes on to the gallery. */
export default function LoginPage() {
  return (
    <ServerState>
      <Login />
    </ServerState>
  )
}

function Login() {
  const [, navigate] = useLocation()
  const isArtist = Boolean(useArtist())
  useEffect(() => {
    if (isArtist) navigate(gallery, { replace: true })
  }, [isArtist, navigate])
  return (
    <main className={styles.page} tabIndex={-1}>
      <h1 className={styles.title}>{words.login}</h1>
      <div className={styles.entry}>
        <p className={styles.lead}>{words.loginLead}</p>
        <LoginForm using={artLogin} onSignedIn={() => navigate(gallery, { replace: true })} />
        <p>
          <Link to={gallery}>{words.backToGallery}</Link>
        </p>
      </div>
    </main>
  )
}
