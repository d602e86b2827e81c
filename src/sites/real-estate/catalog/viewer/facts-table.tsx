import { typeNames } from '#features/properties/rules/properties.ts'
import { areaOf, type OfferLanguage, type Property } from '#features/properties/rules.ts'
import styles from './facts-table.module.css'
import { offerWords } from './offer-words.ts'

/** What can be said of a property in numbers. */
export function FactsTable({ property, language }: { property: Property; language: OfferLanguage }) {
  const { type, facts } = property
  const say = offerWords[language]
  const rows = [
    [say.kind, typeNames[language][type]],
    facts.rooms !== undefined && [say.rooms, facts.rooms],
    [type === 'industry' ? say.floorArea : say.livingArea, areaOf(facts.area, language)],
    facts.plot !== undefined && [say.plot, areaOf(facts.plot, language)],
    [say.year, facts.year],
  ] as const
  return (
    <table className={styles.facts}>
      <tbody>
        {rows.map(
          (row) =>
            row && (
              <tr key={row[0]}>
                <th scope="row">{row[0]}</th>
                <td>{row[1]}</td>
              </tr>
            ),
        )}
      </tbody>
    </table>
  )
}
