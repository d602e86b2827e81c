import { useState } from 'react'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { PlusIcon } from '#kit/ui/icons.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Toaster } from '#kit/ui/toaster.tsx'
import { type VehicleType, vehicleTypes } from '../../contract.ts'
import { words } from '../../words.ts'
import { typeNames } from '../type-names.ts'
import styles from './desk-bar.module.css'
import { LogbookDialog } from './logbook-dialog.tsx'

type DeskBarProps = {
  user: SignedInUser
  type: VehicleType | 'all'
  mainMenu: string
  /** The address of the form that adds a vehicle of a type. */
  addTo: (type: VehicleType) => string
}

/** What staff do with the fleet as a whole, above its cards. */
export function DeskBar({ user, type, mainMenu, addTo }: DeskBarProps) {
  const [shown, setShown] = useState<'logbook' | 'types'>()
  const close = () => setShown(undefined)
  return (
    <>
      <nav className={styles.bar} aria-label={words.staff}>
        <ButtonLink to={mainMenu} variant="secondary">
          {words.mainMenu}
        </ButtonLink>
        {user.admin && (
          <Button variant="secondary" onClick={() => setShown('logbook')}>
            {words.logbook}
          </Button>
        )}
        <AddButton type={type} addTo={addTo} onAsk={() => setShown('types')} className={styles.add} />
      </nav>
      <Dialog open={shown === 'types'} onClose={close} title={words.whatAdd} size="small">
        <ul className={styles.types}>
          {vehicleTypes.map((one) => (
            <li key={one}>
              <Link to={addTo(one)} className={styles.type}>
                {words.oneOf(typeNames[one].singular)}
              </Link>
            </li>
          ))}
        </ul>
      </Dialog>
      <LogbookDialog open={shown === 'logbook'} onClose={close} />
      <Toaster />
    </>
  )
}

type AddButtonProps = Pick<DeskBarProps, 'type' | 'addTo'> & { onAsk: () => void; className?: string | undefined }

function AddButton({ type, addTo, onAsk, className }: AddButtonProps) {
  if (type === 'all') {
    return (
      <Button icon={<PlusIcon />} className={className} onClick={onAsk}>
        {words.add}
      </Button>
    )
  }
  return (
    <ButtonLink to={addTo(type)} icon={<PlusIcon />} className={className}>
      {words.add}
    </ButtonLink>
  )
}
