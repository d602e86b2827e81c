import { Button } from './button.tsx'
import { useMapsConsent } from './maps-consent.ts'

/** Whether maps are loaded in this browser, and how to change that. */
export function MapsChoice() {
  const [agrees, set] = useMapsConsent()
  return (
    <>
      <p role="status">
        <strong>{agrees ? 'You have agreed to maps in this browser.' : 'You have not agreed to maps.'}</strong>
      </p>
      <p>
        <Button variant="secondary" onClick={() => set(!agrees)}>
          {agrees ? 'Withdraw consent' : 'Agree to maps'}
        </Button>
      </p>
    </>
  )
}
