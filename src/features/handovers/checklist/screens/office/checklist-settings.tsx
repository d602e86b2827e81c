import { SettingsPart } from '#features/settings/screens/office/settings-part.tsx'
import { vehicleTypes } from '#features/vehicles/contract.ts'
import { typeTitles } from '#features/vehicles/screens/type-names.ts'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { getChecklists } from '../../contract.ts'
import { words } from '../../words.ts'
import styles from './item-list.module.css'
import { ItemList } from './item-list.tsx'

/** For admins: what is looked at on boats of each kind. */
export function ChecklistSettings() {
  const lists = useEndpoint(getChecklists)
  const listOf = (vehicle_type: (typeof vehicleTypes)[number]) =>
    lists.data?.checklists.find((list) => list.vehicle_type === vehicle_type) ?? { vehicle_type, version: 0, items: [] }
  return (
    <SettingsPart name="checklists" title={words.title} text={words.lead}>
      {lists.data ? (
        <Tabs
          className={styles.kinds ?? ''}
          label={words.kinds}
          tabs={vehicleTypes.map((type) => ({
            id: type,
            label: [typeTitles[type], listOf(type).items.length || ''].join(' ').trim(),
            content: <ItemList key={type} list={listOf(type)} />,
          }))}
        />
      ) : (
        <Pending query={lists} what={words.theLists} blocks={1} />
      )}
    </SettingsPart>
  )
}
