import { Button } from './button.tsx'
import { useMapsConsent } from './maps-consent.ts'
import { words } from './words.ts'

/** Whether maps are loaded in this browser, and how to change that. */
export function MapsChoice() {
  const [agrees, set] = useMapsConsent()
  return (
    <>
      <p role="status">
        <strong>{agrees ? words.agreedToMaps : words.notAgreedToMaps}</strong>
      </p>
      <p>
        <Button variant="secondary" onClick={() => set(!agrees)}>
          {agrees ? words.withdrawConsent : words.agreeToMaps}
        </Button>
      </p>
    </>
  )
}
