import { useLocation } from 'wouter'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { RegisterForm } from '#features/sign-in/screens/register-form.tsx'
import { mainMenuOf, signedInPage } from '#features/sign-in/screens/signed-in.tsx'
import { useArrival } from '#features/sign-in/screens/use-arrival.ts'
import { loginAddress } from '#features/sign-in/screens/way-back.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import layout from '#kit/ui/layout.module.css'
import { Loading } from '#kit/ui/skeleton.tsx'
import { officeMeta } from './office-meta.ts'
import styles from './register.module.css'
import { words } from './words.ts'

export const meta = officeMeta(words.newEmployee, words.newEmployeeText)

/** For admins; anybody else who is signed in is signed out and sent to the login. */
export default signedInPage('staff', (user) => (user.admin ? <NewEmployee user={user} /> : <Leave />))

function NewEmployee({ user }: { user: SignedInUser }) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{words.newEmployee}</h1>
        <nav className={layout.row2} aria-label={words.staff}>
          <ButtonLink to={mainMenuOf(user)} variant="secondary">
            {words.mainMenu}
          </ButtonLink>
          <ButtonLink to="/RentalRevolution/employees" variant="secondary">
            {words.employees}
          </ButtonLink>
        </nav>
      </header>
      <RegisterForm />
    </div>
  )
}

function Leave() {
  const [path, navigate] = useLocation()
  useArrival(
    () => 'leaves',
    () => navigate(loginAddress(path, 'notAdmin'), { replace: true }),
  )
  return <Loading what={words.signingOut} lines={3} />
}
