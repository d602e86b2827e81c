import type { Flow } from '#features/price-rules/contract.ts'
import { type ExtraRow, getExtrasLeft } from '#features/price-rules/extras/contract.ts'
import { leftWords, priceWords } from '#features/price-rules/extras/rules.ts'
import type { Vehicle } from '#features/vehicles/contract.ts'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import type { Extra } from '../../contract.ts'
import { extraName, offeredExtras } from '../../rules/prices.ts'
import { words } from '../../words.ts'
import { captainText } from '../party-fields.tsx'
import { ExtraBox } from './extra-box.tsx'
import { FishingPermits } from './fishing-permits.tsx'

type ExtrasFieldsProps = {
  vehicle: Vehicle
  flow: Flow
  rows: readonly ExtraRow[]
  /** When they would be had, `YYYY-MM-DDTHH:MM`; undefined as long as that is not chosen. */
  during: { startsAt: string; endsAt: string } | undefined
  chosen: readonly Extra[]
  onExtra: (extra: Extra, wanted: boolean) => void
}

type OfferedBy = Pick<ExtrasFieldsProps, 'flow' | 'rows'>

/** `Jukebox $10, Captain $49 per hour`. */
export const extrasNote = (vehicle: Vehicle, by: OfferedBy): string =>
  offeredExtras(vehicle, by.flow, by.rows)
    .map((extra) => `${extraName(extra, by.rows)} ${priceText(vehicle, extra, by)}`)
    .join(', ')

/** What can be had besides the vehicle, with its price, and how many are left then where there are only so many. */
export function ExtrasFields({ vehicle, flow, rows, during, chosen, onExtra }: ExtrasFieldsProps) {
  const offered = offeredExtras(vehicle, flow, rows)
  const left = useLeft(offered, rows, during)
  return (
    <>
      {offered.length > 0 && (
        <div>
          {offered.map((extra) => {
            const isCompulsory = extra === 'captain' && vehicle.license === 'captain'
            const isChosen = isCompulsory || chosen.includes(extra)
            const count = left[extra]
            return (
              <ExtraBox
                key={extra}
                name={`extra_${extra}`}
                label={extraName(extra, rows)}
                price={priceText(vehicle, extra, { flow, rows })}
                hint={
                  isCompulsory
                    ? words.onlyWithCaptain(vehicle.name)
                    : count === undefined
                      ? undefined
                      : leftWords(count)
                }
                checked={isChosen}
                disabled={isCompulsory || (count === 0 && !isChosen)}
                onChange={(wanted) => onExtra(extra, wanted)}
              />
            )
          })}
        </div>
      )}
      <FishingPermits vehicle={vehicle} />
    </>
  )
}

/** Asked only where there is something to ask of. */
function useLeft(
  offered: readonly Extra[],
  rows: readonly ExtraRow[],
  during: ExtrasFieldsProps['during'],
): Readonly<Record<Extra, number>> {
  const isLimited = rows.some(({ key, stock }) => stock !== null && offered.includes(key))
  const asked = isLimited && during ? { params: { from: during.startsAt, until: during.endsAt } } : undefined
  return useEndpoint(getExtrasLeft, asked).data ?? {}
}

function priceText(vehicle: Vehicle, extra: Extra, { flow, rows }: OfferedBy): string {
  const row = rows.find(({ key }) => key === extra)
  return row ? priceWords(row, flow) : captainText(vehicle)
}
