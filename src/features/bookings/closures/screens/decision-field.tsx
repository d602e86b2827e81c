import { SelectField } from '#kit/ui/select-field.tsx'
import { formatSpan } from '../../timeline/rules.ts'
import type { PlaceOut } from '../contract.ts'
import { words } from '../words.ts'
import type { Chosen, OpenParty } from './use-review.ts'

type DecisionFieldProps = {
  party: OpenParty
  chosen: Chosen
  isTwice: boolean
  onChange: (chosen: Chosen) => void
}

/** What becomes of a booking: one of the places that it can go to, or what else there is. */
export function DecisionField({ party, chosen, isTwice, onChange }: DecisionFieldProps) {
  const { places, email, name } = party
  return (
    <SelectField
      label={words.whatBecomes(name)}
      name={`party-${party.booking_id}`}
      value={chosen}
      error={isTwice ? words.isTwice : undefined}
      hint={places.length === 0 ? words.noPlace : undefined}
      onChange={onChange}
      options={[
        ...places.map((place) => ({ value: place.key, label: placeWords(place) })),
        { value: 'ask', label: words.decisionNames.ask, disabled: email === '' },
        { value: 'cancel', label: words.decisionNames.cancel },
        { value: 'keep', label: words.decisionNames.keep },
      ]}
    />
  )
}

/** `Teal, 10 am to 12 pm`: short enough for a phone. */
function placeWords({ spots, is_same_kind, lacks_license }: PlaceOut): string {
  const [first] = spots
  const boats = spots.map(({ vehicle_name }) => vehicle_name).join(' + ')
  const said = (is_same_kind ? words.placeOf : words.placeOfOtherKind)(boats, first ? formatSpan(first) : '')
  return lacks_license ? words.placeLacksLicense(said) : said
}
