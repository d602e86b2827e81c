import { useLocation, useSearch } from 'wouter'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { OfficePage } from '#features/sign-in/screens/office-page.tsx'
import { PeopleSearch } from './people-search.tsx'
import { PersonView } from './person-view.tsx'
import styles from './privacy-tools.module.css'
import { RetentionList } from './retention-list.tsx'

/** Finds a person in everything that is kept, and gives out or erases what there is; what goes by itself stands below. */
export function PrivacyTools({ user }: { user: SignedInUser }) {
  const [path] = useLocation()
  const person = new URLSearchParams(useSearch()).get('person')
  const addressOf = (chosen: string | undefined) =>
    chosen === undefined ? path : `${path}?${new URLSearchParams({ person: chosen })}`
  return (
    <OfficePage
      user={user}
      title="Privacy"
      lead="What we know of a person, to give out or to erase; and what goes by itself."
    >
      {person === null ? (
        <div className={styles.page}>
          <PeopleSearch addressOf={addressOf} />
          <RetentionList />
        </div>
      ) : (
        <PersonView key={person} user={user} person={person} back={addressOf(undefined)} />
      )}
    </OfficePage>
  )
}
